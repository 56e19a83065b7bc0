/// A two-dimensional shape that is drawn in the frame of its view.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// Returns the path of the shape in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// Returns the size of the shape for a proposal, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The role of the shape, which tells whether its outline or its inside is meant.
  static var role: ShapeRole { get }
}

extension Shape {
  /// Returns the size for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// By default, a shape means its inside.
  public static var role: ShapeRole { .fill }

  /// The content of the view.
  @inlinable
  public var body: _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.fill(ForegroundStyle(), FillStyle())])
  }
}

/// A shape with the styles that it is drawn with, the first at the back.
public struct _ShapeView<Content: Shape>: PrimitiveView {
  @usableFromInline let shape: Content
  @usableFromInline var layers: [ShapeLayer]

  @inlinable @inline(__always)
  nonisolated init(shape: Content, layers: [ShapeLayer]) {
    (self.shape, self.layers) = (shape, layers)
  }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard !context.isDriven else { return view.lowerMoving(context, &output) }
    let environment = context.environment
    let layers = view.layers.map { $0.resolved(in: environment) { $0 } }
    lower(view.shape, layers, context, &output)
  }

  /// Lowers the shape as it stands at the time of a host that is driven.
  private func lowerMoving(_ context: LoweringContext, _ output: inout [Element]) {
    let context = context.entering(.type(Content.self))
    let environment = context.environment
    let layers = layers.enumerated().map { index, layer in
      layer.resolved(in: environment) { context.moving($0, layer: index) }
    }
    Self.lower(context.moved(shape), layers, context, &output)
  }

  @inline(__always)
  private static func lower(
    _ shape: Content, _ layers: [ResolvedShapeLayer], _ context: LoweringContext,
    _ output: inout [Element]
  ) {
    let layout = ShapeLayout { shape.sizeThatFits($0) }
    output.append(
      Element(
        context, named: Content.self, layout: layout,
        role: ShapeDrawing(shape: shape, layers: layers)))
  }
}

/// A style that a shape is painted with.
///
/// It is no part of the shape's view: of a type within a generic one, each array looks up its own
/// type.
@usableFromInline
enum ShapeLayer: Sendable {
  case fill(any ShapeStyle, FillStyle)
  case stroke(any ShapeStyle, StrokeStyle, inset: CGFloat)
}

extension ShapeLayer {
  /// The layer with its paint resolved, as a closure changes it.
  @MainActor @inline(__always)
  fileprivate func resolved(
    in environment: EnvironmentValues, _ change: @MainActor (ResolvedStyle) -> ResolvedStyle
  ) -> ResolvedShapeLayer {
    switch self {
    case .fill(let style, let fill): .fill(change(style._style(in: environment)), fill)
    case .stroke(let style, let stroke, let inset):
      .stroke(change(style._style(in: environment)), stroke, inset: inset)
    }
  }
}

/// A shape's layer with its paint resolved.
enum ResolvedShapeLayer {
  case fill(ResolvedStyle, FillStyle)
  case stroke(ResolvedStyle, StrokeStyle, inset: CGFloat)
}

/// Paints a shape's path in the element's frame.
struct ShapeDrawing: ElementRole {
  let shape: any Shape
  let layers: [ResolvedShapeLayer]

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard builder.sees(rect.insetBy(dx: -40, dy: -40)) else { return }
    for layer in layers {
      switch layer {
      case .fill(let style, let fill):
        let path = builder.container?.outline(of: shape, in: rect) ?? shape.outline(in: rect)
        builder.fill(path.quantized, style, fill, in: rect, for: element)
      case .stroke(let style, let stroke, let inset):
        guard let paint = style.paint(in: rect), stroke.lineWidth > 0 else { continue }
        let path =
          builder.container?.outline(of: shape, in: rect, insetBy: inset)
          ?? shape.outline(in: rect, insetBy: inset)
        let line = DrawOperation.stroke(path.quantized, paint, stroke)
        guard case .blended(_, let mode) = style else {
          builder.add(line, for: element)
          continue
        }
        builder.group(Layer(blendMode: mode, items: []), for: element) {
          $0.add(line, for: element)
        }
      }
    }
  }
}

extension DisplayListBuilder {
  /// Fills a path with a style, its shadows included.
  mutating func fill(
    _ path: Path, _ style: ResolvedStyle, _ fill: FillStyle, in rect: CGRect,
    for element: Element
  ) {
    switch style {
    case .material(let thickness, let scheme):
      add(.material(path, thickness, scheme), for: element)
    case .shadowed(let base, let shadows):
      let drops = shadows.filter { !$0.isInner }.map { Filter.shadow($0.shadow) }
      if drops.isEmpty {
        self.fill(path, base, fill, in: rect, for: element)
      } else {
        group(Layer(filters: drops, items: []), for: element) {
          $0.fill(path, base, fill, in: rect, for: element)
        }
      }
      for inner in shadows where inner.isInner {
        add(.innerShadow(path, inner.shadow), for: element)
      }
    case .blended(let base, let mode):
      group(Layer(blendMode: mode, items: []), for: element) {
        $0.fill(path, base, fill, in: rect, for: element)
      }
    default:
      guard let paint = style.paint(in: rect), paint.color?.alpha != 0 else { return }
      add(.fill(path, paint, fill), for: element)
    }
  }
}

extension Shape {
  /// The outline in the frame of a view, in points.
  ///
  /// A shape is asked in the view's own coordinates, as SwiftUI asks it: one that looks at width
  /// and height alone would draw in the screen's corner otherwise.
  nonisolated func outline(in frame: CGRect, insetBy amount: CGFloat = 0) -> Path {
    let room = CGRect(origin: .zero, size: frame.size)
    let path = amount == 0 ? path(in: room) : insetPath(in: room, by: amount)
    return path.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The outline moved inwards where the shape can, else of a smaller rectangle.
  nonisolated func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
    if let shape = self as? any InsettableShape { return shape.insetShapePath(rect, amount) }
    return path(in: rect.insetBy(dx: amount, dy: amount))
  }
}
