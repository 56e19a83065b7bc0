/// The line along a shape's outline, which is a shape itself.
///
/// Filled, it is drawn as the stroke that it is, so that its curves stay curves.
public struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  nonisolated init(shape: Base, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  /// The values of the shape that may be animated.
  public nonisolated var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set {
      var moved = shape
      moved.animatableData = newValue
      self = Self(shape: moved, style: style)
    }
  }

  /// The path around the line, whose curves are straight segments.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Fills the line with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Base> { shape.stroke(content, style: self.style) }

  /// Appends the elements of the view.
  @MainActor public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let line = view.shape.stroke(ForegroundStyle(), style: view.style)
    _ShapeView<Base>._lower(line, context, &output)
  }
}
