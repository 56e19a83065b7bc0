@_exported import OpenCombine

/// Follows an object's changes: each makes the view that holds it be evaluated again.
private final class ObjectSubscription {
  private var feed: ObjectFeed?

  @MainActor
  func follow<Object: ObservableObject>(_ object: Object, _ context: LoweringContext) {
    guard feed?.object !== object else { return }
    feed?.remove(self)
    let session = context.session
    feed = session.followedObjects.feed(of: object, session)
    feed?.add(self, at: context.identity)
  }

  deinit { feed?.remove(self) }
}

@MainActor
private func follow<Object: ObservableObject>(
  _ object: Object, slot: Int, _ context: LoweringContext
) {
  context.identity.slot(-1 - slot) { ObjectSubscription() }.follow(object, context)
}

/// A property wrapper type that creates an observable object once for the identity of its view.
///
///     struct Root: View {
///       @StateObject private var session = Session()
///
///       var body: some View { Text(session.name).environmentObject(session) }
///     }
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link: Link

  /// Creates the object when the view first stands in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    link = Link(thunk)
  }

  /// The object.
  ///
  /// On the main actor as SwiftUI has it, so that in Swift 5's mode a type with such a property is
  /// of that actor too, and may make objects of it.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { link.object }

  /// A wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: link.object) }

  private final class Link {
    private let make: () -> ObjectType
    private var kept: ObjectType?

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var object: ObjectType {
      if let kept { return kept }
      let object = make()
      kept = object
      return object
    }

    func connect(_ slot: Int, _ identity: Identity) {
      kept = identity.slot(slot) { object }
    }
  }
}

extension StateObject: ComparableForSameness {
  /// A later thunk for what is made already means nothing.
  func isSame(as other: Self) -> Bool { true }
}

extension StateObject: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) {
    link.connect(slot, context.identity)
    follow(link.object, slot: slot, context)
  }
}

/// A property wrapper type that observes an object owned elsewhere.
///
///     struct Name: View {
///       @ObservedObject var session: Session
///
///       var body: some View { TextField("Name", text: $session.name) }
///     }
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper of an object, whose members are bindings to its properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ComparableForSameness {
  func isSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

extension ObservedObject: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) {
    follow(wrappedValue, slot: slot, context)
  }
}

/// A property wrapper type that reads an observable object from the environment.
///
///     struct Greeting: View {
///       @EnvironmentObject private var session: Session
///
///       var body: some View { Text(session.name) }
///     }
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Link { var object: ObjectType? }

  private let link = Link()

  /// Looks for an object of the property's type.
  public init() {}

  /// The object in the environment.
  public var wrappedValue: ObjectType {
    guard let object = link.object else {
      fatalError(
        "No \(ObjectType.self) in the environment: add .environmentObject(_:) to a view above")
    }
    return object
  }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ComparableForSameness {
  func isSame(as other: Self) -> Bool { true }
}

extension EnvironmentObject: InstallableProperty {
  func isSame(in before: EnvironmentValues, and now: EnvironmentValues) -> Bool {
    before[objectOf: ObjectType.self] === now[objectOf: ObjectType.self]
  }

  func install(slot: Int, _ context: LoweringContext) {
    link.object = context.environment[objectOf: ObjectType.self]
    if let object = link.object { follow(object, slot: slot, context) }
  }
}

extension View {
  /// Supplies an observable object to the view and its descendants.
  ///
  ///     ContentView().environmentObject(Store())
  ///
  /// - Parameter object: The object, which descendants read with `@EnvironmentObject`.
  /// - Returns: A view that has the object in its environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformingEnvironment { $0[objectOf: T.self] = object }
  }
}
