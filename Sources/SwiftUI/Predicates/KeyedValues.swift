/// An object that predicates ask for values by key, in place of its stored properties: one of Core
/// Data's.
package protocol KeyedValues: AnyObject {
  /// Returns the value of a key; nil where there is none.
  func value(ofKey key: String) -> Any?
}
