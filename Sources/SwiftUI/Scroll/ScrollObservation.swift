import LayoutEngine
import ViewTree

extension View {
  /// Performs an action when a value derived from the geometry of a scroll view changes: of the
  /// first one that the view is or has within.
  ///
  ///     ScrollView { Text(text) }
  ///       .onScrollGeometryChange(for: Bool.self) { geometry in
  ///         geometry.contentOffset.y + geometry.contentInsets.top > 80
  ///       } action: { _, isFar in
  ///         isOn = isFar
  ///       }
  ///
  /// - Parameters:
  ///   - type: The type of the derived value.
  ///   - transform: A closure that derives the value from the geometry.
  ///   - action: A closure that receives the old and the new value, at first the same twice.
  /// - Returns: A view that observes its scroll view.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryObserver(transform: transform, action: action))
  }

  /// Performs an action when the view comes into sight or goes out of it, as the scroll view around
  /// it is scrolled.
  ///
  /// A view that is in sight from the start is told of; without a scroll view around, each is.
  ///
  ///     VideoView(url).onScrollVisibilityChange(threshold: 0.8) { isPlaying = $0 }
  ///
  /// - Parameters:
  ///   - threshold: The share of the view that must be in sight, from 0 to 1.
  ///   - action: A closure that receives whether the view is in sight.
  /// - Returns: A view that performs the action.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) {
      $0.isInSight(threshold)
    } action: { old, new in
      if new || old { action(new) }
    }
  }
}

extension GeometryProxy {
  /// Returns a Boolean value that indicates whether so much of the view lies within the bounds of
  /// the scroll view around it.
  fileprivate func isInSight(_ threshold: Double) -> Bool {
    guard let bounds = bounds(of: .scrollView) else { return true }
    let shown = bounds.intersection(CGRect(origin: .zero, size: size))
    guard !shown.isNull, size.width > 0, size.height > 0 else { return false }
    let share = shown.width * shown.height / (size.width * size.height)
    // Lengths are sums of rounded ones.
    return share > 0 && share >= threshold - 1e-6
  }
}

private struct ScrollGeometryObserver<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  private final class Last { var value: Value? }

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    // Several modifiers of one type may follow each other.
    let inner = context.entering(Self.self)
    let last = inner.identity.slot(0) { Last() }
    let direction = context.environment.layoutDirection
    inner.annotate(content, &output) { element in
      context.session.afterPass.append {
        guard let geometry = ScrollGeometry.first(in: element, direction) else { return }
        let value = modifier.transform(geometry)
        guard last.value != value else { return }
        let old = last.value ?? value
        last.value = value
        modifier.action(old, value)
      }
    }
  }
}
