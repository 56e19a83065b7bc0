/// A property wrapper type that reads and writes a value owned elsewhere.
///
///     struct PlayButton: View {
///       @Binding var isPlaying: Bool
///       var body: some View { Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() } }
///     }
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The source that the binding leads to; nil where it cannot be known.
  private let origin: BindingOrigin?
  /// The animation of changes; stills show their ends.
  public var transaction = Transaction()

  /// Creates a binding from closures that read and write a value.
  ///
  ///     Toggle("Dark", isOn: Binding { scheme == .dark } set: { scheme = $0 ? .dark : .light })
  ///
  /// - Parameters:
  ///   - get: A closure that reads the value.
  ///   - set: A closure that writes the value.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set, origin) = (get, set, nil)
  }

  /// Creates a binding to something that tells of its changes who reads it.
  init(
    origin: BindingOrigin?, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    (self.origin, self.get, self.set) = (origin, get, set)
  }

  /// Creates a binding whose setter receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set, origin) = (get, { set($0, Transaction()) }, nil)
  }

  /// Creates a binding to the value of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding that reads an optional's value, or nothing if it is nil.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to an optional from one to its value.
  public init<Base>(_ base: Binding<Base>) where Value == Base? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to a hashable value as `AnyHashable`.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Base { base.wrappedValue = value } })
  }

  /// Returns a binding to a value that never changes.
  ///
  ///     Toggle("Wi-Fi", isOn: .constant(true))
  ///
  /// - Parameter value: The value.
  /// - Returns: A binding that ignores what it is set to.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value that the binding reads and writes.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      if transaction.animation == nil {
        set(newValue)
      } else {
        withTransaction(transaction) { set(newValue) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      origin: origin?.appending(keyPath), get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Returns a binding whose changes are animated.
  ///
  ///     Toggle("Details", isOn: $showsDetails.animation())
  ///
  /// - Parameter animation: The animation, or nil for none.
  /// - Returns: A binding to the same value.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding whose changes have a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: DynamicProperty {}

extension Binding: ComparableForSameness {
  func isSame(as other: Self) -> Bool { origin != nil && origin == other.origin }
}

/// The source of a binding: an object, and the key paths from there.
struct BindingOrigin: Equatable {
  private let object: AnyObject
  private var path: [AnyKeyPath] = []

  /// The origin of bindings to an object's value, which the object observes.
  init(object: AnyObject) { self.object = object }

  /// The origin of bindings to a part of the value.
  func appending(_ keyPath: AnyKeyPath) -> BindingOrigin {
    var origin = self
    origin.path.append(keyPath)
    return origin
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.object === rhs.object && lhs.path == rhs.path
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings to the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the value.
  public var indices: Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// Returns a binding to the element at a position.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

// Its closures run on the actor of the view that reads and writes it, as SwiftUI's do.
extension Binding: @unchecked Sendable where Value: Sendable {}
