import Observation

/// What the body of a view came to, kept under the view's identity for as long as it stands.
///
/// It stands until the view's value differs, a property would be given something else, or an
/// observable value that the body read has changed.
final class Evaluation<Owner, Result>: AnyEvaluation {
  let owner: Owner
  let result: Result
  /// What surrounded the view.
  let environment: EnvironmentValues

  init(_ owner: Owner, _ result: Result, _ environment: EnvironmentValues, expiry: DirtyFlag) {
    (self.owner, self.result, self.environment) = (owner, result, environment)
    super.init(expiry: expiry)
  }
}

/// The evaluation of a view of any type.
class AnyEvaluation {
  /// Raised once the evaluation no longer stands.
  let expiry: DirtyFlag

  init(expiry: DirtyFlag) { self.expiry = expiry }
}

@MainActor
extension LoweringContext {
  /// The body of a view or a modifier that stands here, from before if nothing has changed for it.
  ///
  /// What the body is made of is lowered in each pass; its evaluation is what an app pays for.
  func evaluate<Owner, Result>(_ owner: Owner, _ body: (Owner) -> Result) -> Result {
    if let kept = identity.evaluation as? Evaluation<Owner, Result>, !kept.expiry.isRaised,
      areSame(kept.owner, owner),
      DynamicProperties.areSame(of: kept.owner, in: kept.environment, and: environment)
    {
      // What the body made may hold on to the properties of the value that made it.
      DynamicProperties.install(in: kept.owner, self)
      return kept.result
    }
    let expiry = DirtyFlag()
    let dirty = session.dirty
    DynamicProperties.install(in: owner, self)
    session.count(Owner.self)
    let result = withObservationTracking {
      body(owner)
    } onChange: {
      expiry.raise()
      dirty.raise()
    }
    identity.evaluation = Evaluation(owner, result, environment, expiry: expiry)
    return result
  }
}
