import Foundation

/// A value of an action that a person may choose.
///
///     @Parameter(title: "Minutes", default: 5) var minutes: Int
///
/// Without a value and without a default, an optional parameter is nil, and any other one stops the
/// program with its name, as on Apple's systems.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  /// The name of the parameter; nil where none is told.
  public let title: LocalizedStringResource?
  /// The words about the parameter, which nothing shows.
  public let description: LocalizedStringResource?
  private let lock = NSLock()
  private var stored: Value?

  init(
    title: LocalizedStringResource?, description: LocalizedStringResource?,
    unwrapped: Value.UnwrappedType?
  ) {
    (self.title, self.description) = (title, description)
    stored = unwrapped.flatMap { $0 as? Value }
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ stored }) ?? Value._absent else {
        fatalError(
          "The parameter \(name) has no value: give it a default, or set it before it is read")
      }
      return value
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The name of the parameter for messages.
  var name: String { title.map { "“\(String(localized: $0))”" } ?? "of \(Value.self)" }
}

extension IntentParameter {
  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - requestDisambiguationDialog: The words with which a person would be asked to choose.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, unwrapped: defaultValue) }

  /// Creates a parameter with the values that a person may choose from; nobody asks for them.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - requestDisambiguationDialog: The words with which a person would be asked to choose.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  ///   - optionsProvider: The provider of the values.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) { self.init(title: title, description: description, unwrapped: defaultValue) }

  /// Creates a parameter of an entity that a query of its own finds; nobody asks it.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - requestDisambiguationDialog: The words with which a person would be asked to choose.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  ///   - query: The query.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(title: title, description: description, unwrapped: defaultValue)
  }

  /// Creates a parameter of several values, as many as a widget's size allows.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - size: The number of values, which nothing checks.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, unwrapped: defaultValue) }
}

/// The way in which a shortcut fills a parameter.
public enum InputConnectionBehavior: Sendable {
  /// As the system sees fit.
  case `default`
  /// Never.
  case never
  /// With the result of the action before.
  case connectToPreviousIntentResult
}
