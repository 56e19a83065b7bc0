/// A pane of glass: a material in a shape, over its shadow, with a rim that catches the light.
struct GlassPane<Outline: Shape>: View {
  let glass: Glass
  let shape: Outline

  var body: some View {
    ZStack {
      shape.fill(material).shadow(color: .black.opacity(0.12), radius: 8, y: 2)
      if let tint = glass.tint { shape.fill(tint.opacity(glass.tintShare)) }
      GlassRim(shape: shape).stroke(Self.light, lineWidth: GlassRim<Outline>.width)
    }
  }

  /// Words stay legible on the regular one; the clear one tints what is behind it the least.
  private var material: Material { glass.kind == .clear ? .ultraThin : .thin }

  /// A light above the leading corner, and what of it the far corner throws back.
  private static var light: LinearGradient {
    LinearGradient(
      colors: [.white.opacity(0.6), .white.opacity(0.12), .white.opacity(0.4)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

/// The middle line of a rim that lies within a shape.
struct GlassRim<Outline: Shape>: Shape {
  let shape: Outline

  /// The thickness of the rim, in points: a pixel on most screens.
  nonisolated static var width: CGFloat { 0.5 }

  nonisolated func path(in rect: CGRect) -> Path {
    func inset(_ shape: some InsettableShape) -> Path {
      shape.inset(by: Self.width / 2).path(in: rect)
    }
    if let shape = shape as? any InsettableShape { return inset(shape) }
    return shape.path(in: rect.insetBy(dx: Self.width / 2, dy: Self.width / 2))
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension GlassRim: ContainerFollowing {
  nonisolated func outline(
    in rect: CGRect, of container: ContainerShape, insetBy amount: CGFloat
  ) -> Path? { container.outline(of: shape, in: rect, insetBy: Self.width / 2 + amount) }
}
