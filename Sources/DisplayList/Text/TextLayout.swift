import Foundation

/// The places of a shaped text's characters, for touches, carets and selections.
///
/// Indices count the characters of ``StyledText/string``; a symbol is one. Places are in points
/// from the top left corner of the text's frame.
public struct TextLayout: Hashable, Sendable {
  /// The room of one character on its line.
  public struct Cell: Hashable, Sendable {
    /// The index of the character.
    public var character: Int
    /// The left edge, in points.
    public var left: Double
    /// The right edge, in points.
    public var right: Double
    /// A Boolean value that indicates whether the text runs from right to left here.
    public var isRightToLeft: Bool

    /// Creates a cell.
    public init(character: Int, left: Double, right: Double, isRightToLeft: Bool) {
      (self.character, self.left, self.right) = (character, left, right)
      self.isRightToLeft = isRightToLeft
    }

    fileprivate var leading: Double { isRightToLeft ? right : left }
    fileprivate var trailing: Double { isRightToLeft ? left : right }
  }

  /// One line, from its first character to the one after its last.
  public struct Line: Hashable, Sendable {
    /// The indices of the line's characters.
    public var characters: Range<Int>
    /// The top edge, in points.
    public var top: Double
    /// The bottom edge, in points.
    public var bottom: Double
    /// The place of the caret on an empty line, in points from the left.
    public var start: Double
    /// The cells of the line's characters, from left to right.
    public var cells: [Cell]

    /// Creates a line.
    public init(
      characters: Range<Int>, top: Double, bottom: Double, start: Double, cells: [Cell]
    ) {
      (self.characters, self.top, self.bottom) = (characters, top, bottom)
      (self.start, self.cells) = (start, cells)
    }
  }

  /// The lines from top to bottom.
  public var lines: [Line]
  /// The number of characters in the text.
  public var count: Int
  /// The base direction of the text.
  public var direction: ParagraphStyle.Direction
  /// The width of the text's frame; infinite where it has none.
  public var width: Double

  /// Creates a layout.
  public init(
    lines: [Line] = [], count: Int = 0, direction: ParagraphStyle.Direction = .leftToRight,
    width: Double = .infinity
  ) {
    (self.lines, self.count, self.direction, self.width) = (lines, count, direction, width)
  }

  /// The width of UITextView's caret, in points.
  public static let caretWidth = 2.0
}

extension TextLayout {
  /// Returns the character under a point, or nil where there is none.
  public func character(at point: CGPoint) -> Int? {
    lines.first { point.y >= $0.top && point.y < $0.bottom }?
      .cells.first { point.x >= $0.left && point.x < $0.right }?.character
  }

  /// Returns the place between characters that is nearest to a point, from 0 to ``count``: where a
  /// touch puts the caret.
  public func insertionIndex(at point: CGPoint) -> Int {
    let y = point.y.isNaN ? 0 : Double(point.y)
    guard let line = lines.first(where: { y < $0.bottom }) ?? lines.last else { return 0 }
    let x = point.x.isNaN ? 0 : Double(point.x)
    func distance(_ cell: Cell) -> Double { max(cell.left - x, x - cell.right, 0) }
    guard let cell = line.cells.min(by: { distance($0) < distance($1) }) else {
      return line.characters.lowerBound
    }
    let isTrailing = abs(x - cell.trailing) < abs(x - cell.leading)
    return min(cell.character + (isTrailing ? 1 : 0), line.characters.upperBound)
  }

  /// Returns the caret before a character, or after the last one.
  ///
  /// The caret between two directions stands where a letter of the paragraph's own would be put.
  public func caret(at index: Int) -> CGRect {
    let index = max(0, min(count, index))
    // A line's end belongs to it, unless the next line begins with that very character.
    guard let line = lines.last(where: { $0.characters.lowerBound <= index }) ?? lines.first else {
      return .zero
    }
    return CGRect(
      x: edge(at: index, on: line), y: line.top, width: Self.caretWidth,
      height: line.bottom - line.top)
  }

  private func edge(at index: Int, on line: Line) -> Double {
    let next = line.cells.first { $0.character == index }
    let previous = line.cells.first { $0.character == index - 1 }
    let isRightToLeft = direction == .rightToLeft
    if let next, next.isRightToLeft == isRightToLeft { return next.leading }
    if let previous, previous.isRightToLeft == isRightToLeft { return previous.trailing }
    if let next { return next.leading }
    if let previous { return previous.trailing }
    // Beyond what is drawn, as behind a space that hangs over the line's end.
    let last = line.cells.max { $0.character < $1.character }
    return last?.trailing ?? line.start
  }

  /// Returns the rectangles of a selection, line by line; a range across directions has several on
  /// a line.
  ///
  /// A selection that goes on beyond a line reaches to the frame's trailing edge.
  public func selection(of range: Range<Int>) -> [CGRect] {
    lines.flatMap { line in
      var spans = spans(of: range, on: line)
      if range.lowerBound <= line.characters.upperBound,
        range.upperBound > line.characters.upperBound,
        line.characters.upperBound < count, line != lines.last, width.isFinite
      {
        extend(&spans, on: line)
      }
      return spans.map {
        CGRect(
          x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound,
          height: line.bottom - line.top)
      }
    }
  }

  /// Returns the selected spans of a line, with touching cells joined.
  private func spans(of range: Range<Int>, on line: Line) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for cell in line.cells where range.contains(cell.character) && cell.right > cell.left {
      if let last = spans.last, cell.left <= last.upperBound + 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, cell.right)
      } else {
        spans.append(cell.left...cell.right)
      }
    }
    return spans
  }

  /// Extends the selection of a line to its edge, where a last space may hang out.
  private func extend(_ spans: inout [ClosedRange<Double>], on line: Line) {
    if direction == .leftToRight {
      let from = line.cells.last?.right ?? line.start
      if let last = spans.last, last.upperBound >= from - 0.01 {
        spans[spans.count - 1] = min(last.lowerBound, width)...width
      } else if from < width {
        spans.append(from...width)
      }
    } else {
      let to = line.cells.first?.left ?? line.start
      if let first = spans.first, first.lowerBound <= to + 0.01 {
        spans[0] = 0...max(0, first.upperBound)
      } else if to > 0 {
        spans.insert(0...to, at: 0)
      }
    }
  }
}
