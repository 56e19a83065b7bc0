extension Element {
  /// The texts, symbols and pictures within the element, in the order of drawing.
  package var wordsAndPictures: [Element] {
    if role is TextRole || role is SymbolRole || role is PictureRole { return [self] }
    return elements.flatMap(\.wordsAndPictures)
  }

  /// A Boolean value that indicates whether a shape is drawn within the element.
  package var drawsShapes: Bool { role is ShapeDrawing || elements.contains(where: \.drawsShapes) }
}
