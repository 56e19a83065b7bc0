extension AttributeScopes {
  /// The attributes of strings that texts draw.
  ///
  ///     var sentence = AttributedString("Tides are strong")
  ///     sentence.foregroundColor = .teal
  ///     sentence.underlineStyle = .single
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between characters, in points.
    public let kern: KerningAttribute
    /// The space after each character, in points.
    public let tracking: TrackingAttribute
    /// The offset from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The height of lines.
    public let lineHeight: LineHeightAttribute
    /// The intent of inline Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The blocks of Markdown that a part stands in.
    public let presentationIntent: PresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The intent of inline Markdown, which Foundation knows on Apple's systems alone.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The blocks of Markdown, which Foundation knows on Apple's systems alone.
    public enum PresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = PresentationIntent
      /// The name of the attribute.
      public static let name = "NSPresentationIntent"
    }

    /// The attribute of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The attribute of the text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute of the kerning, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The attribute of the tracking, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The attribute of the offset from the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The attribute of the height of lines; a line is as high as the highest of its parts.
    public enum LineHeightAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = AttributedString.LineHeight
      /// The name of the attribute.
      public static let name = "CTLineHeight"
    }
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the value of an attribute.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Creates a text of a string whose parts have attributes.
  ///
  /// A literal is a key of a table, though it could be an attributed string too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    // Nothing stands before the first part: an empty part would have a font and a height too.
    let parts = attributedContent.runs.map { run in
      Self.text(String(attributedContent[run.range].characters), run.attributes)
    }
    self = parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + $1 }
  }

  private static func text(_ string: String, _ attributes: AttributeContainer) -> Text {
    var text = Text(verbatim: string)
    typealias Keys = AttributeScopes.SwiftUIAttributes
    typealias Known = AttributeScopes.FoundationAttributes
    let intent = attributes[Keys.InlinePresentationIntentAttribute.self] ?? []
    if intent.contains(.stronglyEmphasized) { text = text.bold() }
    if intent.contains(.emphasized) { text = text.italic() }
    if intent.contains(.code) { text = text.monospaced() }
    if intent.contains(.strikethrough) { text = text.strikethrough() }
    if attributes[Known.LinkAttribute.self] != nil { text = text.foregroundColor(.tintColor) }
    if let font = attributes[Keys.FontAttribute.self] { text = text.font(font) }
    if let color = attributes[Keys.ForegroundColorAttribute.self] {
      text = text.foregroundColor(color)
    }
    if let color = attributes[Keys.BackgroundColorAttribute.self] {
      text = text.backgroundColor(color)
    }
    if attributes[Keys.UnderlineStyleAttribute.self] != nil { text = text.underline() }
    if attributes[Keys.StrikethroughStyleAttribute.self] != nil { text = text.strikethrough() }
    if let kern = attributes[Keys.KerningAttribute.self] { text = text.kerning(kern) }
    if let tracking = attributes[Keys.TrackingAttribute.self] { text = text.tracking(tracking) }
    if let offset = attributes[Keys.BaselineOffsetAttribute.self] {
      text = text.baselineOffset(offset)
    }
    if let height = attributes[Keys.LineHeightAttribute.self] {
      text = text.settingLineHeight(height)
    }
    return text
  }
}

/// The intent of a part of a string within its line.
///
///     var sentence = AttributedString("Tides are strong")
///     sentence.inlinePresentationIntent = .stronglyEmphasized
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, which is monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// A line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
