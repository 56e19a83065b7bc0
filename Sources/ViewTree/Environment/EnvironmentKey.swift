import Observation

/// A key of a value in the environment.
///
///     private struct AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
///     extension EnvironmentValues {
///       var brandAccent: Color {
///         get { self[AccentKey.self] }
///         set { self[AccentKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}
