@_spi(Reflection) import Swift

/// The offsets of a type's dynamic properties, worked out once for each type.
///
/// `Mirror` copies each field of a view into a box, each time that the view is made; with it a
/// tenth of the way from views to draw lists went into looking for properties. Addresses do not
/// leave this file, and only properties are read, never a weak field.
@MainActor
struct PropertyTable {
  private struct Field {
    /// The kind of a property, found once: asking a value for its conformances costs as much as a
    /// view.
    enum Kind {
      case installable(any InstallableProperty.Type)
      case owner(any DynamicPropertyOwner.Type)
      case custom(any DynamicProperty.Type)

      /// Each question goes through all conformances of the process, so the likeliest comes first:
      /// a wrapper's field is mostly one of the system's own, any other mostly no property at all.
      init?(_ type: Any.Type, isWrapper: Bool) {
        if isWrapper, let type = type as? any InstallableProperty.Type {
          self = .installable(type)
          return
        }
        guard let property = type as? any DynamicProperty.Type else { return nil }
        if let type = type as? any DynamicPropertyOwner.Type {
          self = .owner(type)
        } else if !isWrapper, let type = type as? any InstallableProperty.Type {
          self = .installable(type)
        } else {
          self = .custom(property)
        }
      }
    }

    let offset: Int
    let kind: Kind
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
    _ = _forEachField(of: type) { name, offset, type, shape in
      let isWrapper = UInt8(bitPattern: name.pointee) == UInt8(ascii: "_")
      if Self.mayBeProperty(type, shape), let kind = Field.Kind(type, isWrapper: isWrapper) {
        fields.append(Field(offset: offset, kind: kind))
      }
      return true
    }
    self.fields = fields
  }

  /// Returns whether a type is worth asking for its conformance, since the first question whether a
  /// type conforms to a protocol is answered by looking through all conformances of the process.
  private static func mayBeProperty(_ type: Any.Type, _ shape: _MetadataKind) -> Bool {
    switch shape {
    case .function, .tuple, .optional, .existential, .metatype, .existentialMetatype: false
    default: !plainTypes.contains(ObjectIdentifier(type))
    }
  }

  /// Types of fields that most views have.
  private static let plainTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self),
    ObjectIdentifier(Double.self), ObjectIdentifier(CGFloat.self), ObjectIdentifier(Text.self),
    ObjectIdentifier(AnyView.self), ObjectIdentifier(Color.self), ObjectIdentifier(Date.self),
  ]

  /// Connects the properties of a value with their storage, in the order of their declaration.
  func install<Owner>(in owner: Owner, slot: inout Int, _ context: LoweringContext) {
    guard !fields.isEmpty else { return }
    withUnsafeBytes(of: owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        switch field.kind {
        case .installable(let type):
          Self.read(type, base + field.offset).install(slot: slot, context)
          slot += 1
        case .owner(let type):
          Self.installOwner(of: Self.read(type, base + field.offset), &slot, context)
        case .custom(let type):
          Self.update(Self.read(type, base + field.offset), &slot, context)
        }
      }
    }
  }

  /// Returns whether the properties of a value have the same values in two environments.
  func areSame<Owner>(
    of owner: Owner, in before: EnvironmentValues, and now: EnvironmentValues
  ) -> Bool {
    guard !fields.isEmpty else { return true }
    return withUnsafeBytes(of: owner) { bytes in
      guard let base = bytes.baseAddress else { return true }
      return fields.allSatisfy { field in
        switch field.kind {
        case .installable(let type):
          Self.read(type, base + field.offset).isSame(in: before, and: now)
        case .owner(let type):
          Self.isOwnerSame(of: Self.read(type, base + field.offset), before, now)
        case .custom(let type):
          DynamicProperties.areSame(
            of: Self.read(type, base + field.offset), in: before, and: now)
        }
      }
    }
  }

  private static func read<Property>(_ type: Property.Type, _ place: UnsafeRawPointer) -> Property {
    place.assumingMemoryBound(to: type).pointee
  }

  private static func installOwner(
    of property: some DynamicPropertyOwner, _ slot: inout Int, _ context: LoweringContext
  ) { DynamicProperties.install(in: property.owner, slot: &slot, context) }

  private static func isOwnerSame(
    of property: some DynamicPropertyOwner, _ before: EnvironmentValues, _ now: EnvironmentValues
  ) -> Bool { DynamicProperties.areSame(of: property.owner, in: before, and: now) }

  private static func update(
    _ property: some DynamicProperty, _ slot: inout Int, _ context: LoweringContext
  ) {
    var property = property
    DynamicProperties.install(in: property, slot: &slot, context)
    property.update()
  }
}
