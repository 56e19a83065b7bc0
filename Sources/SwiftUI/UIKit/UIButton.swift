/// A button of UIKit; nobody presses it.
///
///     let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in })
///     button.isEnabled = false
open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// The types.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  /// The text.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The insets of the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets of the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The menu.
  open var menu: UIMenu?
  /// A Boolean value that indicates whether a press opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// The look of the button.
  open var configuration: Configuration?

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button with a choice.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a button of a look with a choice.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }
  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title?.string
  }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }
  /// Has no effect on a picture.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
  }
  /// Returns the title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Returns the image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Returns the title's colour in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
  /// The title at present.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
  /// The image at present.
  open var currentImage: UIImage? { image(for: isEnabled ? .normal : .disabled) }

  /// The look of a button.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The form of the corners.
    public var cornerStyle = CornerStyle.dynamic

    /// The form of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// The forms.
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// Returns a look without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a look with a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a look with a light background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a look with a background of the tint.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a look with a line around.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a look with a line and a background of the tint.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
