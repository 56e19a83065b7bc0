import Synchronization

/// A person's values in iCloud: each screen's own, and empty at first, as on a device where nobody
/// has signed in.
///
/// No other device changes them, so that nothing is told of changes.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// The name under which changes of other devices would be told.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private final class Values: Sendable {
    let values: Mutex<[String: Stored]>

    init(_ values: [String: Stored] = [:]) { self.values = Mutex(values) }
  }

  /// A value of a property list, which nobody changes.
  private struct Stored: @unchecked Sendable {
    let value: Any
  }

  private static let shared = NSUbiquitousKeyValueStore()

  /// The store of the app.
  public class var `default`: NSUbiquitousKeyValueStore { shared }

  private var own: Values {
    ScreenValues.object { outside in
      Values(outside?.values.withLock { $0 } ?? [:])
    }
  }

  /// All values by their keys.
  public var dictionaryRepresentation: [String: Any] {
    own.values.withLock { $0 }.mapValues(\.value)
  }

  /// Returns the value of a key.
  public func object(forKey key: String) -> Any? { own.values.withLock { $0[key] }?.value }
  /// Returns the value of a key that is text.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// Returns the value of a key that is a list.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// Returns the value of a key that is a dictionary.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// Returns the value of a key that is data.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// Returns the value of a key as a whole number; 0 where there is none.
  public func longLong(forKey key: String) -> Int64 {
    (object(forKey: key) as? any BinaryInteger).map { Int64($0) } ?? 0
  }
  /// Returns the value of a key as a number; 0 where there is none.
  public func double(forKey key: String) -> Double {
    object(forKey: key) as? Double ?? Double(longLong(forKey: key))
  }
  /// Returns the value of a key as a Boolean value; false where there is none.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  /// Sets the value of a key; nil removes it.
  public func set(_ value: Any?, forKey key: String) {
    let stored = value.map { Stored(value: $0) }
    own.values.withLock { $0[key] = stored }
  }
  /// Sets the value of a key to text.
  public func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets the value of a key to data.
  public func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets the value of a key to a list.
  public func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets the value of a key to a dictionary.
  public func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets the value of a key to a whole number.
  public func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets the value of a key to a number.
  public func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets the value of a key to a Boolean value.
  public func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }

  /// Removes the value of a key.
  public func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

  /// Returns true, though no value leaves the screen.
  @discardableResult
  public func synchronize() -> Bool { true }
}

extension FileManager {
  /// The identity of a person in iCloud: nil, since nobody has signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of a container in iCloud: nil, since nobody has signed in.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }

  /// Returns a Boolean value that indicates whether a file is one of iCloud: false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws an error, since no file is one of iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Throws an error, since no file is one of iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}
