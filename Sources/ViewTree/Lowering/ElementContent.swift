import Foundation

extension Element {
  /// The texts, symbols and pictures within the element, in the order of drawing.
  package var wordsAndPictures: [Element] {
    if role is TextRole || role is SymbolRole || role is PictureRole { return [self] }
    return elements.flatMap(\.wordsAndPictures)
  }

  /// The string of an element that draws a text, whether it is being edited or not; nil for others.
  var string: String? {
    ((role as? TextRole) ?? (role as? EditedTextRole)?.content)?.text.string
  }

  /// The strings of the texts within the element, in the order of drawing.
  package var words: [String] { string.map { [$0] } ?? elements.flatMap(\.words) }

  /// Returns the rectangle in the window of the last text within the element that reads so; nil if
  /// there is none.
  package func rect(of string: String) -> CGRect? {
    if let own = self.string { return own == string ? rect : nil }
    return elements.reversed().lazy.compactMap { $0.rect(of: string) }.first
  }

  /// A Boolean value that indicates whether a shape is drawn within the element.
  package var drawsShapes: Bool { role is ShapeDrawing || elements.contains(where: \.drawsShapes) }
}
