/// The selection in an editor of a text with attributes.
///
///     struct Editor: View {
///       @State private var text = AttributedString("Ferry at nine")
///       @State private var selection = AttributedTextSelection()
///
///       var body: some View {
///         TextEditor(text: $text, selection: $selection)
///         Button("Bold") {
///           text.transformAttributes(in: &selection) { $0.font = .body.bold() }
///         }
///       }
///     }
public struct AttributedTextSelection: Equatable, Sendable {
  /// The place of the caret, or the ranges that are selected.
  public enum Indices: Equatable, Sendable {
    /// The place of the caret.
    case insertionPoint(AttributedString.Index)
    /// The ranges, which are not empty.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The selection; nil for a caret at the end.
  private var indices: Indices?
  /// The attributes of what is typed next, where the app has set some.
  private var typing: AttributeContainer?

  /// Puts the caret at the end of a text.
  public init() {}

  /// Puts the caret before a character of a text.
  ///
  /// - Parameters:
  ///   - insertionPoint: The place of the caret.
  ///   - typingAttributes: The attributes of what is typed next; nil for those of the place.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    indices = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Selects a range of a text.
  public init(range: Range<AttributedString.Index>) {
    indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Selects ranges of a text.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// Returns the selection in a text.
  public func indices(in text: AttributedString) -> Indices {
    indices ?? .insertionPoint(text.endIndex)
  }

  /// Returns the attributes of what would be typed in a text: those set, else those at the caret.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    switch indices(in: text) {
    case .insertionPoint(let place):
      guard place > text.startIndex, place <= text.endIndex else { return AttributeContainer() }
      return text.runs[text.characters.index(before: place)].attributes
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, first.lowerBound < text.endIndex else {
        return AttributeContainer()
      }
      return text.runs[first.lowerBound].attributes
    }
  }

  /// The selection in characters of a text.
  func plain(in text: AttributedString) -> TextSelection {
    let words = String(text.characters)
    func index(_ place: AttributedString.Index) -> String.Index {
      let end = min(max(place, text.startIndex), text.endIndex)
      let count = text.characters.distance(from: text.startIndex, to: end)
      return words.index(words.startIndex, offsetBy: count, limitedBy: words.endIndex)
        ?? words.endIndex
    }
    switch indices(in: text) {
    case .insertionPoint(let place): return TextSelection(insertionPoint: index(place))
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
        return TextSelection(insertionPoint: words.endIndex)
      }
      return TextSelection(range: index(first.lowerBound)..<index(last.upperBound))
    }
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected, or of what is typed next.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - body: A closure that changes the attributes of a part that has the same ones throughout.
  /// - Throws: What the closure throws.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let place):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: place, typingAttributes: attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        for (part, before) in self[range].runs.map({ ($0.range, $0.attributes) }) {
          var attributes = before
          try body(&attributes)
          self[part].setAttributes(attributes)
        }
      }
    }
  }

  /// Replaces what is selected, or inserts at the caret; the caret stands behind.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - newContent: The text in its place.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let whole = newContent.startIndex..<newContent.endIndex
    let content = AttributedString(newContent[whole])
    let range: Range<AttributedString.Index>
    switch selection.indices(in: self) {
    case .insertionPoint(let place): range = place..<place
    case .ranges(let ranges):
      let (first, last) = (ranges.ranges.first, ranges.ranges.last)
      range = (first?.lowerBound ?? endIndex)..<(last?.upperBound ?? endIndex)
    }
    let end =
      characters.distance(from: startIndex, to: range.lowerBound) + content.characters.count
    replaceSubrange(range, with: content)
    selection = AttributedTextSelection(
      insertionPoint: characters.index(startIndex, offsetBy: end))
  }

  /// Takes over the characters of a text that was typed.
  ///
  /// Characters that are left keep their attributes, and what is new has those of the character
  /// before.
  mutating func adopt(_ typed: String) {
    let (old, new) = (Array(characters), Array(typed))
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let start = characters.index(startIndex, offsetBy: head)
    let end = characters.index(startIndex, offsetBy: old.count - tail)
    var attributes = AttributeContainer()
    if head > 0 { attributes = runs[characters.index(before: start)].attributes }
    let middle = AttributedString(String(new[head..<new.count - tail]), attributes: attributes)
    replaceSubrange(start..<end, with: middle)
  }
}
