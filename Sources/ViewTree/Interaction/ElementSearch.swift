/// Finds the one element on a screen that an action is aimed at, or says why there is none.
@MainActor
struct ElementSearch {
  let query: ElementQuery
  /// A closure that returns whether the action applies to an interaction.
  let accepts: (Interaction) -> Bool
  private let placed: [PlacedElement]

  init(_ query: ElementQuery, in root: Element, accepts: @escaping (Interaction) -> Bool) {
    (self.query, self.accepts) = (query, accepts)
    placed = root.placedElements
  }

  /// The first element that is meant and hears touches, wherever it lies.
  ///
  /// - Throws: ``InteractionError`` if there is none.
  func firstElement() throws(InteractionError) -> Element {
    let able = placed.indices.filter {
      placed[$0].hears && placed[$0].element.interactions.contains(where: accepts)
    }
    if let own = able.first(where: { query.matches(placed[$0].element) }) {
      return placed[own].element
    }
    for outer in placed.indices where query.names(placed[outer].element) {
      if let within = able.first(where: { $0 > outer && $0 < placed[outer].end }) {
        return placed[within].element
      }
    }
    return try element()
  }

  /// The one element, which can be seen and touched.
  ///
  /// - Throws: ``InteractionError``.
  func element() throws(InteractionError) -> Element {
    if case .point(let x, let y) = query.kind { return try element(at: CGPoint(x: x, y: y)) }
    // What lies beneath a page or a sheet is looked at only to say why nothing was found.
    let heard = candidates(of: acting.filter { placed[$0].hears })
    guard let first = heard.first else {
      guard let beneath = candidates(of: acting).first else { throw missing }
      throw deaf(placed[beneath])
    }
    let chosen = placed[try chosen(of: heard, first)]
    if chosen.element.isDisabled { throw .disabled(query.description) }
    guard chosen.visible.width > 0, chosen.visible.height > 0 else {
      throw .offScreen(query.description, frame: chosen.element.rect)
    }
    if let cover = cover(of: chosen.element, at: chosen.visible.middle) {
      throw .covered(query.description, by: describe(placed[cover]))
    }
    return chosen.element
  }

  private func chosen(of heard: [Int], _ first: Int) throws(InteractionError) -> Int {
    if let index = query.index {
      guard heard.indices.contains(index) else {
        throw .notUnique(query.description, found: heard.map { describe(placed[$0]) })
      }
      return heard[index]
    }
    guard heard.count > 1 else { return first }
    // What can be seen goes before what must be scrolled to.
    let seen = heard.filter { !placed[$0].visible.isEmpty }
    guard seen.count <= 1 else {
      throw .notUnique(query.description, found: seen.map { describe(placed[$0]) })
    }
    return seen.first ?? first
  }

  /// The places of the elements that react.
  private var acting: [Int] { placed.indices.filter { reacts(placed[$0].element) } }

  /// Returns the elements that the query means: those that match themselves, or else those in or
  /// around which something matches.
  private func candidates(of acting: [Int]) -> [Int] {
    let around = innermost(of: acting.filter { query.matches(placed[$0].element) })
    let exact = around.filter { isExact(placed[$0].element) }
    if !exact.isEmpty { return exact }
    if !around.isEmpty { return around }
    // A control may be named from around it: its first part that reacts is meant.
    let outer = placed.indices.filter { query.names(placed[$0].element) }
    var found: [Int] = []
    for index in innermost(of: outer) {
      let within = acting.first { $0 > index && $0 < placed[index].end }
      if let within, !found.contains(within) { found.append(within) }
    }
    return found
  }

  private func isExact(_ element: Element) -> Bool {
    query.names(element) || query.words.map { element.spokenLabel == $0 } ?? true
  }

  /// Of elements within each other those alone in which there is no other.
  private func innermost(of indices: [Int]) -> [Int] {
    indices.enumerated().filter { place, index in
      place + 1 >= indices.count || indices[place + 1] >= placed[index].end
    }.map(\.element)
  }

  private func reacts(_ element: Element) -> Bool {
    element.isDisabled || element.interactions.contains(where: accepts)
  }

  private func element(at point: CGPoint) throws(InteractionError) -> Element {
    for index in placed.indices.reversed() {
      let place = placed[index]
      guard place.isTouched(at: point) else { continue }
      if place.element.isDisabled { throw .disabled(query.description) }
      if place.element.interactions.contains(where: accepts) { return place.element }
    }
    throw missing
  }

  /// The place of what lies over an element at a point; nil where a touch reaches it.
  private func cover(of element: Element, at point: CGPoint) -> Int? {
    for index in placed.indices.reversed() {
      let place = placed[index]
      guard place.visible.contains(point), place.hears else { continue }
      if isOneOf(place.element, around: element) { return nil }
      if place.isTouched(at: point), place.element.stopsTouch(at: point) { return index }
    }
    return nil
  }

  /// Returns whether an element lies in another or around it.
  private func isOneOf(_ element: Element, around other: Element) -> Bool {
    guard let a = placed.firstIndex(where: { $0.element === element }),
      let b = placed.firstIndex(where: { $0.element === other })
    else { return false }
    return (b..<placed[b].end).contains(a) || (a..<placed[a].end).contains(b)
  }
}

extension ElementSearch {
  /// The error of a query that no element answers that reacts.
  private var missing: InteractionError {
    let found = placed.filter { query.matches($0.element) && !($0.element.role is WindowRole) }
    if let found = found.last, query.words != nil || query.isRole {
      let reactions = found.element.interactions.map(\.name)
      return .notInteractive(query.description, reactsTo: reactions)
    }
    var known: [String] = []
    for place in placed where place.hears && reacts(place.element) {
      let name = place.element.accessibility.identifier ?? place.element.spokenLabel
      if !name.isEmpty, !known.contains(name) { known.append(name) }
    }
    let nearest = query.words.map { words in
      NearestNames.nearest(to: words, among: known).filter { $0 != words }
    }
    return .notFound(query.description, known: known, nearest: nearest ?? [])
  }

  /// The error of an element that touches do not reach.
  private func deaf(_ place: PlacedElement) -> InteractionError {
    let layers = placed.first?.element.shownLayers.map(\.element) ?? []
    guard let layer = layers.last, !layer.encloses(place.element) else {
      return .notInteractive(query.description)
    }
    return .covered(query.description, by: "what is presented: “\(layer.spokenLabel)”")
  }

  private func describe(_ place: PlacedElement) -> String {
    let element = place.element
    let name = element.accessibility.identifier ?? element.spokenLabel
    let source = element.source.map { " (\($0.description))" } ?? ""
    let what = name.isEmpty ? element.pathDescription.lastComponent : "“\(name)”"
    return "\(what) at \(InteractionError.text(element.rect))\(source)"
  }
}

extension ElementQuery {
  fileprivate var isRole: Bool { if case .role = kind { true } else { false } }
}

extension Element {
  func encloses(_ other: Element) -> Bool {
    self === other || elements.contains { $0.encloses(other) }
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
