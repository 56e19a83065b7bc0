/// A scroll view, under UIKit's name.
///
///     let scroll = UIScrollView()
///     scroll.contentSize = CGSize(width: 390, height: 1200)
///     scroll.keyboardDismissMode = .onDrag
open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { _observers.tell() } }
  /// The distance by which the content is scrolled, in points.
  open var contentOffset = CGPoint.zero { didSet { _observers.tell() } }
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
  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The way in which insets follow the safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The way in which scrolling sends the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The speed at which scrolling comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether touches wait until it is clear that nothing scrolls.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a touch of the content may become one that scrolls.
  open var canCancelContentTouches = true
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default
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

  /// The colour of a scroll view's indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

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
