extension AttributedString {
  /// The way in which a string is read as Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of Markdown that is understood.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it: blocks follow each other without a break, each with its intent.
      case full
      /// Emphasis, code and links within a line; a line's end is a space.
      case inlineOnly
      /// Emphasis, code and links within a line; spaces and lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The answer to text that cannot be read, of which there is none here.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// The part that was read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether `^[…](…)` sets attributes, which it does not here.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is understood.
    public var interpretedSyntax: InterpretedSyntax
    /// The answer to text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which is not marked here.
    public var languageCode: String?
    /// A Boolean value that indicates whether parts tell where they stood, which they do not here.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    ///
    ///     let options = AttributedString.MarkdownParsingOptions(
    ///       interpretedSyntax: .inlineOnlyPreservingWhitespace)
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string from Markdown.
  ///
  ///     let note = try AttributedString(
  ///       markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The way in which it is read.
  ///   - baseURL: The address that links are relative to; nil leaves them as they are.
  /// - Throws: Nothing here; Foundation's own may throw.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: append(Self.inline(markdown, baseURL))
    case .inlineOnly:
      append(Self.inline(MarkdownBlocks.joined(MarkdownBlocks.lines(of: markdown)), baseURL))
    case .full:
      for block in MarkdownBlocks.blocks(of: markdown) {
        var part =
          block.isVerbatim ? AttributedString(block.text) : Self.inline(block.text, baseURL)
        typealias Keys = AttributeScopes.SwiftUIAttributes
        part[Keys.PresentationIntentAttribute.self] = PresentationIntent(types: block.intents)
        append(part)
      }
    }
  }

  /// Creates a string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates a string from Markdown, whose own attributes are not read here.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Creates a string from a file of Markdown in UTF-8.
  ///
  /// - Throws: The error of a file that cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private static func inline(_ text: String, _ base: URL?) -> AttributedString {
    var result = AttributedString()
    for span in InlineMarkdown.spans(of: text) {
      var part = AttributedString(span.text)
      var intent: InlinePresentationIntent = []
      if span.isStrong { intent.insert(.stronglyEmphasized) }
      if span.isEmphasized { intent.insert(.emphasized) }
      if span.isCode { intent.insert(.code) }
      if span.isStruck { intent.insert(.strikethrough) }
      typealias Keys = AttributeScopes.SwiftUIAttributes
      if !intent.isEmpty { part[Keys.InlinePresentationIntentAttribute.self] = intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: base) }
      result.append(part)
    }
    return result
  }
}
