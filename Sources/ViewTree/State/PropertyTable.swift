@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie, worked out once for each type.
///
/// `Mirror` copies each field of a view into a box, each time that the view is made; with it a tenth
/// of the way from views to draw lists went into looking for properties. Addresses do not leave
/// this file, and only properties are read, never a weak field.
@MainActor
struct PropertyTable {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let fields: [Field]

  private static var tables: [ObjectIdentifier: PropertyTable] = [:]

  /// The table of a type; empty for what has no fields in place.
  static func table(of type: Any.Type) -> PropertyTable {
    let key = ObjectIdentifier(type)
    if let known = tables[key] { return known }
    let table = PropertyTable(type)
    tables[key] = table
    return table
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: type))
      }
      return true
    }
    self.fields = fields
  }

  /// Calls a closure with each property of a value, in the order of their declaration, for as long as
  /// it returns true.
  func allSatisfy<Owner>(
    in owner: Owner, _ condition: (any DynamicProperty) -> Bool
  ) -> Bool {
    guard !fields.isEmpty else { return true }
    return withUnsafeBytes(of: owner) { bytes in
      guard let base = bytes.baseAddress else { return true }
      func read<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> Property {
        (base + offset).assumingMemoryBound(to: type).pointee
      }
      return fields.allSatisfy { condition(read($0.type, at: $0.offset)) }
    }
  }
}
