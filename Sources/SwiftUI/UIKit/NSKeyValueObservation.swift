/// An observation of a property, which lasts as long as this object is kept.
///
///     observation = scrollView.observe(\.contentSize) { view, _ in
///       height = view.contentSize.height
///     }
///
/// Of views the frame, the bounds, the opacity and what is hidden are observed, of scroll views the
/// content's size and offset, of layers the bounds, the position and the sublayers.
public final class NSKeyValueObservation: NSObject {
  fileprivate var check: (@MainActor () -> Void)?

  fileprivate init(check: @escaping @MainActor () -> Void) { self.check = check }

  /// Creates an observation of what does not change.
  package override init() { super.init() }

  /// Ends the observation.
  public func invalidate() { check = nil }
}

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The change tells the value after it.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change tells the value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning is told as a change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change; nil without the option.
  public let newValue: Value?
  /// The value before the change; nil without the option.
  public let oldValue: Value?
  /// A Boolean value that indicates whether the change is told before it is made, which none is.
  public let isPrior = false
}

/// An object whose properties can be observed.
@MainActor @preconcurrency
public protocol _KeyValueObserved: NSObject {
  /// The observations of the object.
  var _observers: _KeyValueObservers { get set }
}

/// The observations of an object, each as long as somebody keeps it.
public struct _KeyValueObservers: Sendable {
  private struct Reference: @unchecked Sendable { weak var value: NSKeyValueObservation? }
  private var all: [Reference] = []

  /// Creates no observations.
  package nonisolated init() {}

  fileprivate mutating func add(_ observation: NSKeyValueObservation) {
    all.removeAll { $0.value == nil }
    all.append(Reference(value: observation))
  }

  /// Tells each observation whose property has changed.
  @MainActor package func tell() { for reference in all { reference.value?.check?() } }
}

extension _KeyValueObserved {
  /// Observes a property by its key path.
  ///
  ///     observation = view.observe(\.frame, options: [.initial]) { view, _ in
  ///       width = view.frame.width
  ///     }
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What a change tells, and whether the beginning is one.
  ///   - changeHandler: A closure that receives the object and the change.
  /// - Returns: The observation, which ends when it is not kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func tell(_ object: Self, from old: Value?, to new: Value) {
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil)
      changeHandler(object, change)
    }
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !Self.areEqual(old, new) else { return }
      last = new
      tell(self, from: old, to: new)
    }
    _observers.add(observation)
    if options.contains(.initial) { tell(self, from: nil, to: last) }
    return observation
  }

  private static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func equals<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    return equals(a)
  }
}
