import Foundation

/// A type whose properties may be values that the app hands out.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A value that the app hands out.
  public typealias Dependency = AppDependency
}

/// A value that the app hands out by its type, or by a key.
///
///     @Dependency private var store: TideStore
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let file: StaticString
  private let line: UInt

  /// Creates the place of a value.
  ///
  /// - Parameters:
  ///   - key: The key; nil for the type.
  ///   - manager: The manager that is asked for the value: the process's own.
  ///   - file: The file that names the value.
  ///   - line: The line that names the value.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    file: StaticString = #fileID, line: UInt = #line
  ) { (self.key, self.file, self.line) = (key.map { "\($0)" }, file, line) }

  /// The value; without one the program stops with the line that names it, as on Apple's systems.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self, key: key) else {
      fatalError(
        "\(file):\(line) needs a \(Value.self): call AppDependencyManager.shared.add(dependency:) "
          + "before the screen is drawn")
    }
    return value
  }
}

/// The values that an app hands out to its actions.
///
///     AppDependencyManager.shared.add(dependency: store)
public final class AppDependencyManager: @unchecked Sendable {
  /// The manager of the process.
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var providers: [String: @Sendable () -> any Sendable] = [:]

  private init() {}

  /// Adds a value, which is made whenever it is asked for.
  ///
  /// - Parameters:
  ///   - key: The key; nil for the type.
  ///   - dependency: The value.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) { keep(key, dependency) }

  /// Adds a value that a closure makes.
  ///
  /// - Parameters:
  ///   - key: The key; nil for the type.
  ///   - dependency: A closure that returns the value.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Dependency
  ) { keep(key, dependency) }

  private func keep<Value: Sendable>(
    _ key: AnyHashable?, _ provider: @escaping @Sendable () -> Value
  ) {
    let name = name(of: Value.self, key.map { "\($0)" })
    lock.withLock { providers[name] = { provider() } }
  }

  /// Returns the value of a type and key; nil where the app has added none.
  func value<Value>(_ type: Value.Type, key: String?) -> Value? {
    let name = name(of: type, key)
    return lock.withLock { providers[name] }?() as? Value
  }

  private func name(of type: Any.Type, _ key: String?) -> String {
    key ?? String(reflecting: type)
  }
}
