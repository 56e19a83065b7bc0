import ViewTree

extension ViewHost {
  /// Returns words that find what a touch of a point reaches, or else the point.
  ///
  /// - Parameters:
  ///   - point: The point of the screen, in points.
  ///   - accepts: A closure that returns whether the touch applies to an interaction.
  /// - Returns: The query.
  /// - Throws: `InteractionError` where the touch reaches nothing that reacts.
  func name(
    at point: CGPoint, accepts: @escaping (Interaction) -> Bool
  ) throws -> ElementQuery {
    try name(of: try query(at: point, accepts: accepts), accepts: accepts)
  }

  /// Returns the words that an app has set around an element to find it by, or else the query that
  /// found it.
  ///
  /// An app mostly sets a label on a control from around it; the words within, such as a symbol's
  /// name, are taken where there is none.
  ///
  /// - Parameters:
  ///   - query: The query that finds the element.
  ///   - accepts: A closure that returns whether the action applies to an interaction.
  /// - Returns: The query.
  /// - Throws: `InteractionError` where nothing is found that reacts.
  func name(
    of query: ElementQuery, accepts: @escaping (Interaction) -> Bool
  ) throws -> ElementQuery {
    let element = try element(query, accepts: accepts)
    let path = rootElement?.path(to: element) ?? []
    // The outermost is what is spoken.
    for outer in path.reversed().prefix(while: { $0.hasFrame(of: element) }).reversed() {
      for word in [outer.accessibility.identifier, outer.accessibility.label] {
        guard let word, !word.isEmpty else { continue }
        let query = ElementQuery(word)
        if (try? self.element(query, accepts: accepts)) === element { return query }
      }
    }
    return query
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
