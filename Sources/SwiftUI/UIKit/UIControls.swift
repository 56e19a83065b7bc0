// Views of UIKit that apps wrap for SwiftUI. A picture has a stand-in in their place, so that they
// keep what they are told and do nothing.

/// A scroll view, under UIKit's name.
open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The distance by which the content is scrolled, in points.
  open var contentOffset = CGPoint.zero
  /// The insets of the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the content can be scrolled.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether scrolling rests at pages.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether content bounces at its ends.
  open var bounces = true
  /// A Boolean value that indicates whether the vertical indicator may appear.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal indicator may appear.
  open var showsHorizontalScrollIndicator = true
  /// The least scale.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1

  /// Sets the offset of the content, in points, at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// A control, under UIKit's name.
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false
}

/// A label of UIKit.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The greatest number of lines; 0 for no limit.
  open var numberOfLines = 1
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value that indicates whether the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
}

/// The alignment of lines in UIKit's texts.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// An image view of UIKit.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A text field of UIKit.
open class UITextField: UIControl, UIAppearance {
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

  /// Creates a field without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A text view of UIKit.
open class UITextView: UIScrollView, UIAppearance {
  /// The text.
  open var text: String?
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

  /// Creates a text view without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A switch of UIKit.
public final class UISwitch: UIControl, UIAppearance {
  /// A Boolean value that indicates whether the switch is on.
  public var isOn = false
  /// The tint while the switch is on.
  public var onTintColor: UIColor?
  /// The tint of the thumb.
  public var thumbTintColor: UIColor?

  /// Creates a switch without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A slider of UIKit.
public final class UISlider: UIControl, UIAppearance {
  /// The value.
  public var value: Float = 0
  /// The least value.
  public var minimumValue: Float = 0
  /// The greatest value.
  public var maximumValue: Float = 1
  /// The tint of the track up to the thumb.
  public var minimumTrackTintColor: UIColor?
  /// The tint of the track beyond the thumb.
  public var maximumTrackTintColor: UIColor?
  /// The tint of the thumb.
  public var thumbTintColor: UIColor?

  /// Creates a slider without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A segmented control of UIKit.
public final class UISegmentedControl: UIControl, UIAppearance {
  /// The index of the selected segment; -1 for none.
  public var selectedSegmentIndex = -1
  /// The tint of the selected segment.
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
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates states.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state.
    nonisolated public static let normal: State = []
    /// The state beneath a finger.
    nonisolated public static let highlighted = State(rawValue: 1)
    /// The disabled state.
    nonisolated public static let disabled = State(rawValue: 2)
    /// The selected state.
    nonisolated public static let selected = State(rawValue: 4)
  }
}

/// A page control of UIKit.
public final class UIPageControl: UIControl, UIAppearance {
  /// The number of pages.
  public var numberOfPages = 0
  /// The index of the current page.
  public var currentPage = 0
  /// A Boolean value that indicates whether the control is hidden for a single page.
  public var hidesForSinglePage = false
  /// The tint of the dots.
  public var pageIndicatorTintColor: UIColor?
  /// The tint of the current page's dot.
  public var currentPageIndicatorTintColor: UIColor?

  /// Creates a control without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// An activity indicator of UIKit.
public final class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// The standard size.
    case medium = 100
    /// A large size.
    case large = 101
  }

  /// The size of the indicator.
  public var style = Style.medium
  /// The colour of the indicator.
  public var color: UIColor?
  /// A Boolean value that indicates whether the indicator is hidden while it is stopped.
  public var hidesWhenStopped = true
  /// A Boolean value that indicates whether the indicator is animated.
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
