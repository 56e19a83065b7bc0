/// A class whose objects contexts hold; the macro ``Model()`` adds the conformance.
///
///     func titles<T: PersistentModel>(of models: [T], _ title: KeyPath<T, String>) -> [String] {
///       models.map { $0[keyPath: title] }
///     }
///
/// Two models are equal if they are the same object.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The descriptions of the model's properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// The tie between the object and its context.
  var _$record: _ModelRecord { get }
}

extension PersistentModel {
  /// The identifier of the model.
  public var persistentModelID: PersistentIdentifier { _$record.identifier(of: Self.self) }

  /// The identifier of the model, where the class has no `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model was inserted into; nil before that and once it is deleted.
  public var modelContext: ModelContext? { _$record.context }

  /// A Boolean value that indicates whether the model has changed since its context was saved.
  public var hasChanges: Bool { _$record.context?.hasUnsavedChanges(of: self) ?? false }

  /// A Boolean value that indicates whether the model has been deleted.
  public var isDeleted: Bool { _$record.isDeleted }

  /// Returns a Boolean value that indicates whether two models are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
