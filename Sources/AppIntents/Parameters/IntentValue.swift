import Foundation

/// A type of values that an action takes or returns.
public protocol _IntentValue {
  /// The type of one value, of which there may be several or none.
  associatedtype ValueType = Self
  /// The type of the value where there is one.
  associatedtype UnwrappedType = Self

  /// The value of a parameter that nobody has set; nil where a value is needed.
  static var _absent: Self? { get }
}

extension _IntentValue {
  /// By default, a value is needed.
  public static var _absent: Self? { nil }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType
  /// The type of the value where there is one.
  public typealias UnwrappedType = Wrapped

  /// No value.
  public static var _absent: Wrapped?? { .some(.none) }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element.ValueType
  /// The type of the values.
  public typealias UnwrappedType = [Element]
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Float: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension DateInterval: _IntentValue {}
extension Data: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension Measurement: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension URL: _IntentValue {}
extension UUID: _IntentValue {}
