/// Values of other parameters of an action, which a query for one of them reads; since nobody sets
/// an action up, there are none.
///
///     @IntentParameterDependency<PickTrip>(\.$harbour) var trip
///     // trip?.harbour
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// The values of an action.
  @dynamicMemberLookup
  public struct Values {
    private let intent: Intent

    /// Returns the value of a parameter.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
      intent[keyPath: keyPath]
    }
  }

  /// Creates the place of values of one parameter or of several.
  ///
  /// - Parameter keyPath: The ways to the parameters.
  public init<each Value: _IntentValue>(
    _ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {}

  /// The values: nil.
  public var wrappedValue: Values? { nil }
}
