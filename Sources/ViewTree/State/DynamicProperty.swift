/// A property that is given its value before the view that owns it is evaluated.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property of the system's own, which finds its storage in the session.
@MainActor
protocol InstallableProperty {
  /// Connects the property with what it stores in a slot of a place.
  func install(slot: Int, _ context: LoweringContext)

  /// Whether what the property was connected with before is what it would be connected with now.
  func isCurrent(_ context: LoweringContext) -> Bool
}

extension InstallableProperty {
  func isCurrent(_ context: LoweringContext) -> Bool { true }
}

/// Connects the properties of views with their storage.
@MainActor
package enum DynamicProperties {
  /// Types without such properties, which need no look at their fields.
  private static var plainTypes: Set<ObjectIdentifier> = []

  /// Connects a view's properties, in the order of their declaration.
  package static func install<Owner>(in owner: Owner, _ context: LoweringContext) {
    let type = ObjectIdentifier(Owner.self)
    guard !plainTypes.contains(type) else { return }
    var slot = 0
    if !install(fieldsOf: Mirror(reflecting: owner), slot: &slot, context) {
      plainTypes.insert(type)
    }
  }

  /// Whether a view's properties would be given what they were given before.
  static func areCurrent<Owner>(in owner: Owner, _ context: LoweringContext) -> Bool {
    plainTypes.contains(ObjectIdentifier(Owner.self))
      || areCurrent(fieldsOf: Mirror(reflecting: owner), context)
  }

  private static func areCurrent(fieldsOf mirror: Mirror, _ context: LoweringContext) -> Bool {
    mirror.children.allSatisfy { field in
      if let property = field.value as? any InstallableProperty {
        return property.isCurrent(context)
      }
      guard field.value is any DynamicProperty else { return true }
      return areCurrent(fieldsOf: Mirror(reflecting: field.value), context)
    }
  }

  /// Whether there were any such properties.
  private static func install(
    fieldsOf mirror: Mirror, slot: inout Int, _ context: LoweringContext
  ) -> Bool {
    var found = false
    for field in mirror.children {
      if let property = field.value as? any InstallableProperty {
        property.install(slot: slot, context)
        slot += 1
        found = true
      } else if var property = field.value as? any DynamicProperty {
        _ = install(fieldsOf: Mirror(reflecting: property), slot: &slot, context)
        property.update()
        found = true
      }
    }
    return found
  }
}
