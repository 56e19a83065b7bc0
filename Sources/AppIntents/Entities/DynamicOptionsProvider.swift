/// A provider of the values that a person may choose from; nobody asks for them.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The type of the values together.
  associatedtype Result: ResultsCollection
  /// The type of the value where nobody has chosen one.
  associatedtype DefaultValue: _IntentValue = Result.ResultType

  /// Returns the values.
  func results() async throws -> Result

  /// Returns the value where nobody has chosen one.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// By default, there is no such value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that a person may choose from.
public protocol ResultsCollection {
  /// The type of a value.
  associatedtype ResultType: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of a value.
  public typealias ResultType = Element
}
