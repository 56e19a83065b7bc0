/// Changes one after the other.
struct LayeredVisualEffect: VisualEffect {
  let _layers: [_VisualLayer]
}

extension View {
  /// Applies effects that depend on the view's geometry; its frame stays as it is.
  ///
  ///     Card().visualEffect { effect, geometry in
  ///       effect.offset(x: geometry.frame(in: .global).minX / 4)
  ///     }
  ///
  /// - Parameter effect: A closure that adds effects, from the view's geometry.
  /// - Returns: A view with the effects.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { effect(EmptyVisualEffect(), $0)._layers })
  }
}

/// Draws a view in layers that follow from its geometry.
package struct VisualEffectModifier: PrimitiveModifier {
  let layers: (GeometryProxy) -> [_VisualLayer]

  package init(layers: @escaping (GeometryProxy) -> [_VisualLayer]) { self.layers = layers }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let environment = context.environment
    // The closure is an app's: it knows its screen as the app's bodies do.
    let link = ScreenLocale.link
    context.wrap(
      content, &output, layout: IdentityLayout(),
      role: VisualEffectRole { element in
        ScreenLocale.$link.withValue(link) {
          modifier.layers(GeometryProxy(node: element, environment: environment))
        }
      })
  }
}

/// Draws its content in layers that are known when the element has its frame.
private struct VisualEffectRole: ElementRole {
  let layers: (Element) -> [_VisualLayer]

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    draw(element, in: layers(element)[...], into: &builder)
  }

  private func draw(
    _ element: Element, in layers: ArraySlice<_VisualLayer>, into builder: inout DisplayListBuilder
  ) {
    guard let outermost = layers.last else { return builder.drawChildren(of: element) }
    guard let layer = outermost.layer(in: element.rect) else { return }
    let reach = layer.movesContent ? CGRect.infinite : nil
    builder.group(layer, for: element, widens: reach) {
      draw(element, in: layers.dropLast(), into: &$0)
    }
  }
}
