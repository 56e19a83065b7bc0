/// A view without content.
///
///     Section { Text("Row") } footer: { EmptyView() }
public struct EmptyView: PrimitiveView {
  /// Creates no view.
  public nonisolated init() {}

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {}
}

/// A view of a condition, which is one of two.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// A condition that holds.
  case first(First)
  /// A condition that does not hold.
  case second(Second)

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    switch view {
    case .first(let first):
      guard context.isDriven else {
        return First._lower(first, context.entering(.branch(true)), &output)
      }
      context.transit(0, &output) { First._lower(first, $0.entering(.branch(true)), &$1) }
    case .second(let second):
      guard context.isDriven else {
        return Second._lower(second, context.entering(.branch(false)), &output)
      }
      context.transit(1, &output) { Second._lower(second, $0.entering(.branch(false)), &$1) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("Optional draws its value: it has no body to evaluate") }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.isDriven else {
      if let view { Wrapped._lower(view, context.entering(.branch(true)), &output) }
      return
    }
    context.transit(view == nil ? nil : 0, &output) {
      if let view { Wrapped._lower(view, $0.entering(.branch(true)), &$1) }
    }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// A group of views that are modified together and laid out apart.
///
///     Group { Text("One"); Text("Two") }.foregroundStyle(.secondary)
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("Group draws its content: it has no body to evaluate") }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    Content._lower(view.content, context, &output)
  }
}

extension Group: PrimitiveView where Content: View {}

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
