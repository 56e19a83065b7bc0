/// No content.
public struct EmptyMapContent: PrimitiveMapContent {
  /// Creates no content.
  public init() {}

  /// Adds nothing.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {}
}

/// Several contents, one after the other.
public struct TupleMapContent<each Content: MapContent>: PrimitiveMapContent {
  let content: (repeat each Content)

  /// Adds all contents.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    repeat collect(each content.content, &list)
  }

  private static func collect<Part: MapContent>(_ part: Part, _ list: inout _MapContentList) {
    Part._collect(part, into: &list)
  }
}

/// One of two contents.
public enum ConditionalMapContent<First: MapContent, Second: MapContent>: PrimitiveMapContent {
  /// The content of the first branch.
  case first(First)
  /// The content of the second branch.
  case second(Second)

  /// Adds the content of the branch that was taken.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    switch content {
    case .first(let first): First._collect(first, into: &list)
    case .second(let second): Second._collect(second, into: &list)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// Optional content has no body.
  public typealias Body = Never

  /// Adds the content, if there is one.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    if let content { Wrapped._collect(content, into: &list) }
  }
}

extension Optional: PrimitiveMapContent where Wrapped: MapContent {}

extension ForEach: MapContent where Content: MapContent {
  /// The content of a loop has no body.
  public typealias Body = Never

  /// Adds the content of each element.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    let before = list.surroundings
    defer { list.surroundings = before }
    for element in content.data {
      let id = AnyHashable(content.id(element))
      list.surroundings.identity = before.identity + [id]
      // As in lists, an element's id is its tag until the content says another.
      list.surroundings.tag = id
      Content._collect(content.content(element), into: &list)
    }
  }
}

extension ForEach: PrimitiveMapContent where Content: MapContent {}

extension ForEach where Content: MapContent {
  /// Creates content for each identifiable element.
  @MainActor
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates content for each number of a range.
  @MainActor
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Creates content for each element, told apart by a property.
  @MainActor
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
