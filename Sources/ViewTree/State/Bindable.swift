import Observation

/// A property wrapper type that creates bindings to the properties of an observable object.
///
///     @Bindable var library: Library
///     TextField("Name", text: $library.name)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The property wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      origin: object is any Observable ? BindingOrigin(object: object).appending(keyPath) : nil,
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings to an object's properties.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
