/// The name of a method, under Objective-C's name for it.
///
/// Linux has no runtime that finds a method by its name: what is told of a selector remembers it,
/// and never calls it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, such as `tap:`.
  public let description: String

  /// Creates a selector by a name.
  public init(_ name: String) { description = name }
  /// Creates a selector by a name.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the selector of a name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension NotificationCenter {
  /// Has no effect: a method is not called by its name here; `publisher(for:)` and closures are
  /// told of notifications.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

extension Timer {
  /// Returns a timer that never fires: a method is not called by its name here.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }

  /// Creates a timer that never fires: a method is not called by its name here.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

extension NSObject {
  /// Has no effect: a method is not called by its name here.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
  /// Has no effect: a method is not called by its name here.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {}
  /// Returns false: no method is found by its name here.
  public func responds(to selector: Selector?) -> Bool { false }
}
