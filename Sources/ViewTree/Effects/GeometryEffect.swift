/// An effect that transforms a view's appearance by its size, and not its frame.
///
///     struct Lean: GeometryEffect {
///       var animatableData = 10.0
///
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(rotationAngle: animatableData / size.width))
///       }
///     }
public nonisolated protocol GeometryEffect: Animatable, PrimitiveModifier {
  /// Returns the transform of a view, from its size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Appends the elements of the modified view.
  @MainActor
  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let role = LayerRole(layer: { rect in
      let projection = modifier.effectValue(size: rect.size).projection
      return Layer(seenBy: projection.about(CGPoint(x: rect.minX, y: rect.minY)))
    })
    context.wrap(content, &output, layout: IdentityLayout(), role: role)
  }

  /// Returns the effect itself, which changes no layout in any case.
  public func ignoredByLayout() -> Self { self }
}
