/// How a view comes and goes.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static let symbolEffect = AnyTransition()

  /// A transition that hides its type.
  public init<T: Transition>(_ transition: T) {}

  init() {}

  /// Blurring out and in.
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AnyTransition {
    blurReplace
  }
  /// A symbol's own movement.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
  /// Growing from a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Moving in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushing what is there aside.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Moving in from a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Moving in from a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Coming one way and going another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Changing from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Two transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view looks while it comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition or an animation changes.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let lower: @MainActor (LoweringContext, inout [Element]) -> Void

  /// Stands for a view.
  init(of view: Value) where Value: View {
    lower = { context, output in Value._lower(view, context, &output) }
  }

  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    view.lower(context, &output)
  }
}

/// Where a transition stands.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is in place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view is there, 0 in place, 1 after it has gone.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// Fading in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moving in from an edge.
public struct MoveTransition: Transition {
  /// Creates the transition.
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Which way a view blurs out.
public enum BlurReplaceConfiguration: Hashable, Sendable { case downUp, upUp }
