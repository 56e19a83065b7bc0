/// A layer with a gradient; nothing draws it.
///
///     let sky = CAGradientLayer()
///     sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start, in shares of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in shares of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The kind of a layer's gradient.
public struct CAGradientLayerType: Hashable, Sendable {
  let name: String
  /// A gradient along a line.
  public static let axial = CAGradientLayerType(name: "axial")
  /// A gradient around a point, outwards.
  public static let radial = CAGradientLayerType(name: "radial")
  /// A gradient around a point, by angle.
  public static let conic = CAGradientLayerType(name: "conic")
}

/// A layer with an outline; nothing draws it.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
///     ring.lineWidth = 4
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The joints of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes, in points.
  open var lineDashPattern: [NSNumber]?
  /// The start of the drawn part, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn part, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}

/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  let name: String
  /// Ends without a cap.
  public static let butt = CAShapeLayerLineCap(name: "butt")
  /// Round ends.
  public static let round = CAShapeLayerLineCap(name: "round")
  /// Square ends.
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// The joints of a shape layer's line.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let name: String
  /// Pointed joints.
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  /// Round joints.
  public static let round = CAShapeLayerLineJoin(name: "round")
  /// Cut joints.
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

/// A layer that emits particles; nothing draws it.
open class CAEmitterLayer: CALayer {
  /// The cells that particles are made of.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of the emitter, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of the emitter, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The mode of the emitter.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The manner in which particles lie upon each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the cells' birth rates.
  open var birthRate: Float = 1
  /// The factor of the cells' life times.
  open var lifetime: Float = 1
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  let name: String
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(name: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
}

/// The manner in which particles lie upon each other.
public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  let name: String
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
  /// The farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
  /// With their light added.
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}

/// The mode of an emitter.
public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  let name: String
  /// From points of the shape.
  public static let points = CAEmitterLayerEmitterMode(name: "points")
  /// From the outline.
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  /// From the surface.
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  /// From within.
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}

/// A particle of an emitter.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// The picture of a particle.
  open var contents: Any?
  /// The colour of a particle.
  open var color: CGColor?
  /// The name of the cell.
  open var name: String?
  /// Particles a second.
  open var birthRate: Float = 0
  /// The life of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of the life, in seconds.
  open var lifetimeRange: Float = 0
  /// The velocity, in points a second.
  open var velocity: CGFloat = 0
  /// The range of the velocity, in points a second.
  open var velocityRange: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The turn, in radians a second.
  open var spin: CGFloat = 0
  /// The range of the turn, in radians a second.
  open var spinRange: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale a second.
  open var scaleSpeed: CGFloat = 0
  /// The range of the red part.
  open var redRange: Float = 0
  /// The range of the green part.
  open var greenRange: Float = 0
  /// The range of the blue part.
  open var blueRange: Float = 0
  /// The time at which particles begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The time during which particles are made, in seconds.
  open var duration: CFTimeInterval = 0
  /// The cells that leave a particle's own particles.
  open var emitterCells: [CAEmitterCell]?
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the opacity a second.
  open var alphaSpeed: Float = 0
  /// The acceleration to the right, in points a second and second.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points a second and second.
  open var yAcceleration: CGFloat = 0

  /// Creates a cell.
  public override nonisolated init() { super.init() }
}
