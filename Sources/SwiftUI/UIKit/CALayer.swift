/// A layer of Core Animation; nothing draws it: it keeps what it is told.
///
///     let layer = CALayer()
///     (layer.cornerRadius, layer.masksToBounds) = (12, true)
///     layer.backgroundColor = UIColor.systemTeal.cgColor
@MainActor @preconcurrency
open class CALayer: NSObject, _KeyValueObserved {
  /// The observations of the layer.
  @_documentation(visibility: internal)
  public var _observers = _KeyValueObservers()
  /// The frame in the superlayer, in points.
  open var frame = CGRect.zero
  /// The bounds, in points.
  open var bounds = CGRect.zero { didSet { _observers.tell() } }
  /// The place in the superlayer, in points.
  open var position = CGPoint.zero { didSet { _observers.tell() } }
  /// The point of the layer that stands at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The order among the layers beside it.
  open var zPosition: CGFloat = 0
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// A Boolean value that indicates whether the content is cut at the bounds.
  open var masksToBounds = false
  /// A layer whose opacity cuts this one.
  open var mask: CALayer?
  /// The colour of the background.
  open var backgroundColor: CGColor?
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden = false
  /// The name of the layer.
  open var name: String?
  /// Pixels a point.
  open var contentsScale: CGFloat = 1
  /// The content.
  open var contents: Any?
  /// The time at which animations begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The speed of time.
  open var speed: Float = 1
  /// Seconds by which time is moved.
  open var timeOffset: CFTimeInterval = 0
  /// A Boolean value that indicates whether the layer is kept as pixels.
  open var shouldRasterize = false
  /// Pixels a point of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// The filters of the layer.
  open var filters: [Any]?
  /// The layers in this one.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in sublayers ?? [] { layer.superlayer = self }
      _observers.tell()
    }
  }
  /// The transform of the layers in this one.
  open var sublayerTransform = CATransform3DIdentity
  /// The place of a content that does not fill the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// A Boolean value that indicates whether the layers in this one are upside down.
  open var isGeometryFlipped = false
  /// The layer that has this one.
  open private(set) weak var superlayer: CALayer?

  /// Creates a layer.
  public required override nonisolated init() { super.init() }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Adds a layer at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
  }

  /// Removes the layer from the one that has it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Has no effect: nothing moves here.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Returns nil: nothing moves here.
  open func animationKeys() -> [String]? { nil }
  /// Returns nil: nothing moves here.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// Has no effect: nothing moves here.
  open func removeAllAnimations() {}
  /// Has no effect: nothing moves here.
  open func removeAnimation(forKey key: String) {}
  /// Has no effect: nothing draws layers here.
  open func setNeedsDisplay() {}
  /// Has no effect: nothing draws layers here.
  open func render(in context: CGContext) {}
  /// Has no effect: nothing lays out layers here.
  open func setNeedsLayout() {}
  /// Does nothing by default.
  open func layoutSublayers() {}
  /// Returns the time of the layer, in seconds.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

/// A time in seconds, under Core Foundation's name.
public typealias CFTimeInterval = Double

/// The place of a layer's content in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The middle, as large as it is.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The middle of the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The middle of the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The whole layer, without regard to proportions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits within.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: Hashable, Sendable {
  let name: String
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(name: "circular")
  /// A curve whose bend grows and wanes.
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
