import ViewTree

extension ViewHost {
  /// Returns words that find what a touch of a point reaches, or else the point.
  ///
  /// An app mostly sets a label on a button from around it; the words within, such as a symbol's
  /// name, are taken where there is none.
  ///
  /// - Parameters:
  ///   - point: The point of the screen, in points.
  ///   - accepts: A closure that returns whether the touch applies to an interaction.
  /// - Returns: The query.
  /// - Throws: `InteractionError` where the touch reaches nothing that reacts.
  func name(
    at point: CGPoint, accepts: @escaping (Interaction) -> Bool
  ) throws -> ElementQuery {
    let element = try element(.point(point.x, point.y), accepts: accepts)
    for outer in (rootElement?.path(to: element) ?? []).reversed() {
      guard outer.hasFrame(of: element) else { break }
      for word in [outer.accessibility.identifier, outer.accessibility.label] {
        guard let word, !word.isEmpty else { continue }
        let query = ElementQuery(word)
        if (try? self.element(query, accepts: accepts)) === element { return query }
      }
    }
    return try query(at: point, accepts: accepts)
  }
}

extension Element {
  /// The elements that lead to another, from this one on; none where it is not within.
  fileprivate func path(to element: Element) -> [Element] {
    if self === element { return [self] }
    for child in elements {
      let path = child.path(to: element)
      if !path.isEmpty { return [self] + path }
    }
    return []
  }

  /// Returns whether the frame is another element's, to a point.
  fileprivate func hasFrame(of element: Element) -> Bool {
    abs(rect.width - element.rect.width) <= 1 && abs(rect.height - element.rect.height) <= 1
  }
}
