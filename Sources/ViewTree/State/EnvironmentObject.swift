import OpenCombine

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
