/// A text field of UIKit.
///
///     let field = UITextField()
///     (field.placeholder, field.borderStyle) = ("Email", .roundedRect)
///     field.keyboardType = .emailAddress
open class UITextField: UIControl {
  /// The mode in which a field shows a button that empties it.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The text.
  open var text: String?
  /// The text that an empty field shows.
  open var placeholder: String?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The font of the text.
  open var font: UIFont?
  /// A Boolean value that indicates whether the text is hidden.
  open var isSecureTextEntry = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The mode in which the button that empties the field appears.
  open var clearButtonMode = ViewMode.never
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The delegate, which is told nothing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The text with attributes that an empty field shows.
  open var attributedPlaceholder: NSAttributedString?
  /// The style of the border.
  open var borderStyle = BorderStyle.none
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key needs a text.
  open var enablesReturnKeyAutomatically = false
  /// The way in which capitals are set.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The way in which a text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The way in which spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The meaning of the text.
  open var textContentType: UITextContentType?
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// A view before the text.
  open var leftView: UIView?
  /// The mode in which the view before the text appears.
  open var leftViewMode = ViewMode.never
  /// A view behind the text.
  open var rightView: UIView?
  /// The mode in which the view behind the text appears.
  open var rightViewMode = ViewMode.never
  /// A Boolean value that indicates whether the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// A Boolean value that indicates whether the font follows the content size.
  open var adjustsFontForContentSizeCategory = false
  /// The least size of a text that shrinks, in points.
  open var minimumFontSize: CGFloat = 0
  /// The attributes of typed letters.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A Boolean value that indicates whether the field is edited, which it never is here.
  open var isEditing: Bool { false }
  /// A Boolean value that indicates whether there is a text.
  open var hasText: Bool { text?.isEmpty == false }
  private var inputViews: (keyboard: UIView?, accessory: UIView?) = (nil, nil)
  /// A view in place of the keyboard.
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  /// A view above the keyboard.
  open var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  /// The style of a field's border.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// Creates a field with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Removes the last letter.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// Adds letters.
  open func insertText(_ letters: String) { text = (text ?? "") + letters }
  /// Returns the rectangle of the text in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of an edited text in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the placeholder in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
}
