extension View {
  /// Sets the transition of the view where a condition inserts or removes it in an animated change.
  ///
  ///     if showsBanner { Banner().transition(.move(edge: .top)) }
  ///
  /// - Parameter t: The transition.
  /// - Returns: A view with the transition.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(t.base)) }

  /// Sets the transition of the view where a condition inserts or removes it in an animated change.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A transition of the system's own.
protocol EffectTransition {
  var effects: ViewTransition { get }
}

/// A placeholder of the view that a transition or an animation changes.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let lower: @MainActor (LoweringContext, inout [Element]) -> Void

  package init(lower: @escaping @MainActor (LoweringContext, inout [Element]) -> Void) {
    self.lower = lower
  }

  /// Stands for a view.
  init(of view: Value) where Value: View {
    lower = { context, output in Value._lower(view, context, &output) }
  }

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    view.lower(context, &output)
  }
}

/// A transition that fades in and out.
public struct OpacityTransition: Transition, EffectTransition {
  nonisolated var effects: ViewTransition { .opacity }

  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the content as it is, since its elements fade by themselves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from an edge and out at it.
///
///     if isOn { Text("Saved").transition(MoveTransition(edge: .bottom)) }
public struct MoveTransition: Transition, EffectTransition {
  private let edge: Edge

  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }

  nonisolated var effects: ViewTransition { ViewTransition([.move(edge)]) }
  /// Returns the content as it is, since its elements move by themselves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The direction in which a view blurs in and out.
public enum BlurReplaceConfiguration: Hashable, Sendable { case downUp, upUp }
