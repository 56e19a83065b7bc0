import Synchronization

/// The identifier of a model: its entity and a number.
///
///     let trip = context.model(for: selection) as? Trip
///
/// Numbers are counted in each container, so that the same inserts give the same identifiers. A
/// model that is not inserted yet has a temporary one.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable {
  /// The name of the model's class.
  public let entityName: String
  /// The name of the store; nil for a temporary identifier.
  public let storeIdentifier: String?
  /// The place in the order of insertion, from 1.
  let number: Int

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  private static let temporaryCount = Atomic(0)

  /// Creates an identifier in a container.
  init(entityName: String, number: Int) {
    (self.entityName, self.number, storeIdentifier) = (entityName, number, "memory")
  }

  /// Creates the identifier of a model that no container counts yet.
  init(temporary entityName: String) {
    (self.entityName, storeIdentifier) = (entityName, nil)
    number = Self.temporaryCount.add(1, ordering: .relaxed).newValue
  }
}

extension PersistentIdentifier: Comparable {
  /// Returns a Boolean value that indicates whether one model was inserted before another.
  public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
    (first.number, first.entityName) < (second.number, second.entityName)
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// A textual representation, the same in each run.
  public var description: String {
    storeIdentifier == nil ? "\(entityName)/temporary" : "\(entityName)/\(number)"
  }
}
