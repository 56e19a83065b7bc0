import LayoutEngine

/// Draws its content in a layer that a closure describes from the element's frame.
struct LayerRole: ElementRole {
  /// Describes the layer; nil draws nothing.
  let layer: (CGRect) -> Layer?
  /// A Boolean value that indicates whether drawing ends at the element's shape.
  var clips = false
  /// The shape of the layer's clip, which may follow that of the container.
  var clipShape: (any Shape)?

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard var layer = layer(element.rect) else { return }
    if let clipShape, let outline = builder.container?.outline(of: clipShape, in: element.rect) {
      layer.clip = outline.quantized
    }
    let reach = layer.movesContent ? CGRect.infinite : nil
    builder.group(
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
    clips: Bool = false, clipShape: (any Shape)? = nil,
    _ layer: @escaping @MainActor (CGRect, EnvironmentValues) -> Layer?
  ) {
    role = { environment in
      LayerRole(
        layer: { rect in MainActor.assumeIsolated { layer(rect, environment) } }, clips: clips,
        clipShape: clipShape)
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
    LayerModifier(clips: true, clipShape: shape) { rect, _ in
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

  /// Sets the opacity of the view, flattened into one layer first.
  ///
  ///     Text("Draft").opacity(0.5)
  ///
  /// - Parameter opacity: The opacity, from 0 (transparent) to 1 (opaque).
  /// - Returns: A view of the opacity.
  @inlinable
  public func opacity(_ opacity: Double) -> some View {
    modifier(MovingLayerModifier.opacity(opacity))
  }

  /// Hides the view, which keeps its place in the layout.
  ///
  ///     Text("Keeps its room").hidden()
  public func hidden() -> some View { opacity(0) }

  /// Clips the view to a shape.
  ///
  ///     Image("Portrait").resizable().frame(width: 64, height: 64).clipShape(Circle())
  ///
  /// - Parameters:
  ///   - shape: The shape, in the view's frame.
  ///   - style: The rule that tells the inside of the shape.
  /// - Returns: A view clipped to the shape.
  @inlinable
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(LayerModifier.clip(shape, style))
  }

  /// Clips the view to its frame.
  ///
  ///     Image("lake").frame(width: 120, height: 80).clipped()
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Clips the view to its frame with rounded corners.
  ///
  ///     Image("Cover").cornerRadius(12)
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - antialiased: A value that is accepted; edges are always smooth.
  /// - Returns: A view with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Adds a shadow to the view.
  ///
  ///     RoundedRectangle(cornerRadius: 16).fill(.white).shadow(radius: 8, y: 4)
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The horizontal offset of the shadow, in points.
  ///   - y: The vertical offset of the shadow, in points, downwards.
  /// - Returns: A view with a shadow.
  @inlinable
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(LayerModifier.shadow(color, radius: radius, x: x, y: y))
  }

  /// Applies a Gaussian blur to the view.
  ///
  ///     Image("Backdrop").blur(radius: 20)
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - opaque: A Boolean value that indicates whether the edges stay opaque.
  /// - Returns: A blurred view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    moving(radius) { radius, _, _ in
      Layer(filters: [.blur(radius: radius.quantized, opaque: opaque)], items: [])
    }
  }

  /// Brightens the view, by an amount from -1 to 1; 0 changes nothing.
  ///
  ///     Image("harbour").brightness(0.1)
  public func brightness(_ amount: Double) -> some View {
    moving(amount) { .brightness($0) }
  }
  /// Sets the contrast of the view; 1 changes nothing, 0 leaves grey.
  ///
  ///     Image("harbour").contrast(1.2)
  public func contrast(_ amount: Double) -> some View {
    moving(amount) { .contrast($0) }
  }
  /// Sets the saturation of the view; 1 changes nothing, 0 leaves greys.
  ///
  ///     Image("harbour").saturation(isOn ? 1 : 0.3)
  public func saturation(_ amount: Double) -> some View {
    moving(amount) { .saturation($0) }
  }
  /// Removes colour from the view, by an amount from 0 (unchanged) to 1 (grey).
  ///
  ///     PhotoView(photo).grayscale(isOn ? 0 : 1)
  public func grayscale(_ amount: Double) -> some View {
    moving(amount) { .grayscale($0) }
  }
  /// Rotates the hues of the view's colours by an angle.
  ///
  ///     Circle().fill(.orange).hueRotation(.degrees(120))
  public func hueRotation(_ angle: Angle) -> some View {
    moving(angle.animatableData) { data, _, _ in
      var angle = angle
      angle.animatableData = data
      return Layer(filters: [.hueRotation(angle)], items: [])
    }
  }
  /// Inverts the colours of the view.
  ///
  ///     Image("lake").colorInvert()
  public func colorInvert() -> some View { filter(.colorInvert) }
  /// Replaces the view by black of an opacity that is the luminance, so that dark colours become
  /// transparent.
  ///
  ///     Color.blue.mask { Image("lake").luminanceToAlpha() }
  public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }

  /// Multiplies the colours of the view with a colour.
  ///
  ///     Image("lake").colorMultiply(.yellow)
  public func colorMultiply(_ color: Color) -> some View {
    layer { _, environment in
      Layer(filters: [.colorMultiply(color.resolveColor(in: environment))], items: [])
    }
  }

  /// Sets the mode by which the view blends with what is behind it.
  ///
  ///     Image("Texture").blendMode(.multiply)
  ///
  /// - Parameter mode: The blend mode.
  /// - Returns: A view that blends with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some View {
    layer { _, _ in Layer(blendMode: mode, items: []) }
  }

  /// Flattens the view into one layer, to which later effects apply and beyond which blend modes do
  /// not reach.
  ///
  ///     ZStack {
  ///       Circle()
  ///       Text("1")
  ///     }
  ///     .compositingGroup()
  ///     .opacity(0.5)
  public func compositingGroup() -> some View {
    layer { _, _ in Layer(isolated: true, items: []) }
  }

  /// Flattens the view into one layer, as `compositingGroup()` does.
  ///
  ///     ZStack {
  ///       Circle().fill(.blue)
  ///       Circle().fill(.green).offset(x: 20)
  ///     }
  ///     .drawingGroup()
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { compositingGroup() }

  /// Rotates the view about a point; its frame stays as it is.
  ///
  ///     Image(systemName: "arrow.up").rotationEffect(.degrees(45))
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: A rotated view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    moving(angle.animatableData) { data, rect, _ in
      var turn = angle
      turn.animatableData = data
      return Layer(
        transform: CGAffineTransform(rotationAngle: turn.radians).about(anchor.point(in: rect)),
        items: [])
    }
  }

  /// Scales the view in each dimension, relative to a point; its frame stays as it is.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; negative values mirror the view.
  ///   - y: The vertical factor; negative values mirror the view.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: A scaled view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    moving(AnimatablePair(x, y)) { scale, rect, _ in
      guard scale.first != 0, scale.second != 0 else { return nil }
      let transform = CGAffineTransform(scaleX: scale.first, y: scale.second)
      return Layer(transform: transform.about(anchor.point(in: rect)), items: [])
    }
  }

  /// Scales the view by a factor, relative to a point; its frame stays as it is.
  ///
  ///     Button("Tap") {}.scaleEffect(isPressed ? 0.95 : 1)
  ///
  /// - Parameters:
  ///   - scale: The factor of both dimensions.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: A scaled view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view by the factors of a size, relative to a point; its frame stays as it is.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: A scaled view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Applies an affine transform to the view, about its top-left corner; its frame stays as it is.
  ///
  ///     Text("Slanted")
  ///       .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0))
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    layer { rect, _ in
      Layer(
        transform: transform.about(CGPoint(x: rect.minX, y: rect.minY)), items: [])
    }
  }

  /// Mirrors the view horizontally in right-to-left layouts.
  ///
  ///     Image("arrow").flipsForRightToLeftLayoutDirection(true)
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Sets in which direction of the layout the view is mirrored horizontally.
  ///
  ///     Image("arrow").layoutDirectionBehavior(.mirrors)
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    layer { rect, environment in
      let flips = behavior.mirrored == environment.layoutDirection
      let mirror = CGAffineTransform(scaleX: -1, y: 1)
      return Layer(
        transform: flips ? mirror.about(CGPoint(x: rect.midX, y: rect.midY)) : .identity,
        items: [])
    }
  }
}

/// The way in which a view follows the direction of its layout.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  let mirrored: LayoutDirection?

  /// Looks alike in both directions.
  public static let fixed = LayoutDirectionBehavior(mirrored: nil)
  /// Is mirrored where text is read from right to left.
  public static let mirrors = mirrors(in: .rightToLeft)

  /// Returns the behaviour of a view that is mirrored in a direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(mirrored: direction)
  }
}

/// The working colour space of a drawing group, which is 8-bit sRGB here whatever it says.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws its first child through the alpha of its second.
struct MaskRole: ElementRole {
  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let children = element.elements
    guard children.count == 2 else { return builder.drawChildren(of: element) }
    let mask = builder.aside { $0.draw(children[1]) }
    guard !mask.isEmpty else { return }
    builder.group(Layer(mask: mask, items: []), for: element) { $0.draw(children[0]) }
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
  /// Masks the view with the alpha channel of other views.
  ///
  ///     Text("Gradient").font(.largeTitle)
  ///       .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
  ///
  /// - Parameters:
  ///   - alignment: The position of the mask in the view's frame.
  ///   - mask: The views whose opacity becomes that of the view.
  /// - Returns: A masked view.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment.pair))
  }

  /// Masks the view with the alpha channel of another view.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  /// Adds a border inside of the view's edges.
  ///
  ///     Text("Field").padding(8).border(.gray, width: 0.5)
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - width: The thickness of the border, in points.
  /// - Returns: A view with a border.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Layers a style in front of the view, in its size.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().fill(style), alignment: .center, isBehind: false,
        ignoredEdges: edges.mask))
  }

  /// Layers a shape, filled with a style, in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style to paint with.
  ///   - shape: The shape, in the view's frame.
  ///   - fillStyle: The rule that tells the inside of the shape.
  /// - Returns: A view with an overlay.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// Layers a style behind the view, which extends beyond the safe area where the view touches it.
  ///
  ///     Text("Banner").padding().background(.thinMaterial)
  ///
  /// - Parameters:
  ///   - style: The style to paint with.
  ///   - edges: The edges at which the background ignores the safe area.
  /// - Returns: A view with a background.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().fill(style), alignment: .center, isBehind: true,
        ignoredEdges: edges.mask))
  }

  /// Layers the background style of the environment behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Layers a shape, filled with a style, behind the view.
  ///
  ///     Text("Tag").padding(6).background(.blue, in: Capsule())
  ///
  /// - Parameters:
  ///   - style: The style to paint with.
  ///   - shape: The shape, in the view's frame.
  ///   - fillStyle: The rule that tells the inside of the shape.
  /// - Returns: A view with a background.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  /// Layers a shape, filled with the background style of the environment, behind the view.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the view's frame.
  ///   - fillStyle: The rule that tells the inside of the shape.
  /// - Returns: A view with a background.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
