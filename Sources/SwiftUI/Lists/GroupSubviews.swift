/// A proxy of one of the views that another consists of.
///
///     ForEach(subviews: content) { subview in
///       subview.padding(8).background(.quaternary, in: Capsule())
///     }
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview among those beside it.
  public struct ID: Hashable, Sendable { let index: Int }

  let part: LoweredSubview
  private nonisolated let index: Int

  init(_ part: LoweredSubview) { (self.part, index) = (part, part.id) }

  /// The identity of the subview.
  public nonisolated var id: ID { ID(index: index) }

  /// Appends the elements of the view.
  @_documentation(visibility: internal)
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    LoweredSubview._lower(view.part, context, &output)
  }
}

/// The views that another consists of, in their order.
///
///     Group(subviews: content) { cards in
///       cards.first
///       HStack { ForEach(cards.dropFirst()) { $0 } }
///     }
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  @MainActor init(_ parts: [LoweredSubview]) { subviews = parts.map(Subview.init) }

  /// The index of the first element.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last element.
  public var endIndex: Int { subviews.endIndex }
  /// Returns the subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: PrimitiveView {
  /// Appends the elements of all subviews.
  @_documentation(visibility: internal)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [ViewTree.Element]
  ) {
    for subview in view { Subview._lower(subview, context, &output) }
  }
}

/// Some of the views that another consists of, such as all but the first.
public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

extension Slice: View where Base == SubviewsCollection {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("a slice draws its subviews: it has no body to evaluate") }

  /// Appends the elements of the subviews.
  @_documentation(visibility: internal)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [ViewTree.Element]
  ) {
    for subview in view { Subview._lower(subview, context, &output) }
  }
}

extension Slice: PrimitiveView where Base == SubviewsCollection {}

/// The content of a group that arranges the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let arrange: (SubviewsCollection) -> Content

  /// The content of the view.
  public var body: some View {
    SubviewsReader(subviews) { arrange(SubviewsCollection($0)) }
  }
}

extension Group {
  /// Arranges the views that a view becomes.
  ///
  /// - Parameters:
  ///   - view: Content, such as that of a builder.
  ///   - transform: Makes a view of the parts, which keep their state wherever they are put.
  @MainActor
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, arrange: transform) }
  }
}
