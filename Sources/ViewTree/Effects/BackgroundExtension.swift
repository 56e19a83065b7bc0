import LayoutEngine

/// Draws a view, and its reflection behind the bars at the edges of the safe area that it touches.
private struct BackgroundExtensionRole: ElementRole {
  /// The blur of the reflection, in points; an estimate.
  private static let blur = 12.0

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    for (region, mirror) in Self.reflections(of: element, in: Self.window(of: element, builder)) {
      let clip = Layer(clip: Path(region).quantized, items: [])
      let blur = Layer(filters: [.blur(radius: Self.blur, opaque: true)], items: [])
      let mirrored = Layer(transform: mirror, items: [])
      builder.group(clip, for: element, visible: region) {
        // Beneath the blur, which fades at the edges of what it blurs, lies the same without.
        $0.group(mirrored, for: element, widens: .infinite) { $0.drawChildren(of: element) }
        $0.group(blur, for: element, widens: .infinite) {
          $0.drawChildren(of: element)
          $0.group(mirrored, for: element, widens: .infinite) { $0.drawChildren(of: element) }
        }
      }
    }
    builder.drawChildren(of: element)
  }

  /// Returns the rectangle that a view and its reflections may fill.
  ///
  /// Of the window a scroll view's content knows the part alone that bars leave free; what the
  /// scroll view shows reaches beneath them.
  private static func window(of element: Element, _ builder: DisplayListBuilder) -> CGRect {
    let context = element.context
    let rect = context.outer
    let outer = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    guard context.container == context.outer, !builder.visible.isInfinite else { return outer }
    return builder.visible
  }

  /// Returns the rooms beside a view that bars cover, each with the reflection that fills it.
  ///
  /// The room between the view and the window's edge is filled where the view ends with the safe
  /// area; x' = 2e - x is the reflection about an edge e.
  private static func reflections(
    of element: Element, in window: CGRect
  ) -> [(CGRect, CGAffineTransform)] {
    let (rect, safe) = (element.rect, element.context.container)
    func touches(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }
    func across(_ edge: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * edge, ty: 0)
    }
    func down(_ edge: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * edge)
    }
    var found: [(CGRect, CGAffineTransform)] = []
    func add(_ isThere: Bool, _ room: CGRect, _ mirror: CGAffineTransform) {
      if isThere, room.width > 0, room.height > 0 { found.append((room, mirror)) }
    }
    let (top, bottom) = (rect.minY - window.minY, window.maxY - rect.maxY)
    let (left, right) = (rect.minX - window.minX, window.maxX - rect.maxX)
    add(
      touches(rect.minY, safe.minY),
      CGRect(x: rect.minX, y: window.minY, width: rect.width, height: top), down(rect.minY))
    add(
      touches(rect.maxY, safe.maxY),
      CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: bottom), down(rect.maxY))
    add(
      touches(rect.minX, safe.minX),
      CGRect(x: window.minX, y: rect.minY, width: left, height: rect.height), across(rect.minX))
    add(
      touches(rect.maxX, safe.maxX),
      CGRect(x: rect.maxX, y: rect.minY, width: right, height: rect.height), across(rect.maxX))
    return found
  }
}

private struct BackgroundExtensionModifier: PrimitiveModifier {
  let isEnabled: Bool

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard modifier.isEnabled else { return Target._lower(content, context, &output) }
    context.wrap(
      content, &output, layout: IdentityLayout(), role: BackgroundExtensionRole())
  }
}

extension View {
  /// Fills what bars cover beside the view with its blurred reflection.
  ///
  ///     ScrollView {
  ///       Image("harbour").resizable().scaledToFill().backgroundExtensionEffect()
  ///     }
  public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Fills what bars cover beside the view with its blurred reflection, if it is enabled.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether the effect is drawn.
  /// - Returns: A view with the effect.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
