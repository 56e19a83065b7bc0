/// A value that tells itself whether another one of its type means the same to who reads it.
protocol ComparableForSameness {
  func isSame(as other: Self) -> Bool
}

/// Whether two values are known to mean the same to a view that reads them.
///
/// Equatable values are asked; else the very same bits are the same, and so are structures and tuples
/// whose fields are. What cannot be known, two closures of the same code for example, is not
/// the same.
func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
  if let a = a as? any ComparableForSameness { return isSame(a, b) }
  if let a = a as? any Equatable { return isEqual(a, b) }
  if hasSameBits(a, b) { return true }
  let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
  guard first.displayStyle == .struct || first.displayStyle == .tuple,
    first.children.count > 0, first.children.count == second.children.count
  else { return false }
  return zip(first.children, second.children).allSatisfy { areSameFields($0.value, $1.value) }
}

private func areSameFields(_ a: Any, _ b: Any) -> Bool {
  func compare<Field>(_ a: Field) -> Bool { (b as? Field).map { areSame(a, $0) } ?? false }
  return compare(a)
}

private func isSame<Value: ComparableForSameness>(_ a: Value, _ b: Any) -> Bool {
  (b as? Value).map { a.isSame(as: $0) } ?? false
}

private func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }

/// Whether two values have the same bytes: the same numbers, and references to the same objects.
private func hasSameBits<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafeBytes(of: a) { first in
    withUnsafeBytes(of: b) { second in first.elementsEqual(second) }
  }
}
