/// A key of a value that a view hands to the container around it.
///
///     struct FeaturedKey: ContainerValueKey {
///       static let defaultValue = false
///     }
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a view hands none.
  static var defaultValue: Value { get }
}

/// The values that a view hands to the container around it.
///
///     extension ContainerValues {
///       @Entry var caption: String?
///     }
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags that the view was given, or that a ForEach gave it.
  var tags: [ElementTag] = []

  /// Creates no values.
  init() {}

  /// Returns the tag of a type that the view was given; nil for none.
  ///
  ///     ForEach(subviews: content) { subview in
  ///       subview.opacity(subview.containerValues.tag(for: Int.self) == chosen ? 1 : 0.5)
  ///     }
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.filter { !$0.isFromForEach }.compactMap { $0.value.base as? V }.first
  }

  /// Returns a Boolean value that indicates whether the view was given a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    tags.contains { !$0.isFromForEach && $0.value == AnyHashable(tag) }
  }

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` makes.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key by the name from before there were such values.
  subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Element {
  /// The values that the view hands to its container.
  var containerValues: ContainerValues {
    get {
      traits.values[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? .init()
    }
    set { traits.values[ObjectIdentifier(ContainerValues.self)] = newValue }
  }
}

private struct ContainerValueModifier<Value>: PrimitiveModifier {
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { element in
      element.containerValues[keyPath: modifier.path] = modifier.value
    }
  }
}

extension View {
  /// Hands a value to the container around the view.
  ///
  ///     extension ContainerValues {
  ///       @Entry var isFeatured = false
  ///     }
  ///     Text("Today").containerValue(\.isFeatured, true)
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View { modifier(ContainerValueModifier(path: keyPath, value: value)) }
}

extension Subview {
  /// The values that the view hands to the container around it.
  public var containerValues: ContainerValues {
    var values = part.element.containerValues
    values.tags = part.element.tags
    return values
  }
}

extension Group {
  /// Arranges the views that a view becomes.
  @MainActor
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }
}

/// The views made of each of the views that another consists of.
public struct ForEachSubviewContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (Subview) -> Result

  /// The content of the view.
  public var body: some View {
    SubviewsReader(base) { parts in
      ForEach(SubviewsCollection(parts)) { subview in transform(subview) }
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view of each of the views that a view becomes.
  @MainActor
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == ForEachSubviewContent<Base, Result> {
    self.init(
      data: 0..<1, content: { _ in ForEachSubviewContent(base: view, transform: content) },
      id: \.self)
  }

  /// Makes a view of each of the views that a view becomes.
  @MainActor
  public init<Base: View, Result: View>(
    subviewOf view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == ForEachSubviewContent<Base, Result> {
    self.init(subviews: view, content: content)
  }
}
