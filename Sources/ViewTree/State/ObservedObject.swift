import OpenCombine

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
