/// The values of the pages above a stack's root, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates a path to the root.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a page.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Pops pages, at most as many as there are.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }
}
