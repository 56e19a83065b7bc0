import Foundation

/// A value of an entity that shortcuts read.
///
///     @Property(title: "Depth") var depth: Double
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  /// The name of the property; nil where none is told.
  public let title: LocalizedStringResource?
  private let lock = NSLock()
  private var stored: Value?

  /// Creates a property.
  ///
  /// - Parameter title: The name.
  public init(title: LocalizedStringResource? = nil) { self.title = title }

  /// Creates a property with a key for Spotlight, where nothing is looked for.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - customIndexingKey: The key.
  public convenience init(title: LocalizedStringResource? = nil, customIndexingKey: String) {
    self.init(title: title)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ stored }) ?? Value._absent else {
        let name = title.map { "“\(String(localized: $0))”" } ?? "of \(Value.self)"
        fatalError("The property \(name) has no value: set it in the entity's initialiser")
      }
      return value
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
