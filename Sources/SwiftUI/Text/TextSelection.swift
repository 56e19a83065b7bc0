/// The selection in the text of a field or an editor.
///
///     struct Editor: View {
///       @State private var text = "Ferry at nine"
///       @State private var selection: TextSelection?
///
///       var body: some View { TextField("Note", text: $text, selection: $selection) }
///     }
public struct TextSelection: Hashable, Sendable {
  /// The ranges that are selected, or the place of the caret.
  public enum Indices: Hashable, Sendable {
    /// A single range, which is a caret if empty.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected indices.
  public var indices: Indices

  /// Selects a range of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Puts the caret before a character of a text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// A Boolean value that indicates whether there is a caret rather than a selection.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// The selection in characters of a text, from the first to the last that is selected.
  func characters(in text: String) -> Range<Int> {
    let range: Range<String.Index>
    switch indices {
    case .selection(let one): range = one
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
        return text.count..<text.count
      }
      range = first.lowerBound..<last.upperBound
    }
    // An index of another text may lie beyond this one's end.
    let lower = min(max(range.lowerBound, text.startIndex), text.endIndex)
    let upper = min(max(range.upperBound, lower), text.endIndex)
    let start = text.distance(from: text.startIndex, to: lower)
    return start..<start + text.distance(from: lower, to: upper)
  }
}
