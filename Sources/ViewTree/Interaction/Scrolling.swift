import LayoutEngine

extension ViewHost {
  /// Scrolls on by a page at most, in search of an element; false once it can be seen.
  ///
  /// Views that are made as they come into sight are not there to be found before.
  ///
  /// - Throws: ``InteractionError`` if nothing can be scrolled any further.
  package func scrollOn(towards query: ElementQuery) throws -> Bool {
    guard let root = rootElement else { throw InteractionError.notRendered }
    let placed = root.placedElements
    if placed.sees(query) { return false }
    if let target = placed.first(where: { $0.hears && query.isMet(by: $0.element) }) {
      guard placed.scroll(to: target.element) else {
        throw InteractionError.offScreen(query.description, frame: target.element.rect)
      }
      return true
    }
    guard placed.scrollByPage() else {
      _ = try element(query) { _ in true }
      return false
    }
    return true
  }

  /// Scrolls what lies topmost at a point, and can be scrolled that way, by a distance.
  ///
  /// - Parameters:
  ///   - distance: The distance to the right and downwards by which the view moves over its
  ///     content, in points.
  ///   - point: The point of the screen, in points.
  /// - Throws: ``InteractionError`` if nothing there can be scrolled any further.
  package func scroll(by distance: CGSize, at point: CGPoint) throws {
    guard let root = rootElement else { throw InteractionError.notRendered }
    for place in root.placedElements.reversed() where place.isTouched(at: point) {
      if let scroll = place.element.scrollWay(distance) { return scroll() }
    }
    throw InteractionError.impossible(
      "\(Int(point.x)), \(Int(point.y))", reason: "nothing there scrolls any further")
  }

  /// The text of the field that has the focus.
  ///
  /// - Throws: ``InteractionError`` if none has it.
  package func focusedField() throws -> Binding<String> {
    guard let root = rootElement else { throw InteractionError.notRendered }
    let placed = root.placedElements
    for outer in placed.indices.reversed()
    where placed[outer].element.accessibility.traits.contains(.isEditing) {
      for place in placed[outer..<placed[outer].end] {
        for case .text(let text) in place.element.interactions { return text }
      }
    }
    throw InteractionError.impossible(
      "typing", reason: "no field has the focus; tap one first")
  }

  /// Returns whether an element can be seen.
  package func sees(_ query: ElementQuery) -> Bool {
    rootElement?.placedElements.sees(query) ?? false
  }

  /// Returns the reaction of the last element on the screen that has one: of presentations, the
  /// topmost.
  ///
  /// - Parameters:
  ///   - what: The name of what is looked for, for the error.
  ///   - reaction: A closure that returns the reaction of an interaction, or nil.
  /// - Returns: The reaction found.
  /// - Throws: ``InteractionError`` that names what was looked for.
  package func last<Value>(_ what: String, _ reaction: Reaction<Value>) throws -> Value {
    guard let root = rootElement else { throw InteractionError.notRendered }
    for place in root.placedElements.reversed() where place.hears {
      if let found = place.element.interactions.lazy.compactMap(reaction).first { return found }
    }
    throw InteractionError.notFound(what, known: [])
  }
}

@MainActor
extension ElementQuery {
  /// Returns whether an element itself matches, or is spoken as the query says.
  fileprivate func isMet(by element: Element) -> Bool {
    names(element) || (element.elements.isEmpty && matches(element))
      || (element.hasAccessibility && matches(element) && element.spokenLabel == words)
  }
}

@MainActor
extension [PlacedElement] {
  fileprivate func sees(_ query: ElementQuery) -> Bool {
    contains {
      $0.hears && $0.visible.width > 0 && $0.visible.height > 0 && query.isMet(by: $0.element)
    }
  }

  /// Scrolls the innermost scroll view around an element so that the element shows; false where
  /// there is none, or it cannot be scrolled so far.
  fileprivate func scroll(to target: ViewTree.Element) -> Bool {
    guard let place = firstIndex(where: { $0.element === target }) else { return false }
    for index in indices.reversed() where index < place && place < self[index].end {
      let view = self[index].element
      guard let scrolled = view.scrolled, let content = view.elements.first else { continue }
      let frame = target.rect.offsetBy(dx: -content.rect.minX, dy: -content.rect.minY)
      let wanted = CGPoint(
        x: frame.midX - view.rect.width / 2, y: frame.midY - view.rect.height / 2)
      if scrolled.move(to: wanted, in: view, content) { return true }
    }
    return false
  }

  /// Scrolls the first view that has more to show on by most of its room.
  fileprivate func scrollByPage() -> Bool {
    contains { place in
      guard place.hears, !place.visible.isEmpty, let scrolled = place.element.scrolled,
        let content = place.element.elements.first
      else { return false }
      let (room, offset) = (place.element.rect.size, scrolled.layout.offset)
      let next = CGPoint(
        x: offset.x + (scrolled.layout.horizontal ? room.width * 0.8 : 0),
        y: offset.y + (scrolled.layout.vertical ? room.height * 0.8 : 0))
      return scrolled.move(to: next, in: place.element, content)
    }
  }
}

/// A scroll view's rule, and how it is scrolled.
private struct Scrolled {
  let layout: ScrollLayout
  let scroll: (CGPoint) -> Void

  /// Scrolls as near to an offset as the content goes; false if it is there.
  func move(to wanted: CGPoint, in view: Element, _ content: Element) -> Bool {
    guard let offset = offset(nearest: wanted, in: view, content) else { return false }
    scroll(offset)
    return true
  }

  /// Returns the offset nearest to another that the content goes to; nil if it is there.
  func offset(nearest wanted: CGPoint, in view: Element, _ content: Element) -> CGPoint? {
    func bounded(_ value: CGFloat, _ length: CGFloat, _ room: CGFloat, _ moves: Bool) -> CGFloat {
      moves ? Swift.min(Swift.max(0, value), Swift.max(0, length - room)) : 0
    }
    let (size, room) = (content.rect.size, view.rect.size)
    let offset = CGPoint(
      x: bounded(wanted.x, size.width, room.width, layout.horizontal),
      y: bounded(wanted.y, size.height, room.height, layout.vertical))
    guard abs(offset.x - layout.offset.x) > 0.01 || abs(offset.y - layout.offset.y) > 0.01 else {
      return nil
    }
    return offset
  }
}

extension Element {
  /// Returns what scrolls the element's content by a distance, in points; nil where it does not go
  /// any further that way.
  func scrollWay(_ distance: CGSize) -> (() -> Void)? {
    guard let scrolled, let content = elements.first else { return nil }
    let from = scrolled.layout.offset
    let wanted = CGPoint(x: from.x + distance.width, y: from.y + distance.height)
    return scrolled.offset(nearest: wanted, in: self, content).map { offset in
      { scrolled.scroll(offset) }
    }
  }

  fileprivate var scrolled: Scrolled? {
    guard let layout = layout(as: ScrollLayout.self) else { return nil }
    for case .scroll(let action) in interactions {
      return Scrolled(layout: layout, scroll: action)
    }
    return nil
  }
}
