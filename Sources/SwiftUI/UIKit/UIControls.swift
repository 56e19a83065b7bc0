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
  /// The delegate, which is told nothing.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A Boolean value that indicates whether content bounces though it fits from top to bottom.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether content bounces though it fits across.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether the scale bounces at its ends.
  open var bouncesZoom = true
  /// The insets of the indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The way in which insets follow the safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The way in which scrolling sends the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The speed at which scrolling comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether touches wait until it is clear that nothing scrolls.
  open var delaysContentTouches = true
  /// A wheel that is pulled down.
  open var refreshControl: UIRefreshControl?
  /// The recogniser of scrolling, which recognises nothing.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// A Boolean value that indicates whether a finger scrolls, which none does here.
  open var isDragging: Bool { false }
  /// A Boolean value that indicates whether scrolling comes to rest, which is not so here.
  open var isDecelerating: Bool { false }
  /// A Boolean value that indicates whether a finger is on the view, which is not so here.
  open var isTracking: Bool { false }
  /// The insets with those of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The way in which insets follow the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The ways.
    case automatic, scrollableAxes, never, always
  }
  /// The way in which scrolling sends the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  /// The speed at which scrolling comes to rest.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The share of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    nonisolated public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    nonisolated public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Sets the scale at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Has no effect: nothing is scrolled here.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Has no effect: nothing is scrolled here.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

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
  /// The place of the content across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(action: UIAction, event: Event)] = []

  /// Has no effect: a method is not called by its name here.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Has no effect: a method is not called by its name here.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  /// Adds a choice, which is made where the events are sent.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
  /// Makes the choices that belong to events.
  open func sendActions(for events: Event) {
    for (action, event) in actions where !event.isDisjoint(with: events) { action.handler(action) }
  }
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

/// The mode in which lines of UIKit's texts break.
public enum NSLineBreakMode: Int, Sendable {
  /// The modes that wrap.
  case byWordWrapping, byCharWrapping
  /// The modes that cut.
  case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The alignment of lines in UIKit's texts.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// An image view of UIKit.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  /// The images of an animation.
  open var animationImages: [UIImage]?
  /// The duration of an animation, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The repetitions of an animation; 0 for no end.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the images are animated.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

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
  public override nonisolated init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field of an archive, of which nothing is read.
  public required nonisolated init?(coder: NSCoder) { super.init(coder: coder) }

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
  open var hasText: Bool { text?.isEmpty == false }
  /// Has no effect: nothing is scrolled here.
  open func scrollRangeToVisible(_ range: NSRange) {}

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

  /// Turns the switch on or off at once.
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

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
  /// A Boolean value that indicates whether the value is told while the thumb moves.
  public var isContinuous = true
  /// The image at the least value.
  public var minimumValueImage: UIImage?
  /// The image at the greatest value.
  public var maximumValueImage: UIImage?

  /// Sets the value at once.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Has no effect on a picture.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Creates a slider without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A segmented control of UIKit.
public final class UISegmentedControl: UIControl, UIAppearance {
  private var titles: [String?] = []
  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Creates a control of texts and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// Returns the title of a segment.
  public func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// Adds a segment with a title.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title, at: max(0, min(index, titles.count)))
  }

  /// Removes all segments.
  public func removeAllSegments() { titles = [] }

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
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger that comes down.
    nonisolated public static let touchDown = Event(rawValue: 1)
    /// A finger that leaves within the control.
    nonisolated public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that leaves beside the control.
    nonisolated public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch that is cancelled.
    nonisolated public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger that moves into the control.
    nonisolated public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that moves out of the control.
    nonisolated public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A changed value.
    nonisolated public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main purpose of the control.
    nonisolated public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text that begins to be edited.
    nonisolated public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// An edited text.
    nonisolated public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text that is edited no longer.
    nonisolated public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text that is ended by return.
    nonisolated public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    nonisolated public static let allEvents = Event(rawValue: .max)
  }

  /// The place of a control's content across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The places.
    case center, left, right, fill, leading, trailing
  }

  /// The place of a control's content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

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
  /// The style of the background.
  public var backgroundStyle = BackgroundStyle.automatic
  /// A Boolean value that indicates whether dots follow a finger.
  public var allowsContinuousInteraction = true
  /// The image of dots.
  public var preferredIndicatorImage: UIImage?

  /// The style of a page control's background.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

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
