/// A property that is given its value before the view that owns it is evaluated.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that stands for another value, whose own properties are connected in its place.
package protocol DynamicPropertyOwner: DynamicProperty {
  associatedtype Owner
  var owner: Owner { get }
}

/// A property of the system's own, which finds its storage in the session.
@MainActor
protocol InstallableProperty {
  /// Connects the property with what it stores in a slot of a place.
  func install(slot: Int, _ context: LoweringContext)

  /// Whether the property has the same value in two environments, as far as it depends on them.
  func isSame(in before: EnvironmentValues, and now: EnvironmentValues) -> Bool
}

extension InstallableProperty {
  func isSame(in before: EnvironmentValues, and now: EnvironmentValues) -> Bool { true }
}

/// Connects the properties of views with their storage.
@MainActor
package enum DynamicProperties {
  /// Connects a view's properties, in the order of their declaration.
  package static func install<Owner>(in owner: Owner, _ context: LoweringContext) {
    var slot = 0
    install(in: owner, slot: &slot, context)
  }

  private static func install<Owner>(
    in owner: Owner, slot: inout Int, _ context: LoweringContext
  ) {
    _ = PropertyTable.table(of: Owner.self).allSatisfy(in: owner) { property in
      if let property = property as? any InstallableProperty {
        property.install(slot: slot, context)
        slot += 1
      } else if let property = property as? any DynamicPropertyOwner {
        install(in: property.owner, slot: &slot, context)
      } else {
        var property = property
        install(in: property, slot: &slot, context)
        property.update()
      }
      return true
    }
  }

  /// Whether a view's properties have the same values in two environments.
  static func areSame<Owner>(
    of owner: Owner, in before: EnvironmentValues, and now: EnvironmentValues
  ) -> Bool {
    PropertyTable.table(of: Owner.self).allSatisfy(in: owner) { property in
      if let property = property as? any InstallableProperty {
        return property.isSame(in: before, and: now)
      }
      if let property = property as? any DynamicPropertyOwner {
        return areSame(of: property.owner, in: before, and: now)
      }
      return areSame(of: property, in: before, and: now)
    }
  }
}
