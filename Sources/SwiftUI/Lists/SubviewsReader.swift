/// Lowers its content, then lays out a view made of the parts that the content became.
struct SubviewsReader<Content: View, Result: View>: PrimitiveView {
  let content: Content
  let arrange: ([LoweredSubview]) -> Result

  /// Creates a reader; the closure is given the content's parts in their order.
  init(_ content: Content, @ViewBuilder arrange: @escaping ([LoweredSubview]) -> Result) {
    (self.content, self.arrange) = (content, arrange)
  }

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.entering(.content)
    let parts = inner.elements(of: view.content).enumerated().map { index, element in
      LoweredSubview(id: index, element: element) { context in
        let again = context.elements(of: view.content)
        return again.indices.contains(index) ? again[index] : element
      }
    }
    Result._lower(view.arrange(parts), context.entering(.type(Result.self)), &output)
  }
}

/// A part of a view's content that is an element already; as a view it is just that element.
struct LoweredSubview: PrimitiveView, Identifiable {
  let id: Int
  let element: Element
  private let again: @MainActor (LoweringContext) -> Element

  init(id: Int, element: Element, again: @escaping @MainActor (LoweringContext) -> Element) {
    (self.id, self.element, self.again) = (id, element, again)
  }

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    output.append(view.element)
  }

  /// The part lowered anew, so that it follows the environment in which it is placed.
  var refreshed: Refreshed { Refreshed(subview: self) }

  struct Refreshed: PrimitiveView {
    let subview: LoweredSubview

    static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
      output.append(view.subview.again(context.entering(.index(view.subview.id))))
    }
  }
}
