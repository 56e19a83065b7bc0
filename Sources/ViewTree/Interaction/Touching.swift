extension ViewHost {
  /// Taps the element that a query means; render again to see the result.
  ///
  /// - Parameter query: The query, by label, identifier, text, role or place.
  /// - Throws: ``InteractionError`` if there is none, if it does not react or cannot be reached.
  public func tap(_ query: ElementQuery) throws { try find(query, Self.tapping)() }

  private static func tapping(_ interaction: Interaction) -> (() -> Void)? {
    switch interaction {
    case .tap(let action): action
    case .toggle(let binding): { binding.wrappedValue.toggle() }
    default: nil
    }
  }

  /// Taps the first element with a label or identifier; render again to see the result.
  ///
  /// It may lie out of sight or beneath another: a ``ElementQuery`` finds what a person would
  /// touch.
  ///
  /// - Throws: ``InteractionError`` if there is none or it does not react.
  public func tap(_ label: String) throws { try first(label, Self.tapping)() }

  /// Taps the topmost element that reacts at a point of the screen, in points.
  ///
  /// - Throws: ``InteractionError`` if nothing there reacts.
  public func tap(at point: CGPoint) throws { try tap(.point(point.x, point.y)) }

  /// Taps several times in quick succession.
  ///
  /// - Throws: ``InteractionError`` as ``tap(_:)-(ElementQuery)`` does.
  public func tap(_ query: ElementQuery, count: Int) throws {
    try act(on: query) {
      if case .taps(count, let action) = $0 { action } else { nil }
    }
  }

  /// Presses the element that a query means long.
  ///
  /// - Parameter query: The query, by label, identifier, text, role or place.
  /// - Throws: ``InteractionError`` if there is none, if it does not react or cannot be reached.
  public func longPress(_ query: ElementQuery) throws {
    try act(on: query) { if case .longPress(let action) = $0 { action } else { nil } }
  }

  /// Presses the first element with a label or identifier long.
  ///
  /// - Throws: ``InteractionError`` if there is none or it does not react.
  public func longPress(_ label: String) throws {
    try first(label) { if case .longPress(let action) = $0 { action } else { nil } }()
  }

  /// Types into the field that a query means, in place of its text.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - query: The query, by label, identifier, text, role or place.
  /// - Throws: ``InteractionError`` if there is none, if it takes no text or cannot be reached.
  public func type(_ text: String, into query: ElementQuery) throws {
    try field(query).wrappedValue = text
  }

  /// Types into the first field with a label or identifier, in place of its text.
  ///
  /// - Throws: ``InteractionError`` if there is none or it takes no text.
  public func type(_ text: String, into label: String) throws {
    let field = try first(label) { if case .text(let binding) = $0 { binding } else { nil } }
    field.wrappedValue = text
  }

  /// The text of a field that a query means.
  ///
  /// - Throws: ``InteractionError`` if there is none, if it takes no text or cannot be reached.
  package func field(_ query: ElementQuery) throws -> Binding<String> {
    try find(query) { if case .text(let binding) = $0 { binding } else { nil } }
  }

  /// Presses the return key of the field that has the focus; render again to see the result.
  ///
  /// - Throws: ``InteractionError`` if no field of one line has the focus.
  public func submit() throws {
    try topmost("a field with the focus") {
      if case .submit(let action) = $0 { action } else { nil }
    }()
  }

  /// Scrolls the first scroll view to an offset.
  ///
  /// - Parameter offset: The distance from the start of the content, in points.
  /// - Throws: ``InteractionError`` if there is none.
  public func scroll(to offset: CGPoint) throws {
    try topmost("a scroll view") { if case .scroll(let action) = $0 { action } else { nil } }(
      offset)
  }

  /// Pulls the first content that reloads beyond its beginning.
  ///
  /// - Throws: ``InteractionError`` if nothing reloads.
  public func refresh() throws {
    try topmost("refreshable content") {
      if case .refresh(let action) = $0 { action } else { nil }
    }()
  }

  /// Swipes a row away from an edge, so that its actions show.
  ///
  /// - Parameters:
  ///   - query: The query of the row.
  ///   - edge: The edge at which the actions lie.
  /// - Throws: ``InteractionError`` if there is no such row or it has no actions there.
  public func swipe(_ query: ElementQuery, from edge: HorizontalEdge = .trailing) throws {
    try act(on: query) {
      if case .swipe(edge, let action) = $0 { action } else { nil }
    }
  }

  /// Swipes the first row with a label or identifier away from an edge, so that its actions show.
  ///
  /// - Parameters:
  ///   - label: The label that is spoken for the row, or its identifier.
  ///   - edge: The edge at which the actions lie.
  /// - Throws: ``InteractionError`` if there is no such row or it has no actions there.
  public func swipe(_ label: String, from edge: HorizontalEdge = .trailing) throws {
    try first(label) { if case .swipe(edge, let action) = $0 { action } else { nil } }()
  }

  /// Slides or steps the control that a query means.
  ///
  /// - Parameters:
  ///   - query: The query, by label, identifier, text, role or place.
  ///   - adjustment: A step, or a share of the control's range.
  /// - Throws: ``InteractionError`` if there is none, if it has no range or cannot be reached.
  public func adjust(_ query: ElementQuery, _ adjustment: Adjustment) throws {
    try find(query) { if case .adjust(let action) = $0 { action } else { nil } }(adjustment)
  }

  /// Drags a finger over the element that a query means, in a few steps, from its middle or from
  /// the point that the query names.
  ///
  /// - Parameters:
  ///   - query: The query, by label, identifier, text, role or place.
  ///   - distance: The distance, in points.
  ///   - velocity: The velocity of the finger all the way, in points a second.
  ///   - holding: A Boolean value that indicates whether the finger stays on the screen.
  /// - Throws: ``InteractionError`` if nothing reacts to that, or if it cannot be reached.
  public func drag(
    _ query: ElementQuery, by distance: CGSize, velocity: CGSize = .zero, holding: Bool = false
  ) throws {
    let element = try element(query) { if case .gesture(.drag, _) = $0 { true } else { false } }
    let rect = element.rect
    let touched = query.point ?? CGPoint(x: rect.midX, y: rect.midY)
    let start = CGPoint(x: touched.x - rect.minX, y: touched.y - rect.minY)
    let hear = try find(query) { if case .gesture(.drag, let hear) = $0 { hear } else { nil } }
    for step in 1...Self.dragSteps {
      let part = Double(step) / Double(Self.dragSteps)
      hear(
        GestureTouch(
          kind: .drag, start: start,
          location: CGPoint(
            x: start.x + distance.width * part, y: start.y + distance.height * part),
          velocity: velocity, isEnd: false))
    }
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    guard !holding else { return }
    hear(GestureTouch(kind: .drag, start: start, location: end, velocity: velocity))
  }

  private static var dragSteps: Int { 4 }

  /// Pinches the element that a query means.
  ///
  /// - Parameters:
  ///   - query: The query, by label, identifier, text, role or place.
  ///   - scale: The distance of the fingers at the end, relative to that at the start.
  /// - Throws: ``InteractionError`` if nothing reacts to that, or if it cannot be reached.
  public func magnify(_ query: ElementQuery, by scale: Double) throws {
    let hear = try find(query) { if case .gesture(.pinch, let hear) = $0 { hear } else { nil } }
    hear(GestureTouch(kind: .pinch, scale: scale, isEnd: false))
    hear(GestureTouch(kind: .pinch, scale: scale))
  }

  /// Turns two fingers over the element that a query means.
  ///
  /// - Parameters:
  ///   - query: The query, by label, identifier, text, role or place.
  ///   - angle: The angle, clockwise.
  /// - Throws: ``InteractionError`` if nothing reacts to that, or if it cannot be reached.
  public func turn(_ query: ElementQuery, by angle: Angle) throws {
    let hear = try find(query) { if case .gesture(.turn, let hear) = $0 { hear } else { nil } }
    hear(GestureTouch(kind: .turn, angle: angle, isEnd: false))
    hear(GestureTouch(kind: .turn, angle: angle))
  }

  /// The state of the switch that a query means.
  ///
  /// - Throws: ``InteractionError`` if there is none or it cannot be reached.
  package func toggle(_ query: ElementQuery) throws -> Binding<Bool> {
    try find(query) { if case .toggle(let binding) = $0 { binding } else { nil } }
  }

  private func act(on query: ElementQuery, _ action: @escaping Reaction<() -> Void>) throws {
    try find(query, action)()
  }
}

/// A closure that returns the reaction of an interaction, or nil for those of another kind.
package typealias Reaction<Value> = (Interaction) -> Value?

extension ViewHost {
  /// Returns the reaction of the element that a query means.
  ///
  /// - Parameters:
  ///   - query: The query of the element.
  ///   - reaction: A closure that returns the reaction of an interaction, or nil.
  /// - Returns: The reaction found.
  /// - Throws: ``InteractionError`` if there is none, if it does not react or cannot be reached.
  package func find<Value>(
    _ query: ElementQuery, _ reaction: @escaping Reaction<Value>
  ) throws -> Value {
    let element = try element(query) { reaction($0) != nil }
    guard let found = element.interactions.lazy.compactMap(reaction).first else {
      throw InteractionError.notInteractive(query.description)
    }
    return found
  }

  /// The element that a query means and that has an interaction.
  ///
  /// - Throws: ``InteractionError``.
  package func element(
    _ query: ElementQuery, accepts: @escaping (Interaction) -> Bool
  ) throws -> Element {
    guard let root = rootElement else { throw InteractionError.notRendered }
    return try ElementSearch(query, in: root, accepts: accepts).element()
  }

  /// Returns the reaction of the first element with a label or identifier, wherever it lies.
  ///
  /// - Parameters:
  ///   - label: The label or identifier.
  ///   - reaction: A closure that returns the reaction of an interaction, or nil.
  /// - Returns: The reaction found.
  /// - Throws: ``InteractionError`` if there is none or it does not react.
  private func first<Value>(
    _ label: String, _ reaction: @escaping Reaction<Value>
  ) throws -> Value {
    guard let root = rootElement else { throw InteractionError.notRendered }
    let query = ElementQuery(label)
    let element = try ElementSearch(query, in: root) { reaction($0) != nil }.firstElement()
    guard let found = element.interactions.lazy.compactMap(reaction).first else {
      throw InteractionError.notInteractive(query.description)
    }
    return found
  }

  /// Returns the reaction of the first element on the screen that has one.
  ///
  /// - Parameters:
  ///   - what: The name of what is looked for, for the error.
  ///   - reaction: A closure that returns the reaction of an interaction, or nil.
  /// - Returns: The reaction found.
  /// - Throws: ``InteractionError`` that names what was looked for.
  private func topmost<Value>(_ what: String, _ reaction: Reaction<Value>) throws -> Value {
    guard let root = rootElement else { throw InteractionError.notRendered }
    for place in root.placedElements where place.hears {
      if let found = place.element.interactions.lazy.compactMap(reaction).first { return found }
    }
    throw InteractionError.notFound(what, known: [])
  }
}

extension Element {
  /// The text that assistive technology speaks: the element's own label, or those within it.
  public var spokenLabel: String {
    if accessibility.isHidden { return "" }
    if let label = accessibility.label { return label }
    if accessibility.ignoresChildren { return "" }
    return elements.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns whether the element or one within it has a label or an identifier.
  func isLabelled(_ label: String) -> Bool { spoken(unlessLabelled: label) == nil }

  /// Returns what assistive technology speaks, or nil if the element or one within it has a label
  /// or an identifier.
  ///
  /// The words of those within are put together once for all around them.
  private func spoken(unlessLabelled label: String) -> String? {
    let own = accessibility
    guard own.identifier != label else { return nil }
    var within: [String] = []
    for child in elements {
      guard let words = child.spoken(unlessLabelled: label) else { return nil }
      if !words.isEmpty { within.append(words) }
    }
    let words = own.ignoresChildren ? "" : within.joined(separator: ", ")
    let spoken = own.isHidden ? "" : own.label ?? words
    return spoken == label ? nil : spoken
  }
}
