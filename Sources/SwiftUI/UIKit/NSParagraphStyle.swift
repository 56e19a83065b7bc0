/// The style of a paragraph of UIKit's texts.
///
/// Labels and drawn strings follow it; a `Text` of SwiftUI does not, as on Apple's systems.
open class NSParagraphStyle: NSObject {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate var values: Values

  /// Creates the usual style.
  public override init() {
    values = Values()
    super.init()
  }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The side to which lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }
  /// The mode in which lines break.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The factor of the font's own line height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance to the next paragraph, in points; not drawn.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance from the paragraph before, in points; not drawn.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, in points; not drawn.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points; not drawn.
  open var headIndent: CGFloat { values.headIndent }
  /// The indent at the end of lines, in points; not drawn.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The fullness of a line below which words are parted; nothing is parted.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A Boolean value that indicates whether letters come closer before a line is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Returns a style that does not change any more.
  open override func copy() -> Any { NSParagraphStyle(values) }
  /// Returns a style that may be changed.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(values) }

  /// Returns a Boolean value that indicates whether an object is an equal style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A number that equal styles share.
  open override var hash: Int { values.hashValue }
}

/// A style of a paragraph that may be changed.
///
///     let style = NSMutableParagraphStyle()
///     style.alignment = .center
///     style.lineSpacing = 4
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The side to which lines are aligned.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The mode in which lines break.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The factor of the font's own line height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The distance to the next paragraph, in points; not drawn.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The distance from the paragraph before, in points; not drawn.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line, in points; not drawn.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points; not drawn.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The indent at the end of lines, in points; not drawn.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The fullness of a line below which words are parted; nothing is parted.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// A Boolean value that indicates whether letters come closer before a line is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

extension NSAttributedString {
  /// The style of the first letter's paragraph.
  var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

extension View {
  /// Follows the style of a paragraph; without one the view stays as it is.
  @ViewBuilder func followingParagraph(_ style: NSParagraphStyle?) -> some View {
    if let style {
      multilineTextAlignment(style.alignment.lines)
        .lineSpacing(style.lineSpacing)
        .truncationMode(style.lineBreakMode.truncation)
        .lineHeight(style.lineHeight)
    } else {
      self
    }
  }
}

extension NSParagraphStyle {
  /// The height of lines; nil for that of the font.
  ///
  /// A least and a greatest height are drawn where they are one, as design tools give them.
  fileprivate var lineHeight: AttributedString.LineHeight? {
    if minimumLineHeight > 0, minimumLineHeight == maximumLineHeight {
      return .exact(points: minimumLineHeight)
    }
    guard lineHeightMultiple > 0 else { return nil }
    return .multiple(factor: lineHeightMultiple * AttributedString.LineHeight.standard)
  }
}

extension NSLineBreakMode {
  /// The part of a line that an ellipsis replaces.
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
