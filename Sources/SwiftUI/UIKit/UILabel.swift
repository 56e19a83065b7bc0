/// A label of UIKit.
///
///     let label = UILabel()
///     label.text = "Next ferry at nine"
///     label.font = .preferredFont(forTextStyle: .headline)
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The colour of the text.
  open var textColor: UIColor? = .label
  // As UIKit declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; nil for the system's.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The greatest number of lines; 0 for no limit.
  open var numberOfLines = 1
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value that indicates whether the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// A Boolean value that indicates whether the font follows the content size.
  open var adjustsFontForContentSizeCategory = false
  /// The least scale of a text that shrinks.
  open var minimumScaleFactor: CGFloat = 0
  /// The mode in which lines break.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The width at which lines break, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// A Boolean value that indicates whether the label is enabled.
  open var isEnabled = true
}
