import LayoutEngine

extension Style {
  mutating func readGrid(_ name: String, _ value: JSONValue) -> Bool {
    switch name {
    case "gridTemplateColumns": return setTracks(\.gridTemplateColumns, value)
    case "gridTemplateRows": return setTracks(\.gridTemplateRows, value)
    case "gridAutoColumns": return setSizes(\.gridAutoColumns, value)
    case "gridAutoRows": return setSizes(\.gridAutoRows, value)
    case "gridTemplateAreas": return setAreas(value)
    case "gridColumnStart": return setLine(\.gridColumnStart, value)
    case "gridColumnEnd": return setLine(\.gridColumnEnd, value)
    case "gridRowStart": return setLine(\.gridRowStart, value)
    case "gridRowEnd": return setLine(\.gridRowEnd, value)
    default: return false
    }
  }

  private mutating func setTracks(
    _ path: WritableKeyPath<Style, [TemplateTrack]>, _ value: JSONValue
  ) -> Bool {
    guard let tracks = value.list?.map({ TemplateTrack(json: $0) }), !tracks.contains(nil) else {
      return value.string == "none"
    }
    self[keyPath: path] = tracks.compactMap { $0 }
    return true
  }

  private mutating func setSizes(
    _ path: WritableKeyPath<Style, [TrackSize]>, _ value: JSONValue
  ) -> Bool {
    guard let sizes = value.list?.map({ TrackSize(json: $0) }), !sizes.contains(nil) else {
      return false
    }
    self[keyPath: path] = sizes.compactMap { $0 }
    return true
  }

  private mutating func setLine(_ path: WritableKeyPath<Style, GridLine>, _ value: JSONValue)
    -> Bool
  {
    guard let line = GridLine(json: value) else { return false }
    self[keyPath: path] = line
    return true
  }

  /// Areas are written as CSS writes them: a list of rows, names apart by spaces, `.` for none.
  private mutating func setAreas(_ value: JSONValue) -> Bool {
    guard let rows = value.list?.compactMap(\.string) else { return false }
    gridTemplateAreas = rows.map { row in
      row.split(separator: " ").map { $0 == "." ? nil : String($0) }
    }
    return true
  }
}

extension JSONValue {
  var list: [JSONValue]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  var object: [String: JSONValue]? {
    guard case .object(let object) = self else { return nil }
    return object
  }
}

extension GridLine {
  init?(json value: JSONValue) {
    switch value {
    case .number(let line): self = .line(Int(line))
    case .string("auto"): self = .auto
    case .string(let text): self.init(words: text.split(separator: " "))
    default: return nil
    }
  }

  /// Reads CSS's `span && <integer> && <custom-ident>`, in the order `span`, then either.
  private init?(words: [Substring]) {
    let isSpan = words.first == "span"
    let words = words.dropFirst(isSpan ? 1 : 0)
    let name = words.first { Int($0) == nil }.map(String.init)
    let number = words.lazy.compactMap { Int($0) }.first
    switch (name, number) {
    case (let name?, let number) where isSpan: self = .spanNamed(name, number ?? 1)
    case (let name?, let number?): self = .named(name, number)
    case (let name?, nil): self = .area(name)
    case (nil, let number?) where isSpan: self = .span(number)
    default: return nil
    }
  }
}

extension TrackBreadth {
  init?(json value: JSONValue) {
    switch value {
    case .number(let points): self = .points(points)
    case .string("auto"): self = .auto
    case .string("min-content"): self = .minContent
    case .string("max-content"): self = .maxContent
    case .string(let text):
      if let percent = percentage(text) {
        self = .percent(percent)
      } else if text.hasSuffix("fr"), let fraction = Double(text.dropLast(2)) {
        self = .fraction(fraction)
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension TrackSize {
  init?(json value: JSONValue) {
    if let object = value.object {
      if let limit = object["fitContent"].flatMap({ TrackBreadth(json: $0) }) {
        self = .fitContent(limit)
        return
      }
      guard let pair = object["minmax"]?.list, pair.count == 2,
        let low = TrackBreadth(json: pair[0]), let high = TrackBreadth(json: pair[1])
      else { return nil }
      self = .minmax(low, high)
      return
    }
    guard let breadth = TrackBreadth(json: value) else { return nil }
    self = .fixed(breadth)
  }
}

extension TemplateTrack {
  init?(json value: JSONValue) {
    guard let repetition = value.object?["repeat"]?.object else {
      if let text = value.string, text.hasPrefix("["), text.hasSuffix("]") {
        self = .names(text.dropFirst().dropLast().split(separator: " ").map(String.init))
        return
      }
      guard let size = TrackSize(json: value) else { return nil }
      self = .track(size)
      return
    }
    let tracks = (repetition["tracks"]?.list ?? []).compactMap { TemplateTrack(json: $0) }
    switch repetition["count"] {
    case .number(let count): self = .repeat(.count(Int(count)), tracks)
    case .string("auto-fill"): self = .repeat(.autoFill, tracks)
    case .string("auto-fit"): self = .repeat(.autoFit, tracks)
    default: return nil
    }
  }
}
