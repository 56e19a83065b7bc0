/// A shape that stands for a point of a chart.
///
///     struct Drop: ChartSymbolShape {
///       nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
///
///       nonisolated func path(in rect: CGRect) -> Path {
///         Path(roundedRect: rect, cornerRadius: rect.width / 3)
///       }
///     }
public protocol ChartSymbolShape: Shape {
  /// The box in which the shape looks as large as a circle does in the unit square.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension Circle: ChartSymbolShape {
  /// The whole of the unit square.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// Returns the symbol as an outline; the width is in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> _OutlinedSymbolShape<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the symbol as an outline.
  public nonisolated func strokeBorder(style: StrokeStyle) -> _OutlinedSymbolShape<Self> {
    _OutlinedSymbolShape(base: self, style: style)
  }
}

/// A symbol that may be drawn as an outline.
protocol OutlinedSymbol {
  /// The style of the outline; nil for a filled symbol.
  nonisolated var border: StrokeStyle? { get }
  /// Returns the line that the outline follows, so that it stays within a rectangle.
  nonisolated func outline(in rect: CGRect) -> Path
}

/// An app's own symbol as an outline.
public struct _OutlinedSymbolShape<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape,
  OutlinedSymbol
{
  let base: Base
  let style: StrokeStyle

  nonisolated var border: StrokeStyle? { style }

  /// The box of the shape within.
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  /// Returns the outline of the shape within.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated func outline(in rect: CGRect) -> Path {
    base.inset(by: style.lineWidth / 2).path(in: rect)
  }
}

/// The system's own symbols of points.
///
///     PointMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
///       .symbol(.diamond.strokeBorder(lineWidth: 2))
public struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape, OutlinedSymbol {
  enum Figure: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let figure: Figure
  /// The style of the border; nil for a filled symbol.
  var border: StrokeStyle?
  private var inset: CGFloat = 0

  nonisolated init(figure: Figure) { self.figure = figure }

  /// Returns the symbol as an outline; the width is in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> Self {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the symbol as an outline.
  public nonisolated func strokeBorder(style: StrokeStyle) -> Self {
    var shape = self
    shape.border = style
    return shape
  }

  nonisolated func outline(in rect: CGRect) -> Path {
    inset(by: (border?.lineWidth ?? 0) / 2).path(in: rect)
  }

  /// Returns the shape within a smaller frame, in points.
  public nonisolated func inset(by amount: CGFloat) -> Self {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Boxes of equal weight: a square of the circle's area is √π/2 as wide, an equilateral triangle
  /// 1.35 times, and so on by their areas; crosses are as tall as squares, since their arms reach
  /// far.
  public nonisolated var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch figure {
      case .circle: 1
      case .square: 0.886
      case .triangle: 1.19
      case .diamond: 1.253
      case .pentagon: 1.06
      case .plus, .cross, .asterisk: 0.94
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  /// Returns the figure's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch figure {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon(3, in: rect)
    case .diamond: return polygon(4, in: rect)
    case .pentagon: return polygon(5, in: rect)
    case .plus: return arms(4, in: rect, turned: 0)
    case .cross: return arms(4, in: rect, turned: .pi / 4)
    case .asterisk: return arms(6, in: rect, turned: 0)
    }
  }

  /// Returns a regular polygon with a corner on top.
  private nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { Self.point(CGFloat($0) / CGFloat(corners), 1, in: rect) })
      path.closeSubpath()
    }
  }

  /// Returns a star of arms a fifth of the box wide, as one outline.
  private nonisolated func arms(_ count: Int, in rect: CGRect, turned angle: CGFloat) -> Path {
    let half: CGFloat = 0.2
    // Two arms meet where the edges of both are half a width from their axes.
    let meet = half / sin(.pi / CGFloat(count))
    let reach = (1 + half * half).squareRoot()
    let spread = atan(half) / (2 * .pi)
    let turn = angle / (2 * .pi)
    return Path { path in
      path.addLines(
        (0..<count).flatMap { index -> [CGPoint] in
          let middle = CGFloat(index) / CGFloat(count) + turn
          return [
            Self.point(middle - spread, reach, in: rect),
            Self.point(middle + spread, reach, in: rect),
            Self.point(middle + 0.5 / CGFloat(count), meet, in: rect),
          ]
        })
      path.closeSubpath()
    }
  }

  /// Returns the point at a share of a turn from the top, clockwise, and a share of the radius.
  private nonisolated static func point(
    _ turn: CGFloat, _ radius: CGFloat, in rect: CGRect
  ) -> CGPoint {
    let angle = turn * 2 * .pi
    return CGPoint(
      x: rect.midX + sin(angle) * radius * rect.width / 2,
      y: rect.midY - cos(angle) * radius * rect.height / 2)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(figure: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(figure: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init(figure: .triangle) }
  /// A diamond.
  public static var diamond: BasicChartSymbolShape { .init(figure: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .init(figure: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { .init(figure: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { .init(figure: .cross) }
  /// An asterisk.
  public static var asterisk: BasicChartSymbolShape { .init(figure: .asterisk) }
}
