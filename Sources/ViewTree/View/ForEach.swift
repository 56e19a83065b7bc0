/// A view for each element of a collection, identified by ids.
///
///     List { ForEach(todos) { Text($0.title) } }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// Creates content of any kind for each element.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) { (self.data, self.content, self.id) = (data, content, id) }
}

extension ForEach: View where Content: View {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("ForEach draws its views: it has no body to evaluate") }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard !context.isDriven else { return lowerDriven(view, context, &output) }
    for (offset, element) in view.data.enumerated() {
      let id = AnyHashable(view.id(element))
      let start = output.count
      Content._lower(view.content(element), context.entering(.id(id)), &output)
      for index in start..<output.count { output[index].tagFromForEach(id, at: offset) }
    }
  }

  /// Lowers elements that may come and go.
  @MainActor
  private static func lowerDriven(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let children = view.data.enumerated().map { offset, element in
      let id = AnyHashable(view.id(element))
      return TransitingChild(key: id) { context, output in
        let start = output.count
        Content._lower(view.content(element), context.entering(.id(id)), &output)
        for index in start..<output.count { output[index].tagFromForEach(id, at: offset) }
      }
    }
    context.transit(children, &output)
  }
}

extension ForEach: PrimitiveView where Content: View {}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element.
  ///
  ///     ForEach(contacts) { contact in Text(contact.name) }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that returns the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content, id) = (data, content, { $0.id })
  }

  /// Creates a view for each element, identified by a property.
  ///
  ///     ForEach(["A", "B", "C"], id: \.self) { Text($0) }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - content: A closure that returns the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }

  /// Creates a view for each number of a constant range.
  ///
  ///     ForEach(0..<5) { Text("Row \($0)") }
  ///
  /// - Parameters:
  ///   - data: The range, which must not change.
  ///   - content: A closure that returns the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.content, id) = (data, content, { $0 })
  }

  /// Creates a view for each element of a collection that its view may change.
  ///
  ///     ForEach($todos) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - content: A closure that returns the view of a binding to an element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a collection that its view may change, identified by a
  /// property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, id: id) { element, _ in content(element) }
  }

  /// Creates a view for each element of a collection that its view may change, which is told where
  /// the element stands.
  package init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    content: @escaping (Binding<C.Element>, C.Index) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { entry in
      let index = entry.0
      return content(
        Binding(
          get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }), index)
    }
  }
}

extension ForEach: DynamicViewContent where Content: View {}
