import Observation

/// The result of evaluating a view's body, stored under the view's identity for as long as it is
/// valid.
///
/// It is valid until the view's value differs, a property would be given something else, or an
/// observable value that the body read has changed.
final class Evaluation<Owner, Result>: AnyEvaluation {
  let owner: Owner
  let result: Result
  /// The environment in which the body was evaluated.
  let environment: EnvironmentValues

  init(_ owner: Owner, _ result: Result, _ environment: EnvironmentValues, expiry: DirtyFlag?) {
    (self.owner, self.result, self.environment) = (owner, result, environment)
    super.init(expiry: expiry)
  }
}

/// The evaluation of a view of any type.
class AnyEvaluation {
  /// Raised once a value that the body read has changed; nil where it read none.
  private let expiry: DirtyFlag?
  /// A Boolean value that indicates whether an object that the view observes has changed.
  private var isOutdated = false

  init(expiry: DirtyFlag?) { self.expiry = expiry }

  /// A Boolean value that indicates whether the evaluation is no longer valid.
  final var isExpired: Bool { isOutdated || expiry?.isRaised ?? false }

  final func expire() { isOutdated = true }
}

@MainActor
extension LoweringContext {
  /// The body of a view or a modifier that stands here, from before if nothing has changed for it.
  ///
  /// The views of the body are lowered in each pass; its evaluation is what an app pays for.
  @usableFromInline
  func evaluate<Owner, Result>(_ owner: Owner, _ body: (Owner) -> Result) -> Result {
    if let cached = identity.evaluation as? Evaluation<Owner, Result>, !cached.isExpired,
      areSame(cached.owner, owner),
      DynamicProperties.areSame(of: cached.owner, in: cached.environment, and: environment)
    {
      // What the body made may hold on to the properties of the value that made it.
      DynamicProperties.install(in: cached.owner, self)
      return cached.result
    }
    let session = session
    DynamicProperties.install(in: owner, self)
    session.count(Owner.self)
    guard session.cachesEvaluations else {
      // What the body reads is told of to the pass as a whole.
      identity.evaluation = nil
      return body(owner)
    }
    // Made only for a body that reads something which tells of its changes: few do.
    var expiry: DirtyFlag?
    func watch() -> @Sendable () -> Void {
      let (flag, dirty) = (DirtyFlag(), session.dirty)
      expiry = flag
      return {
        flag.raise()
        dirty.raise()
      }
    }
    let result = withObservationTracking({ body(owner) }, onChange: watch())
    identity.evaluation = Evaluation(owner, result, environment, expiry: expiry)
    return result
  }
}
