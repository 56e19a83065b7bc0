/// The blocks of Markdown that a part of a string stands in, such as a heading or a list's item.
///
/// A `Text` draws none of them; an app reads them to lay a document out by itself:
///
///     for (intent, range) in document.runs[\.presentationIntent] {
///       if intent?.components.first?.kind == .header(level: 1) { titles.append(document[range]) }
///     }
public struct PresentationIntent: Hashable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; the first level is the highest.
    case header(level: Int)
    /// A list of numbers.
    case orderedList
    /// A list of bullets.
    case unorderedList
    /// An item of a list, and its number.
    case listItem(ordinal: Int)
    /// A block of code, and what its fence says of its language.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line across the text.
    case thematicBreak
  }

  /// A block, and what tells it from others of its kind.
  public struct IntentType: Hashable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// The number of the block in its document.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// Creates an intent of blocks.
  public init(types: [IntentType]) { components = types }

  /// The number of lists and quotations around the part.
  public var indentationLevel: Int {
    components.filter { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }.count
  }
}
