/// A stored property that is updated before the body of its view is evaluated.
///
///     @propertyWrapper struct Greeting: DynamicProperty {
///       @Environment(\.locale) private var locale
///
///       var wrappedValue: String { locale.language.languageCode == "ru" ? "Привет" : "Hello" }
///     }
public protocol DynamicProperty {
  /// Updates the property before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
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

  /// Returns whether the property has the same value in two environments, as far as it depends on
  /// them.
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

  static func install<Owner>(in owner: Owner, slot: inout Int, _ context: LoweringContext) {
    PropertyTable.table(of: Owner.self).install(in: owner, slot: &slot, context)
  }

  /// Returns whether a view's properties have the same values in two environments.
  static func areSame<Owner>(
    of owner: Owner, in before: EnvironmentValues, and now: EnvironmentValues
  ) -> Bool {
    PropertyTable.table(of: Owner.self).areSame(of: owner, in: before, and: now)
  }
}
