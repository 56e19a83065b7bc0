import Foundation

/// A colour, gradient or pattern with which a shape or a text is painted.
public enum Paint: Hashable, Sendable {
  /// A single colour.
  case color(RGBAColor)
  /// A gradient along a line.
  case linearGradient(LinearGradientPaint)
  /// A gradient between two circles or ellipses of one centre.
  case radialGradient(RadialGradientPaint)
  /// A gradient around a centre.
  case angularGradient(AngularGradientPaint)
  /// An image, repeated.
  case tiled(TiledImagePaint)
  /// Colours at the points of a net, blended between them.
  case mesh(MeshPaint)

  /// The paint's colour, if it is a single one.
  public var color: RGBAColor? {
    if case .color(let color) = self { return color }
    return nil
  }

  /// A Boolean value that indicates whether the paint hides all that lies beneath it.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .angularGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .tiled, .mesh: false
    }
  }
}

/// A gradient along a line between two points, in the draw list's coordinates.
public struct LinearGradientPaint: Hashable, Sendable {
  /// The colours along the gradient.
  public var stops: [ColorStop]
  /// The point of the first colour, in points.
  public var start: CGPoint
  /// The point of the last colour, in points.
  public var end: CGPoint

  /// Creates a linear gradient.
  public init(stops: [ColorStop], start: CGPoint, end: CGPoint) {
    (self.stops, self.start, self.end) = (stops, start.quantized, end.quantized)
  }
}

/// A gradient between two circles about one centre, which `scale` turns into ellipses.
public struct RadialGradientPaint: Hashable, Sendable {
  /// The colours from the inner circle to the outer one.
  public var stops: [ColorStop]
  /// The centre of both circles, in points.
  public var center: CGPoint
  /// The radius of the first colour, in points.
  public var startRadius: CGFloat
  /// The radius of the last colour, in points.
  public var endRadius: CGFloat
  /// Factors of the radii along x and y; 1 and 1 for circles.
  public var scale: CGSize

  /// Creates a radial or, with unequal scales, an elliptical gradient.
  public init(
    stops: [ColorStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    scale: CGSize = CGSize(width: 1, height: 1)
  ) {
    (self.stops, self.center) = (stops, center.quantized)
    (self.startRadius, self.endRadius) = (startRadius.quantized, endRadius.quantized)
    self.scale = CGSize(width: scale.width.quantized, height: scale.height.quantized)
  }
}

/// A gradient that turns about a centre, clockwise from its start angle.
///
/// The rest of a turn that it leaves has the last colour to the middle, and the first from there;
/// of more than a turn the last is drawn.
public struct AngularGradientPaint: Hashable, Sendable {
  /// The colours around the centre.
  public var stops: [ColorStop]
  /// The centre, in points.
  public var center: CGPoint
  /// The angle of the first colour.
  public var startAngle: Angle
  /// The angle of the last colour.
  public var endAngle: Angle

  /// Creates an angular (conic) gradient.
  public init(stops: [ColorStop], center: CGPoint, startAngle: Angle, endAngle: Angle) {
    (self.stops, self.center) = (stops, center.quantized)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }
}

/// Colours at the vertices of a net, mixed within each of its cells; nothing outside of them.
public struct MeshPaint: Hashable, Sendable {
  /// The number of points in a row of the net.
  public var columns: Int
  /// The points, row by row.
  public var points: [CGPoint]
  /// The colours of the points, row by row.
  public var colors: [RGBAColor]

  /// Creates a net; there are as many colours as points, and whole rows of them.
  public init(columns: Int, points: [CGPoint], colors: [RGBAColor]) {
    (self.columns, self.points, self.colors) = (columns, points.map(\.quantized), colors)
  }

  /// The corners of the cells, clockwise, as indices of vertices.
  public var cells: [[Int]] {
    guard columns > 1, points.count >= 2 * columns else { return [] }
    return (0..<points.count / columns - 1).flatMap { row in
      (0..<columns - 1).map { column in
        let corner = row * columns + column
        return [corner, corner + 1, corner + columns + 1, corner + columns]
      }
    }
  }
}

/// An image, or a part of it, repeated in both directions.
public struct TiledImagePaint: Hashable, Sendable {
  /// The image to repeat.
  public var image: ImageReference
  /// The part of the image that a tile shows, as fractions of its size.
  public var part: CGRect
  /// The rectangle of one tile, in points.
  public var tile: CGRect

  /// The part that is all of an image.
  public static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates a tiling.
  public init(image: ImageReference, part: CGRect = whole, tile: CGRect) {
    (self.image, self.part, self.tile) = (image, part.quantized, tile.quantized)
  }
}
