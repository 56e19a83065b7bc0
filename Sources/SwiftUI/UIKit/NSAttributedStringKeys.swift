// The attributes that UIKit's texts have; a text of SwiftUI is made of `AttributedString`.
extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space between letters, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The distance from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The line below letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines, in hundredths of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The picture in the text.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The address that the text leads to.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The line of a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of styles.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSString {
  /// Returns the size of the text in one line, in points: in the font among the attributes, or in
  /// 12 points.
  ///
  /// Zero where no screen is being made, which has the fonts.
  @MainActor @preconcurrency
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let text = Text(verbatim: String(describing: self)).font(Font(font)).fixedSize()
    return ImageRenderer(content: text).drawn()?.size ?? .zero
  }
}

extension String {
  /// Returns the size of the text in one line, in points: in the font among the attributes, or in
  /// 12 points.
  ///
  /// Zero where no screen is being made, which has the fonts.
  @MainActor @preconcurrency
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Returns the size of the text in one line, in points, in the font of its first letter.
  ///
  /// Zero where no screen is being made, which has the fonts.
  @MainActor @preconcurrency
  public func size() -> CGSize {
    let first = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return NSString(string: string).size(withAttributes: first)
  }
}
