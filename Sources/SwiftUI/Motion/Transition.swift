/// A description of a view's appearance while it enters or leaves.
///
///     struct Rise: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase.isIdentity ? 0 : 24).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View
  /// The placeholder of the view that the transition is applied to.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the view moves.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// The properties of a transition that names none: the view moves.
  public static var properties: TransitionProperties { TransitionProperties() }
}
