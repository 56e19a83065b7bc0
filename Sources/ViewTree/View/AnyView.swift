/// A type-erased view.
///
///     func badge(_ count: Int) -> AnyView {
///       count > 0 ? AnyView(Text("\(count)")) : AnyView(EmptyView())
///     }
public struct AnyView: PrimitiveView {
  private let type: Any.Type
  private let lower: @MainActor (LoweringContext, inout [Element]) -> Void

  /// Creates a view that erases the type of another.
  public nonisolated init<Content: View>(_ view: Content) {
    // A cast of any other view would copy it.
    if Content.self == AnyView.self, let erased = view as? AnyView {
      self = erased
      return
    }
    type = Content.self
    // What is hidden anywhere is lowered on the main actor alone.
    nonisolated(unsafe) let view = view
    lower = { context, output in Content._lower(view, context, &output) }
  }

  /// A Boolean value that indicates whether the wrapped view is an empty one.
  package var isEmptyView: Bool { type == EmptyView.self }

  /// Creates a view that erases the type of another.
  public nonisolated init<Content: View>(erasing view: Content) { self.init(view) }

  /// Creates a view of a value that may be one; nil for any other value.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    view.lower(context.entering(.type(view.type)), &output)
  }
}
