import Foundation

/// A thing of an app that actions are about.
///
///     struct Harbour: AppEntity {
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
///       static let defaultQuery = HarbourQuery()
///       let id: String
///       var displayRepresentation: DisplayRepresentation { "\(id)" }
///     }
public protocol AppEntity: Identifiable, _IntentValue, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, PersistentlyIdentifiable, Sendable
where ID: EntityIdentifierConvertible & Sendable {
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query by which the system would find entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A value of the entity that shortcuts read.
  public typealias Property = EntityProperty
}

/// An entity that is made on the spot, and found by no query.
public protocol TransientAppEntity: _IntentValue, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, PersistentlyIdentifiable, Sendable
{
  /// Creates an entity.
  init()
}

extension TransientAppEntity {
  /// A value of the entity that shortcuts read.
  public typealias Property = EntityProperty
}

/// A value by which an entity is known outside of the process.
public protocol EntityIdentifierConvertible {
  /// The value as text.
  var entityIdentifierString: String { get }

  /// Returns the value of a text; nil where it is of none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }

  /// Returns the text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number in digits.
  public var entityIdentifierString: String { String(self) }

  /// Returns the number of digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The text of the identifier.
  public var entityIdentifierString: String { uuidString }

  /// Returns the identifier of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
