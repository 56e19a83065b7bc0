/// What a host could not touch.
public enum InteractionError: Error, CustomStringConvertible {
  case notFound(String, known: [String])
  case notInteractive(String)
  case notRendered

  public var description: String {
    switch self {
    case .notFound(let label, let known):
      "Nothing on the screen is labelled “\(label)”. There are: \(known.joined(separator: ", "))."
    case .notInteractive(let label): "“\(label)” is on the screen but does not react to this."
    case .notRendered: "Render the screen once before touching it."
    }
  }
}

extension ViewHost {
  /// Taps the element with a label or identifier; render again to see what came of it.
  ///
  /// - Throws: ``InteractionError`` if there is none or it does not react.
  public func tap(_ label: String) throws {
    try act(on: label) { interaction in
      switch interaction {
      case .tap(let action):
        return {
          action()
        }
      case .toggle(let binding): return { binding.wrappedValue.toggle() }
      default: return nil
      }
    }
  }

  /// Presses the element with a label or identifier long.
  ///
  /// - Throws: ``InteractionError`` if there is none or it does not react.
  public func longPress(_ label: String) throws {
    try act(on: label) {
      if case .longPress(let action) = $0 { action } else { nil }
    }
  }

  /// Types into the field with a label or identifier, in place of what it holds.
  ///
  /// - Throws: ``InteractionError`` if there is none or it takes no text.
  public func type(_ text: String, into label: String) throws {
    try act(on: label) {
      if case .text(let binding) = $0 { { binding.wrappedValue = text } } else { nil }
    }
  }

  /// Presses the return key of the field that has the focus; render again to see what came of it.
  ///
  /// - Throws: ``InteractionError`` if no field of one line has the focus.
  public func submit() throws {
    guard let root = rootElement else { throw InteractionError.notRendered }
    for element in root.placedDescendants {
      for case .submit(let action) in element.interactions { return action() }
    }
    throw InteractionError.notFound("field with the focus", known: [])
  }

  /// Scrolls the first scroll view to an offset in points.
  ///
  /// - Throws: ``InteractionError`` if there is none.
  public func scroll(to offset: CGPoint) throws {
    guard let root = rootElement else { throw InteractionError.notRendered }
    for element in root.placedDescendants {
      for case .scroll(let action) in element.interactions { return action(offset) }
    }
    throw InteractionError.notFound("scroll view", known: [])
  }

  /// Pulls the first content that reloads beyond its beginning.
  ///
  /// - Throws: ``InteractionError`` if nothing reloads.
  public func refresh() throws {
    guard let root = rootElement else { throw InteractionError.notRendered }
    for element in root.placedDescendants {
      for case .refresh(let action) in element.interactions { return action() }
    }
    throw InteractionError.notFound("refreshable content", known: [])
  }

  /// Sweeps the row with a label or identifier away from an edge, so that its actions show.
  ///
  /// - Parameters:
  ///   - label: What assistive technology says of the row, or its identifier.
  ///   - edge: The edge at which the actions lie.
  /// - Throws: ``InteractionError`` if there is no such row or it has no actions there.
  public func swipe(_ label: String, from edge: HorizontalEdge = .trailing) throws {
    try act(on: label) {
      if case .swipe(edge, let action) = $0 { action } else { nil }
    }
  }

  /// Taps the topmost element that reacts at a point of the screen, in points.
  ///
  /// - Throws: ``InteractionError`` if nothing there reacts.
  public func tap(at point: CGPoint) throws {
    guard let root = rootElement else { throw InteractionError.notRendered }
    for element in root.placedDescendants.reversed() where element.rect.contains(point) {
      for case .tap(let action) in element.interactions { return action() }
      for case .toggle(let binding) in element.interactions {
        binding.wrappedValue.toggle()
        return
      }
    }
    throw InteractionError.notFound("\(point.x), \(point.y)", known: [])
  }

  private func act(
    on label: String, _ action: (Interaction) -> (() -> Void)?
  ) throws {
    guard let root = rootElement else { throw InteractionError.notRendered }
    let elements = root.placedDescendants
    var isFound = false
    // A control may be labelled from within, or from around it.
    for element in elements where element.isInteractive && element.isLabelled(label) {
      if let action = element.first(action) { return action() }
      isFound = true
    }
    for outer in elements where outer.carries(label) {
      for element in outer.placedDescendants where element.isInteractive {
        if let action = element.first(action) { return action() }
        isFound = true
      }
    }
    if isFound { throw InteractionError.notInteractive(label) }
    throw InteractionError.notFound(
      label, known: elements.filter(\.isInteractive).map(\.spokenLabel))
  }
}

extension Element {
  /// The element and those below it that are placed and hear touches, in the order of drawing.
  package var placedDescendants: [Element] {
    var list: [Element] = []
    appendPlaced(to: &list)
    return list
  }

  private func appendPlaced(to list: inout [Element]) {
    guard isPlaced, !ignoresTouches else { return }
    list.append(self)
    for case let child as Element in children { child.appendPlaced(to: &list) }
  }

  fileprivate var isInteractive: Bool { !interactions.isEmpty }

  /// What the first interaction of a kind does.
  fileprivate func first(_ action: (Interaction) -> (() -> Void)?) -> (() -> Void)? {
    for interaction in interactions {
      if let action = action(interaction) { return action }
    }
    return nil
  }

  /// What assistive technology says of the element: its own label, or those within it.
  public var spokenLabel: String {
    if accessibility.isHidden { return "" }
    if let label = accessibility.label { return label }
    if accessibility.ignoresChildren { return "" }
    return elements.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether the element itself, and not one within it, was given a label or an identifier.
  fileprivate func carries(_ label: String) -> Bool {
    accessibility.identifier == label || accessibility.label == label
  }

  /// Whether the element or one within it has a label or an identifier.
  func isLabelled(_ label: String) -> Bool { spoken(unlessLabelled: label) == nil }

  /// What assistive technology says of the element; nil if it or one within it has a label or an
  /// identifier.
  ///
  /// What those within say is put together once for all around them.
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
