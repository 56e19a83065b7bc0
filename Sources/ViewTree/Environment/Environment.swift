import Observation

/// A property wrapper type that reads a value, or an object, from the environment.
///
///     @Environment(\.colorScheme) private var colorScheme
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case value((EnvironmentValues) -> Value)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private let link = EnvironmentLink()

  /// Reads a value.
  ///
  /// A key path that is written out, `\.locale`, is compiled to a function here: following a path
  /// at run time takes some thirty times as long as calling it.
  public init(_ value: @escaping (EnvironmentValues) -> Value) { source = .value(value) }

  /// Reads a value by its key path.
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .value { $0[keyPath: keyPath] }
  }

  /// Reads an observable object by its type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[objectOf: type] }
  }

  /// Reads an observable object by its type, if there is one.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    source = .value { $0[objectOf: type] }
  }

  /// The value in the environment.
  public var wrappedValue: Value {
    switch source {
    case .value(let read): read(link.environment)
    case .object(let read): object(read)
    }
  }

  /// Apart from the other values, for an optional's type would be looked up for each of those too.
  @inline(never)
  private func object(_ read: (EnvironmentValues) -> Value?) -> Value {
    guard let value = read(link.environment) else {
      fatalError("No \(Value.self) in the environment: add .environment(_:) to a view above")
    }
    return value
  }
}

/// The environment that a property reads, which is given to it where its view stands.
private final class EnvironmentLink { var environment = EnvironmentValues() }

extension Environment: ComparableForSameness {
  func isSame(as other: Self) -> Bool { true }
}

extension Environment: InstallableProperty {
  func isSame(in before: EnvironmentValues, and now: EnvironmentValues) -> Bool {
    switch source {
    case .value(let read): areSame(read(before), read(now))
    case .object(let read): areSame(read(before), read(now))
    }
  }

  func install(slot: Int, _ context: LoweringContext) { link.environment = context.environment }
}
