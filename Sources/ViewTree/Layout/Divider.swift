import LayoutEngine

/// A line that separates views, across its stack.
///
///     VStack { Text("Above"); Divider(); Text("Below") }
public struct Divider: PrimitiveView {
  /// Creates a divider.
  public init() {}

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let axis = context.stackAxis ?? .vertical
    let color = Color(.separator).resolveColor(in: context.environment)
    output.append(
      Element(
        context, named: Self.self, layout: DividerLayout(axis: axis, thickness: Self.thickness),
        role: DividerRole(color: color, axis: axis)))
  }

  /// A third of a point: one pixel at 3x, and the rasteriser draws no less than a pixel.
  static let thickness = 1.0 / 3
}

/// Paints a hairline, at least a pixel thick.
struct DividerRole: ElementRole {
  let color: RGBAColor
  let axis: LayoutAxis

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard builder.sees(element.rect) else { return }
    builder.add(
      .fill(Path(element.rect.quantized), .color(color), FillStyle()), for: element)
  }
}
