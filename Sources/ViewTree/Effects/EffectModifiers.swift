import LayoutEngine

/// Draws its content in a layer that a closure describes from the element's frame.
struct LayerRole: ElementRole {
  /// Describes the layer; nil draws nothing.
  let layer: (CGRect) -> Layer?
  /// Whether nothing shows outside of the element.
  var clips = false

  func draw(_ element: Element, into painter: inout Painter) {
    guard let layer = layer(element.rect) else { return }
    let reach = layer.movesContent ? CGRect.infinite : nil
    painter.group(
      layer, for: element, visible: clips ? layer.clip?.boundingRect : nil, widens: reach
    ) { $0.drawChildren(of: element) }
  }
}

/// Draws its content in a layer.
@usableFromInline
package struct LayerModifier: PrimitiveModifier {
  let role: @MainActor (EnvironmentValues) -> LayerRole

  /// Creates a modifier from what describes the layer by frame and surroundings.
  init(
    clips: Bool = false, _ layer: @escaping @MainActor (CGRect, EnvironmentValues) -> Layer?
  ) {
    role = { environment in
      LayerRole(
        layer: { rect in MainActor.assumeIsolated { layer(rect, environment) } }, clips: clips)
    }
  }

  @usableFromInline
  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let role = modifier.role(context.environment)
    context.wrap(content, &output, layout: IdentityLayout(), role: role)
  }
}

extension LayerModifier {
  @usableFromInline
  static func clip(_ shape: some Shape, _ style: FillStyle) -> LayerModifier {
    LayerModifier(clips: true) { rect, _ in
      Layer(clip: shape.outline(in: rect).quantized, clipStyle: style, items: [])
    }
  }

  @usableFromInline
  static func shadow(_ color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> LayerModifier {
    LayerModifier { _, environment in
      let color = color.resolveColor(in: environment)
      let filters: [Filter] =
        color.alpha > 0 ? [.shadow(Shadow(color: color, radius: radius, x: x, y: y))] : []
      return Layer(filters: filters, items: [])
    }
  }
}

extension MovingLayerModifier where Value == Double {
  @usableFromInline
  static func opacity(_ opacity: Double) -> MovingLayerModifier {
    MovingLayerModifier(value: opacity) { opacity, _, _ in
      opacity <= 0 ? nil : Layer(opacity: min(1, opacity), items: [])
    }
  }
}

extension View {
  package func layer(
    clips: Bool = false, _ layer: @escaping @MainActor (CGRect, EnvironmentValues) -> Layer?
  ) -> some View {
    modifier(LayerModifier(clips: clips, layer))
  }

  /// Draws the view in a layer that depends on a value which may be on its way.
  func moving<Value: VectorArithmetic>(
    _ value: Value, _ layer: @escaping @MainActor (Value, CGRect, EnvironmentValues) -> Layer?
  ) -> some View { modifier(MovingLayerModifier(value: value, layer: layer)) }

  private func moving(_ amount: Double, _ filter: @escaping (Double) -> Filter) -> some View {
    moving(amount) { amount, _, _ in Layer(filters: [filter(amount)], items: []) }
  }

  package func filter(_ filter: Filter) -> some View {
    layer { _, _ in Layer(filters: [filter], items: []) }
  }

  /// The view fainter, as one picture, from 0 to 1.
  @inlinable
  public func opacity(_ opacity: Double) -> some View {
    modifier(MovingLayerModifier.opacity(opacity))
  }

  /// The view in its room, but unseen.
  public func hidden() -> some View { opacity(0) }

  /// Nothing outside of a shape.
  @inlinable
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(LayerModifier.clip(shape, style))
  }

  /// Nothing outside of the view's frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Nothing outside of the view's frame with rounded corners, of a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// A shadow beneath the view; lengths are in points, the radius is the Gaussian's sigma.
  @inlinable
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(LayerModifier.shadow(color, radius: radius, x: x, y: y))
  }

  /// The view blurred, by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    moving(radius) { radius, _, _ in
      Layer(filters: [.blur(radius: radius.quantized, opaque: opaque)], items: [])
    }
  }

  public func brightness(_ amount: Double) -> some View {
    moving(amount) { .brightness($0) }
  }
  public func contrast(_ amount: Double) -> some View {
    moving(amount) { .contrast($0) }
  }
  public func saturation(_ amount: Double) -> some View {
    moving(amount) { .saturation($0) }
  }
  public func grayscale(_ amount: Double) -> some View {
    moving(amount) { .grayscale($0) }
  }
  public func hueRotation(_ angle: Angle) -> some View {
    moving(angle.animatableData) { data, _, _ in
      var angle = angle
      angle.animatableData = data
      return Layer(filters: [.hueRotation(angle)], items: [])
    }
  }
  public func colorInvert() -> some View { filter(.colorInvert) }
  public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }

  /// The view's colours multiplied with another.
  public func colorMultiply(_ color: Color) -> some View {
    layer { _, environment in
      Layer(filters: [.colorMultiply(color.resolveColor(in: environment))], items: [])
    }
  }

  /// How the view's colours combine with those beneath.
  public func blendMode(_ mode: BlendMode) -> some View {
    layer { _, _ in Layer(blendMode: mode, items: []) }
  }

  /// The view as one picture, within which blend modes stay.
  public func compositingGroup() -> some View {
    layer { _, _ in Layer(isolated: true, items: []) }
  }

  /// The view as one picture.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { compositingGroup() }

  /// The view turned about a point; its room stays as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    moving(angle.animatableData) { data, rect, _ in
      var turn = angle
      turn.animatableData = data
      return Layer(
        transform: CGAffineTransform(rotationAngle: turn.radians).about(anchor.point(in: rect)),
        items: [])
    }
  }

  /// The view scaled about a point; its room stays as it is.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    moving(AnimatablePair(x, y)) { scale, rect, _ in
      scale.first == 0 || scale.second == 0
        ? nil
        : Layer(
          transform: CGAffineTransform(scaleX: scale.first, y: scale.second)
            .about(anchor.point(in: rect)), items: [])
    }
  }

  /// The view scaled about a point; its room stays as it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// The view scaled about a point; its room stays as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// The view changed by a transform; its room stays as it is.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    layer { rect, _ in
      Layer(
        transform: transform.about(CGPoint(x: rect.minX, y: rect.minY)), items: [])
    }
  }

  /// The view mirrored where leading is right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layer { rect, environment in
      let flips = enabled && environment.layoutDirection == .rightToLeft
      let mirror = CGAffineTransform(scaleX: -1, y: 1)
      return Layer(
        transform: flips ? mirror.about(CGPoint(x: rect.midX, y: rect.midY)) : .identity,
        items: [])
    }
  }
}

/// How colours of a drawing group are kept; Vitrine's are 8-bit sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws its first child through the alpha of its second.
struct MaskRole: ElementRole {
  func draw(_ element: Element, into painter: inout Painter) {
    let children = element.elements
    guard children.count == 2 else { return painter.drawChildren(of: element) }
    let mask = painter.aside { $0.draw(children[1]) }
    guard !mask.isEmpty else { return }
    painter.group(Layer(mask: mask, items: []), for: element) { $0.draw(children[0]) }
  }
}

package struct MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: AlignmentPair

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    for child in context.elements(of: content) {
      var aside = context.entering(.type(Self.self))
      aside.stackAxis = nil
      let mask = aside.element(of: modifier.mask, alignment: modifier.alignment)
      let element = Element(
        context, layout: SecondaryLayout(alignment: modifier.alignment),
        role: MaskRole(), children: [child, mask])
      element.adoptTraits(of: child)
      output.append(element)
    }
  }
}

extension View {
  /// The view through the alpha of others.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment.pair))
  }

  /// The view through the alpha of another.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  /// A frame of a style inside of the view's edges, in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// A style over this view, in its size.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().fill(style), alignment: .center, isBehind: false,
        ignoredEdges: edges.mask))
  }

  /// A shape painted with a style over this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// A style behind this view, which reaches beyond the safe area that the view touches.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().fill(style), alignment: .center, isBehind: true,
        ignoredEdges: edges.mask))
  }

  /// The background style behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A shape painted with a style behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  /// A shape painted with the background style behind this view.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
