@_spi(Reflection) import Swift

/// A value that tells itself whether another one of its type means the same to who reads it.
@MainActor
protocol ComparableForSameness {
  func isSame(as other: Self) -> Bool
}

/// Returns whether two values are known to mean the same to a view that reads them.
///
/// Equatable values are asked; else the very same bits are the same, and so are structures and
/// tuples whose fields are. What cannot be known, two closures of the same code for example, is not
/// the same.
@MainActor
func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafeBytes(of: a) { first in
    withUnsafeBytes(of: b) { second in
      guard let first = first.baseAddress, let second = second.baseAddress else { return true }
      return Sameness.of(Value.self).holds(first, second)
    }
  }
}

/// A way to compare the values of a type, worked out once for each type.
///
/// `Mirror` copies each field into a box, and asks each for its conformances: with it a fifth of a
/// second frame went into comparing views. Addresses do not leave this file.
@MainActor
private enum Sameness {
  /// By a rule of the type's own.
  case own(any ComparableForSameness.Type)
  case equality(any Equatable.Type)
  /// By all bits, and else by fields.
  case fields(Fields)
  case bits(size: Int)
  /// By what the object is or the optional holds, and else by bits.
  case object(Any.Type)
  /// By what is in the box, and else by its bits or fields.
  case existential(Any.Type)

  /// The fields of a type, looked for when two values first differ in their bits: what conforms to
  /// a protocol is found by looking through all conformances of the process, 300,000 instructions
  /// for each type of a field.
  @MainActor
  final class Fields {
    let type: Any.Type
    let size: Int
    /// Nil where one is weak, so that its bits are not a value.
    lazy var all = Sameness.fields(of: type, mayBeWeak: isStructure)
    private let isStructure: Bool

    init(_ type: Any.Type, size: Int, isStructure: Bool) {
      (self.type, self.size, self.isStructure) = (type, size, isStructure)
    }
  }

  struct Field {
    let offset: Int
    let type: Any.Type
  }

  private static var known: [ObjectIdentifier: Sameness] = [:]

  static func of(_ type: Any.Type) -> Sameness {
    if let sameness = known[ObjectIdentifier(type)] { return sameness }
    let sameness = Sameness(type)
    known[ObjectIdentifier(type)] = sameness
    return sameness
  }

  private init(_ type: Any.Type) {
    func shape<Value>(_ type: Value.Type) -> (kind: _MetadataKind, size: Int) {
      var kind = _MetadataKind.unknown
      _ = _forEachField(of: Holder<Value>.self) {
        kind = $3
        return true
      }
      return (kind, MemoryLayout<Value>.size)
    }
    let (kind, size) = shape(type)
    switch kind {
    case .class, .optional, .foreignClass: self = .object(type)
    case .existential: self = .existential(type)
    case .struct, .tuple, .enum:
      if let type = type as? any ComparableForSameness.Type {
        self = .own(type)
      } else if let type = type as? any Equatable.Type {
        self = .equality(type)
      } else if kind == .enum {
        self = .bits(size: size)
      } else {
        self = .fields(Fields(type, size: size, isStructure: kind == .struct))
      }
    default: self = .bits(size: size)
    }
  }

  /// The fields of a type; nil where one is weak or unowned.
  private static func fields(of type: Any.Type, mayBeWeak: Bool) -> [Field]? {
    var fields: [Field] = []
    var references: Set<String> = []
    _ = _forEachField(of: type) { name, offset, type, kind in
      fields.append(Field(offset: offset, type: type))
      if mayBeWeak, kind == .class || kind == .optional || kind == .existential {
        references.insert(String(cString: name))
      }
      return true
    }
    // Key paths lead to strong fields alone. The option's own name is not safe in Swift 6.
    let skipsOthers = _EachFieldOptions(rawValue: 1 << 1)
    func removeStrong<Value>(_ type: Value.Type) {
      _ = _forEachFieldWithKeyPath(of: type, options: skipsOthers) { name, _ in
        references.remove(String(cString: name))
        return true
      }
    }
    if !references.isEmpty { removeStrong(type) }
    return references.isEmpty ? fields : nil
  }

  func holds(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .own(let type): isSame(type, a, b)
    case .equality(let type): isEqual(type, a, b)
    case .bits(let size): memcmp(a, b, size) == 0
    case .fields(let fields): memcmp(a, b, fields.size) == 0 || areFieldsSame(fields, a, b)
    case .object(let type): isSame(asking: type, a, b, orFields: false)
    case .existential(let type): isSame(asking: type, a, b, orFields: true)
    }
  }

  private func areFieldsSame(
    _ fields: Fields, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool {
    guard let all = fields.all else { return areFieldsSame(mirroring: fields.type, a, b) }
    return !all.isEmpty
      && all.allSatisfy { Sameness.of($0.type).holds(a + $0.offset, b + $0.offset) }
  }

  private func isSame<Value: ComparableForSameness>(
    _ type: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool { a.value(type).isSame(as: b.value(type)) }

  private func isEqual<Value: Equatable>(
    _ type: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool { a.value(type) == b.value(type) }

  /// Asks a value whose own type tells nothing.
  private func isSame<Value>(
    asking type: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, orFields: Bool
  ) -> Bool {
    let (first, second) = (a.value(type), b.value(type))
    if let first = first as? any ComparableForSameness { return isSame(first, second) }
    if let first = first as? any Equatable { return isEqual(first, second) }
    return memcmp(a, b, MemoryLayout<Value>.size) == 0
      || orFields && areFieldsSame(reflecting: first, second)
  }

  private func isSame<Value: ComparableForSameness>(_ a: Value, _ b: Any) -> Bool {
    (b as? Value).map { a.isSame(as: $0) } ?? false
  }

  private func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }

  private func areFieldsSame<Value>(
    mirroring type: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool { areFieldsSame(reflecting: a.value(type), b.value(type)) }

  private func areFieldsSame(reflecting a: Any, _ b: Any) -> Bool {
    func compare<Field>(_ a: Field, _ b: Any) -> Bool {
      (b as? Field).map { areSame(a, $0) } ?? false
    }
    let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
    guard first.displayStyle == .struct || first.displayStyle == .tuple,
      first.children.count > 0, first.children.count == second.children.count
    else { return false }
    return zip(first.children, second.children).allSatisfy { compare($0.value, $1.value) }
  }
}

/// A type with one field, which tells of what kind that is.
private struct Holder<Value> { let value: Value }

extension UnsafeRawPointer {
  fileprivate func value<Value>(_ type: Value.Type) -> Value {
    assumingMemoryBound(to: type).pointee
  }
}
