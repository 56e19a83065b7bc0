import ViewTree

extension View {
  /// Applies effects to the view on its way into the sight of the scroll view around it, and out.
  ///
  /// A still shows how far a transition is that follows the finger, and the end of one that is
  /// animated.
  ///
  ///     ForEach(photos) { photo in
  ///       PhotoView(photo).scrollTransition { photo, phase in
  ///         photo.opacity(phase.isIdentity ? 1 : 0.4)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - configuration: The way in which the effects come and go.
  ///   - axis: The axis along which the view moves; nil for that of the scroll view around it.
  ///   - transition: A closure that adds the effects of a phase.
  /// - Returns: A view with the effects of its place.
  public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view on its way into the sight of the scroll view around it, and out,
  /// in a way of its own at each edge.
  ///
  ///     PhotoView(photo)
  ///       .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { photo, phase in
  ///         photo.scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///       }
  ///
  /// - Parameters:
  ///   - topLeading: The way in which the effects come and go at the top or leading edge.
  ///   - bottomTrailing: The way at the bottom or trailing edge.
  ///   - axis: The axis along which the view moves; nil for that of the scroll view around it.
  ///   - transition: A closure that adds the effects of a phase.
  /// - Returns: A view with the effects of its place.
  public func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        func layers(_ phase: ScrollTransitionPhase) -> [_VisualLayer] {
          transition(EmptyVisualEffect(), phase)._layers
        }
        guard let way = ScrollWay(proxy, axis) else { return layers(.identity) }
        let before = topLeading.rest(after: way.start, length: way.length, in: way.container)
        let after = bottomTrailing.rest(after: way.end, length: way.length, in: way.container)
        let phase: ScrollTransitionPhase = before >= after ? .topLeading : .bottomTrailing
        return _VisualLayer.between(layers(.identity), layers(phase), max(before, after))
      })
  }
}

/// The place of a view along the axis of the scroll view around it, in points.
private struct ScrollWay {
  /// The way from where the view is just hidden beyond the top or leading edge.
  let start: CGFloat
  /// The way from beyond the bottom or trailing edge.
  let end: CGFloat
  let length: CGFloat
  let container: CGFloat

  /// Creates the place; nil without a scroll view around.
  init?(_ proxy: GeometryProxy, _ axis: Axis?) {
    guard let nearest = proxy.bounds(of: .scrollView) else { return nil }
    let vertical = proxy.bounds(of: .scrollView(axis: .vertical))
    let isVertical = (axis ?? (vertical == nearest ? .vertical : .horizontal)) == .vertical
    let bounds =
      axis.map { proxy.bounds(of: .scrollView(axis: $0)) ?? nearest } ?? nearest
    let isReversed = !isVertical && proxy.layoutDirection == .rightToLeft
    length = isVertical ? proxy.size.height : proxy.size.width
    container = isVertical ? bounds.height : bounds.width
    let first = length - (isVertical ? bounds.minY : bounds.minX)
    let last = isVertical ? bounds.maxY : bounds.maxX
    (start, end) = isReversed ? (last, first) : (first, last)
  }
}
