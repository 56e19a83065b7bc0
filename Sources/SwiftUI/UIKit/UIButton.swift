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
    /// The title with attributes, in place of the plain one.
    public var attributedTitle: AttributedString?
    /// The text below the title with attributes, in place of the plain one.
    public var attributedSubtitle: AttributedString?
    /// A closure that changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A closure that changes the attributes of the text below the title.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The space around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The edge of the title at which the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the title and the text below, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the text below.
    public var titleAlignment = TitleAlignment.automatic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// A Boolean value that indicates whether a wheel turns in the image's place.
    public var showsActivityIndicator = false
    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The alignment of a button's title and of the text below it.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }

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

/// A closure that changes the attributes of a text in a configuration of UIKit.
///
///     configuration.titleTextAttributesTransformer = .init { attributes in
///       var attributes = attributes
///       attributes.font = UIFont.preferredFont(forTextStyle: .headline)
///       return attributes
///     }
public struct UIConfigurationTextAttributesTransformer {
  /// The closure.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a change of attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns attributes as they are changed.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }
}
