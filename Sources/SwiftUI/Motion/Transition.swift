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
