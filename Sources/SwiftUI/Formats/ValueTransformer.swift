import Synchronization

/// A converter of values, by whose subclasses apps keep colours and pictures as data.
///
///     final class ColorTransformer: ValueTransformer {
///       override func transformedValue(_ value: Any?) -> Any? {
///         (value as? UIColor).flatMap {
///           try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
///         }
///       }
///     }
///     ValueTransformer.setValueTransformer(
///       ColorTransformer(), forName: NSValueTransformerName("ColorTransformer"))
open class ValueTransformer: NSObject {
  private static let known = Mutex<[NSValueTransformerName: Known]>([:])

  private struct Known: @unchecked Sendable { let transformer: ValueTransformer }

  /// Creates a converter.
  public override init() { super.init() }

  /// Makes a converter known by a name; nil forgets the name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    let entry = transformer.map { Known(transformer: $0) }
    known.withLock { $0[name] = entry }
  }

  /// Returns the converter of a name; nil for a name that is not known.
  fileprivate static func known(_ name: NSValueTransformerName) -> ValueTransformer? {
    known.withLock { $0[name] }?.transformer
  }

  /// The names of all converters that are known.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.withLock { Array($0.keys) }
  }

  /// The class of converted values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Returns a Boolean value that indicates whether values are converted back too.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns what a value becomes: the value itself by default.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Returns the value that became another: what `transformedValue(_:)` makes of it by default.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// An object that is found by its name: an initializer of a class makes a new one, that of a
/// protocol may be another's.
public protocol _NamedValueTransformer {}

extension _NamedValueTransformer where Self: ValueTransformer {
  /// Finds the converter of a name; nil for a name that is not known.
  ///
  ///     let converter = ValueTransformer(forName: NSValueTransformerName("ColorTransformer"))
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.known(name) as? Self else { return nil }
    self = found
  }
}

extension ValueTransformer: _NamedValueTransformer {}

/// The name of a converter of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
