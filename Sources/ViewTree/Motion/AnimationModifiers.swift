/// Changes how changes below come about, in the pass in which a value has changed; without a value
/// in each.
package struct TransactionModifier: PrimitiveModifier {
  /// The value that must change; nil where none need.
  let value: ComparedValue?
  let transform: (inout Transaction) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.session.clock != nil else { return Target._lower(content, context, &output) }
    let outer = context.entering(.type(Self.self))
    var inner = outer.entering(.content)
    if modifier.value?.hasChanged(at: outer.identity) ?? true {
      modifier.transform(&inner.environment.transaction)
    }
    Target._lower(content, inner, &output)
  }
}

/// A value that is compared with what it was in the pass before.
struct ComparedValue {
  private final class Last<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let compare: (Identity) -> Bool

  init<Value: Equatable>(_ value: Value) {
    compare = { place in
      let last = place.slot(0) { Last(value) }
      defer { last.value = value }
      return last.value != value
    }
  }

  /// Returns whether the value differs from that of the pass before; at first it does not.
  func hasChanged(at place: Identity) -> Bool { compare(place) }
}

extension View {
  /// Animates changes of the view when a value changes.
  ///
  ///     Circle().scaleEffect(isLarge ? 2 : 1).animation(.easeInOut, value: isLarge)
  ///
  /// - Parameters:
  ///   - animation: The animation, or nil to change at once.
  ///   - value: The value to compare from pass to pass.
  /// - Returns: A view that animates its changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(TransactionModifier(value: ComparedValue(value)) { $0.adopt(animation) })
  }

  /// Animates all changes of the view, as before iOS 15.
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(value: nil) { $0.adopt(animation) })
  }

  /// Modifies the transaction of all changes of the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: nil, transform: transform))
  }

  /// Modifies the transaction of the view's changes when a value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: ComparedValue(value), transform: transform))
  }
}

extension Transaction {
  /// Takes an animation over, unless the transaction wants none.
  fileprivate mutating func adopt(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// Draws its content in a layer that depends on a value which may be on its way.
@usableFromInline
package struct MovingLayerModifier<Value: VectorArithmetic>: PrimitiveModifier {
  let value: Value
  let layer: @MainActor (Value, CGRect, EnvironmentValues) -> Layer?

  @usableFromInline
  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.isDriven else {
      return modifier.lower(modifier.value, content, context, context, &output)
    }
    let inner = context.entering(.type(Self.self))
    modifier.lower(
      inner.moving(modifier.value), content, context, inner.entering(.content), &output)
  }

  @inline(__always)
  private func lower<Target: View>(
    _ value: Value, _ content: Target, _ outer: LoweringContext, _ inner: LoweringContext,
    _ output: inout [Element]
  ) {
    let (layer, environment) = (layer, outer.environment)
    let role = LayerRole(layer: { rect in
      MainActor.assumeIsolated { layer(value, rect, environment) }
    })
    inner.wrap(content, &output, layout: IdentityLayout(), role: role)
  }
}

@MainActor
extension LoweringContext {
  /// A Boolean value that indicates whether the host is driven; where it is not, motion costs
  /// nothing.
  @usableFromInline
  var isDriven: Bool { path.session.hasClock }

  /// A value whose data may be on its way, as it stands at the host's time.
  @usableFromInline
  func moved<Value>(_ value: Value) -> Value {
    guard session.clock != nil, let animatable = value as? any Animatable else { return value }
    func moved<T: Animatable>(_ animatable: T) -> Value? {
      guard T.AnimatableData.self != EmptyAnimatableData.self else { return value }
      var copy = animatable
      copy.animatableData = moving(copy.animatableData, slot: 1)
      return copy as? Value
    }
    return moved(animatable) ?? value
  }
}

@MainActor
extension LoweringContext {
  /// A paint as it stands at the host's time; colours alone can be on their way.
  func moving(_ style: ResolvedStyle, layer: Int) -> ResolvedStyle {
    guard session.clock != nil, case .color(let color) = style else { return style }
    let end = color.motion
    let shown = moving(end, slot: 8 + layer)
    return shown == end ? style : .color(RGBAColor(motion: shown))
  }
}

private enum HostTimeKey: EnvironmentKey { static var defaultValue: Double? { nil } }
private enum HostNowKey: EnvironmentKey { static var defaultValue: Double? { nil } }

extension EnvironmentValues {
  /// Seconds since the host was made, while somebody lets time pass; nil where all stands at its
  /// end.
  package var hostTime: Double? {
    get { self[HostTimeKey.self] }
    set { self[HostTimeKey.self] = newValue }
  }

  /// Seconds since the host was made; nil where it is not driven.
  package var hostNow: Double? {
    get { self[HostNowKey.self] }
    set { self[HostNowKey.self] = newValue }
  }
}

/// Asks for frames while the content changes by rules of its own.
package struct FramesModifier: PrimitiveModifier {
  let isActive: Bool
  /// The time at which the changes end, in seconds of the host; infinite if they never do.
  let end: Double?
  /// The time of the next frame, in seconds of the host.
  let next: Double?

  /// Creates a modifier that asks for frames if a condition holds.
  package init(isActive: Bool, until end: Double? = nil) {
    (self.isActive, self.end, next) = (isActive, end, nil)
  }

  /// Creates a modifier that asks for a frame at a time, in seconds of the host.
  package init(at time: Double?) { (isActive, end, next) = (false, nil, time) }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    if let clock = context.session.clock {
      if modifier.isActive {
        clock.needsFrames = true
        clock.note(modifier.end, context.path.description)
      }
      if let next = modifier.next { clock.tick(at: next) }
    }
    Target._lower(content, context, &output)
  }
}
