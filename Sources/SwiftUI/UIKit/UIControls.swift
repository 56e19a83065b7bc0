// Views of UIKit that apps wrap for SwiftUI. A picture has a stand-in in their place, so that they keep what they are told
// and do nothing.

/// A view that scrolls, under UIKit's name.
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1

  /// Sets the offset of the content, in points, at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// A control, under UIKit's name.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
}

/// A text of UIKit.
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontSizeToFitWidth = false
}

/// The alignment of lines in UIKit's texts.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A picture of UIKit.
open class UIImageView: UIView {
  open var image: UIImage?

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A field of UIKit.
open class UITextField: UIControl, UIAppearance {
  /// The mode in which a field shows a button that empties it.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String?
  open var placeholder: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var clearButtonMode = ViewMode.never
  open var textAlignment = NSTextAlignment.natural

  /// Creates a field without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A text of UIKit that is edited.
open class UITextView: UIScrollView, UIAppearance {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor?
  open var font: UIFont?
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero

  /// Creates a text view without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A switch of UIKit.
public final class UISwitch: UIControl, UIAppearance {
  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?

  /// Creates a switch without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A slider of UIKit.
public final class UISlider: UIControl, UIAppearance {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?

  /// Creates a slider without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A segmented control of UIKit.
public final class UISegmentedControl: UIControl, UIAppearance {
  public var selectedSegmentIndex = -1
  public var selectedSegmentTintColor: UIColor?

  /// Creates a control without a size.
  public required convenience init() { self.init(frame: .zero) }
  /// Has no effect on a picture.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates states.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    nonisolated public static let normal: State = []
    nonisolated public static let highlighted = State(rawValue: 1)
    nonisolated public static let disabled = State(rawValue: 2)
    nonisolated public static let selected = State(rawValue: 4)
  }
}

/// The dots of pages.
public final class UIPageControl: UIControl, UIAppearance {
  public var numberOfPages = 0
  public var currentPage = 0
  public var hidesForSinglePage = false
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?

  /// Creates a control without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A wheel that turns while something is done.
public final class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// The standard size.
    case medium = 100
    /// A large size.
    case large = 101
  }

  public var style = Style.medium
  public var color: UIColor?
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false

  /// Creates a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Starts the animation.
  public func startAnimating() { isAnimating = true }
  /// Stops the animation.
  public func stopAnimating() { isAnimating = false }
}
