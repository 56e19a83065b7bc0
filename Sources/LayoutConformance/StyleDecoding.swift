import LayoutEngine

/// A style property that a vector file has and that no rule here reads.
struct UnknownProperty: Error, CustomStringConvertible {
  var name: String
  var value: JSONValue

  var description: String { "cannot read \(name): \(value)" }
}

extension Style {
  /// A style from camel-cased CSS longhands.
  init(properties: [String: JSONValue]) throws {
    self.init()
    for (name, value) in properties {
      let isRead =
        readKeyword(name, value) || readAlignment(name, value) || readSize(name, value)
        || readEdge(name, value) || readGrid(name, value)
      guard isRead else { throw UnknownProperty(name: name, value: value) }
    }
  }

  private mutating func readKeyword(_ name: String, _ value: JSONValue) -> Bool {
    switch name {
    case "display":
      set(
        \.display, value,
        [
          "flex": .flex, "grid": .grid, "block": .block,
          "none": .none, "contents": .contents,
        ])
    case "position":
      set(
        \.position, value,
        [
          "static": .static, "relative": .relative,
          "absolute": .absolute,
        ])
    case "direction": set(\.direction, value, ["ltr": .leftToRight, "rtl": .rightToLeft])
    case "boxSizing":
      set(
        \.boxSizing, value,
        [
          "content-box": .contentBox,
          "border-box": .borderBox,
        ])
    case "overflowX": set(\.overflowX, value, Self.overflows)
    case "overflowY": set(\.overflowY, value, Self.overflows)
    case "flexDirection":
      set(
        \.flexDirection, value,
        [
          "row": .row, "row-reverse": .rowReverse,
          "column": .column, "column-reverse": .columnReverse,
        ])
    case "flexWrap":
      set(
        \.flexWrap, value,
        [
          "nowrap": .noWrap, "wrap": .wrap,
          "wrap-reverse": .wrapReverse,
        ])
    case "gridAutoFlow":
      set(
        \.gridAutoFlow, value,
        [
          "row": .row, "column": .column,
          "row dense": .rowDense, "column dense": .columnDense, "dense": .rowDense,
        ])
    default: false
    }
  }

  private static let overflows: [String: Overflow] = [
    "visible": .visible, "clip": .clip, "hidden": .hidden, "scroll": .scroll, "auto": .auto,
  ]

  private mutating func set<Value>(
    _ path: WritableKeyPath<Style, Value>, _ value: JSONValue, _ names: [String: Value]
  ) -> Bool {
    guard let named = value.string.flatMap({ names[$0] }) else { return false }
    self[keyPath: path] = named
    return true
  }

  private mutating func readAlignment(_ name: String, _ value: JSONValue) -> Bool {
    guard let text = value.string else { return false }
    switch name {
    case "justifyContent": return set(\.justifyContent, ContentAlignment(css: text))
    case "alignContent": return set(\.alignContent, ContentAlignment(css: text))
    case "alignItems": return set(\.alignItems, ItemAlignment(css: text))
    case "alignSelf": return set(\.alignSelf, ItemAlignment(css: text))
    case "justifyItems": return set(\.justifyItems, ItemAlignment(css: text))
    case "justifySelf": return set(\.justifySelf, ItemAlignment(css: text))
    default: return false
    }
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Style, Value>, _ value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func readSize(_ name: String, _ value: JSONValue) -> Bool {
    switch name {
    case "width": set(\.width, Dimension(json: value))
    case "height": set(\.height, Dimension(json: value))
    case "minWidth": set(\.minWidth, Dimension(json: value))
    case "minHeight": set(\.minHeight, Dimension(json: value))
    case "maxWidth": set(\.maxWidth, Dimension(json: value))
    case "maxHeight": set(\.maxHeight, Dimension(json: value))
    case "flexBasis": set(\.flexBasis, Dimension(json: value))
    case "rowGap": set(\.rowGap, Dimension(json: value))
    case "columnGap": set(\.columnGap, Dimension(json: value))
    case "flexGrow": set(\.flexGrow, value.number)
    case "flexShrink": set(\.flexShrink, value.number)
    case "order": set(\.order, value.number.map { Int32($0) })
    case "aspectRatio": value.string == "auto" || set(\.aspectRatio, value.number)
    default: false
    }
  }

  private mutating func readEdge(_ name: String, _ value: JSONValue) -> Bool {
    if name.hasPrefix("border"), name.hasSuffix("Width") {
      let edge = String(name.dropFirst(6).dropLast(5))
      return value.number.map { border.set(edge, $0) } ?? false
    }
    guard let dimension = Dimension(json: value) else { return false }
    if name.hasPrefix("margin") { return margin.set(String(name.dropFirst(6)), dimension) }
    if name.hasPrefix("padding") { return padding.set(String(name.dropFirst(7)), dimension) }
    if name.hasPrefix("inset") { return inset.set(String(name.dropFirst(5)), dimension) }
    return inset.set(name.capitalized, dimension)
  }
}

extension BoxEdges {
  fileprivate mutating func set(_ edge: String, _ value: Value) -> Bool {
    switch edge {
    case "Top": top = value
    case "Right": right = value
    case "Bottom": bottom = value
    case "Left": left = value
    case "InlineStart": inlineStart = value
    case "InlineEnd": inlineEnd = value
    default: return false
    }
    return true
  }
}

extension Dimension {
  init?(json value: JSONValue) {
    switch value {
    case .number(let points): self = .points(points)
    case .string("auto"), .string("none"): self = .auto
    case .string("normal"): self = .points(0)
    case .string("content"): self = .content
    case .string("min-content"): self = .minContent
    case .string("max-content"): self = .maxContent
    case .string("fit-content"): self = .fitContent
    case .string("stretch"): self = .stretch
    case .string(let text):
      guard let percent = percentage(text) else { return nil }
      self = .percent(percent)
    default: return nil
    }
  }
}

/// Returns the number before a per cent sign.
func percentage(_ text: String) -> Double? {
  text.hasSuffix("%") ? Double(text.dropLast()) : nil
}
