/// A text view of UIKit.
///
///     let editor = UITextView()
///     editor.text = "Buy bread"
///     editor.font = .preferredFont(forTextStyle: .body)
open class UITextView: UIScrollView {
  /// The text.
  // As UIKit has it: apps take it as a string.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The font of the text.
  open var font: UIFont?
  /// A Boolean value that indicates whether the text can be edited.
  open var isEditable = true
  /// A Boolean value that indicates whether the text can be selected.
  open var isSelectable = true
  /// The insets of the text, in points.
  open var textContainerInset = UIEdgeInsets.zero
  /// The room of the text.
  public let textContainer = NSTextContainer()
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The way in which capitals are set.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The way in which a text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The way in which spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The kinds of data that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of typed letters.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selected letters.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// A Boolean value that indicates whether the font follows the content size.
  open var adjustsFontForContentSizeCategory = false
  /// A view above the keyboard.
  open var inputAccessoryView: UIView?
  /// A Boolean value that indicates whether there is a text.
  open var hasText: Bool { text.isEmpty == false }
  /// Creates a text view with a frame in points; it has a room for its text of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
  }

  /// Creates a text view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a text view of an archive, which has no size here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has no effect: nothing is scrolled here.
  open func scrollRangeToVisible(_ range: NSRange) {}
}
