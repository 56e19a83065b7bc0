/// A key of a value in a transaction.
///
///     struct SourceKey: TransactionKey {
///       static let defaultValue = "app"
///     }
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}
