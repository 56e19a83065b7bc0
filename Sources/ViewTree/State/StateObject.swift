import OpenCombine

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
