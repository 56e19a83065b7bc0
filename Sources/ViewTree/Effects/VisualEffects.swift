/// Effects that change a view's appearance, and not its layout.
///
///     PhotoView(photo).visualEffect { photo, proxy in
///       photo.opacity(proxy.frame(in: .global).minY < 0 ? 0.3 : 1).scaleEffect(0.9)
///     }
public protocol VisualEffect: Sendable {
  /// The layers that the content is drawn in, the innermost first.
  var _layers: [_VisualLayer] { get }
}

/// A closure that returns a layer from the rectangle of the view drawn in it; nil draws nothing.
public struct _VisualLayer: Sendable {
  let layer: @Sendable (CGRect) -> Layer?
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no change.
  public init() {}
  /// The layers of the effects, the innermost first.
  public var _layers: [_VisualLayer] { [] }
}

/// Changes one after the other.
struct LayeredVisualEffect: VisualEffect {
  let _layers: [_VisualLayer]
}

extension VisualEffect {
  private func adding(
    _ layer: @escaping @Sendable (CGRect) -> Layer?
  ) -> LayeredVisualEffect {
    LayeredVisualEffect(_layers: _layers + [_VisualLayer(layer: layer)])
  }

  private func adding(_ filter: Filter) -> LayeredVisualEffect {
    adding { _ in Layer(filters: [filter], items: []) }
  }

  private func adding(
    _ transform: CGAffineTransform, about anchor: UnitPoint
  ) -> LayeredVisualEffect {
    adding { rect in
      abs(transform.determinant) < 1e-6
        ? nil : Layer(transform: transform.about(anchor.point(in: rect)), items: [])
    }
  }

  /// Sets the opacity of the view, from 0 (transparent) to 1 (opaque).
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.opacity(proxy.frame(in: .global).minX < 0 ? 0.4 : 1)
  ///     }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { _ in opacity <= 0 ? nil : Layer(opacity: min(1, opacity), items: []) }
  }
  /// Applies a Gaussian blur to the view, of a radius in points.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.blur(radius: proxy.frame(in: .global).minY < 0 ? 6 : 0)
  ///     }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius.quantized, opaque: opaque))
  }
  /// Brightens the view, by an amount from -1 to 1; 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
  /// Sets the contrast of the view; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
  /// Sets the saturation of the view; 1 changes nothing, 0 leaves greys.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
  /// Removes colour from the view, by an amount from 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
  /// Rotates the hues of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
  /// Offsets the view, in points.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.offset(y: -proxy.frame(in: .scrollView).minY / 2)
  ///     }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(CGAffineTransform(translationX: x, y: y), about: .topLeading)
  }
  /// Offsets the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Rotates the view about a point.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.rotationEffect(.degrees(proxy.frame(in: .scrollView).minX / 20))
  ///     }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(CGAffineTransform(rotationAngle: angle.radians), about: anchor)
  }
  /// Rotates the view in three dimensions about an axis.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       let x = proxy.frame(in: .scrollView).minX
  ///       return photo.rotation3DEffect(.degrees(x / 10), axis: (0, 1, 0))
  ///     }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let (x, y, z) = (axis.x, axis.y, axis.z)
    return adding { rect in
      Layer(
        seenBy: Projection(
          turnedBy: angle, about: (x, y, z), depth: anchorZ,
          perspective: perspective / max(1, rect.width, rect.height)
        ).about(anchor.point(in: rect)))
    }
  }
  /// Scales the view in each dimension, relative to a point.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.scaleEffect(proxy.frame(in: .scrollView).minY < 0 ? 0.9 : 1)
  ///     }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(CGAffineTransform(scaleX: x, y: y), about: anchor) }
  /// Scales the view by a factor, relative to a point.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(x: scale, y: scale, anchor: anchor) }
  /// Scales the view by the factors of a size, relative to a point.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
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

package struct VisualEffectModifier: PrimitiveModifier {
  let layers: (GeometryProxy) -> [_VisualLayer]

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
    guard let layer = outermost.layer(element.rect) else { return }
    let reach = layer.movesContent ? CGRect.infinite : nil
    builder.group(layer, for: element, widens: reach) {
      draw(element, in: layers.dropLast(), into: &$0)
    }
  }
}
