/// Colours along a line, under Core Graphics' name.
public final class CGGradient: Sendable {
  let colors: [CGColor]
  let locations: [CGFloat]

  /// Creates a gradient of colours at places from 0 to 1; without places they are evenly apart.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?)
  {
    self.colors = colors.compactMap { $0 as? CGColor }
    guard !self.colors.isEmpty, self.colors.count == colors.count else { return nil }
    self.locations =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
      ?? colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
  }
}

/// The parts beyond a gradient's ends that are painted, under Core Graphics' name.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates options.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The part before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The part after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The ways in which what is drawn mixes with what is there, under Core Graphics' name.
public enum CGBlendMode: Int32, Sendable {
  /// The usual mixing, and separable modes up to soft light.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Hard light, both differences, and the modes that take hue, saturation or luminosity apart.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Porter and Duff's operators.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  /// Porter and Duff's further operators, and sums.
  case destinationAtop, xor, plusDarker, plusLighter

  /// The mode of draw lists; the usual one for those that a list does not have.
  var blendMode: BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .clear, .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .normal, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
    }
  }
}

extension CGContext {
  /// Sets the way in which what follows mixes with what is there.
  ///
  /// Copies and four operators of two pictures, such as `sourceIn`, are drawn as the usual mixing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.blendMode }

  /// Sets the shadow of what follows: its offset and blur, in points, and its colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      // Half of Core Graphics' blur is the Gaussian's deviation.
      Shadow(
        color: self.color($0), radius: blur / 2, x: offset.width,
        y: isFlipped ? -offset.height : offset.height)
    }
  }

  /// Sets the shadow of what follows to black at a third: its offset and blur, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor.black.withAlphaComponent(1 / 3).cgColor)
  }

  /// Draws a gradient along a line, beyond whose ends its last colours reach.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - start: The place of the first colour, in points.
  ///   - end: The place of the last colour, in points.
  ///   - options: The parts beyond the ends that are painted.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let stops = stops(gradient)
    let paint = Paint.linearGradient(LinearGradientPaint(stops: stops, start: start, end: end))
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    var area = Path(visible)
    if !options.contains(.drawsBeforeStartLocation) {
      area = area.intersection(side(of: start, along: way))
    }
    if !options.contains(.drawsAfterEndLocation) {
      area = area.intersection(side(of: end, along: CGVector(dx: -way.dx, dy: -way.dy)))
    }
    add([DrawItem(.fill(area.quantized, paint, FillStyle()))])
  }

  /// Draws a gradient between circles; both are about the end's centre here.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre of the first circle, in points.
  ///   - startRadius: The radius of the first circle, in points.
  ///   - endCenter: The centre of the last circle, in points.
  ///   - endRadius: The radius of the last circle, in points.
  ///   - options: The parts beyond the circles that are painted.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        stops: stops(gradient), center: endCenter, startRadius: startRadius, endRadius: endRadius))
    let circle = Path(
      ellipseIn: CGRect(origin: endCenter, size: .zero).insetBy(dx: -endRadius, dy: -endRadius))
    let area = options.contains(.drawsAfterEndLocation) ? Path(visible) : circle
    add([DrawItem(.fill(area.quantized, paint, FillStyle()))])
  }

  private func stops(_ gradient: CGGradient) -> [ColorStop] {
    zip(gradient.colors, gradient.locations).map { ColorStop(color: color($0), location: $1) }
  }

  /// The picture's bounds in the context's coordinates.
  private var visible: CGRect {
    CGRect(origin: .zero, size: size).applying(toPicture.inverted())
  }

  /// The half of the plane that lies from a point on along a way, as far as the picture reaches.
  private func side(of point: CGPoint, along way: CGVector) -> Path {
    let reach = 2 * (visible.width + visible.height) + abs(point.x) + abs(point.y)
    let turn = CGAffineTransform(rotationAngle: atan2(way.dy, way.dx))
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    return Path(CGRect(x: 0, y: -reach, width: reach, height: 2 * reach)).applying(turn)
  }
}

extension GraphicsContext {
  /// Draws with a context of Core Graphics, in the canvas's coordinates.
  ///
  /// - Parameter content: A closure that draws into the context.
  /// - Throws: The error of the closure.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(size: canvasSize, scale: environment.displayScale)
    try content(context)
    addDrawing(context.list.items)
  }
}
