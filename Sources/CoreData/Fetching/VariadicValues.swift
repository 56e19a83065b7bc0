// Foundation's objects may be values of formats on Apple's systems: `date as CVarArg`. Predicates
// here take any value, so that nobody reads what these make.
extension NSObject: @retroactive CVarArg {
  /// Nothing: predicates take the object itself.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Date: @retroactive CVarArg {
  /// Nothing: predicates take the date itself.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension UUID: @retroactive CVarArg {
  /// Nothing: predicates take the UUID itself.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension URL: @retroactive CVarArg {
  /// Nothing: predicates take the URL itself.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Array: @retroactive CVarArg {
  /// Nothing: predicates take the list itself.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Set: @retroactive CVarArg {
  /// Nothing: predicates take the set itself.
  public var _cVarArgEncoding: [Int] { [0] }
}
