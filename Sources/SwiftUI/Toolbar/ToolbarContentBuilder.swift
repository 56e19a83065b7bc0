/// A result builder that makes the content of bars of the statements in a closure.
///
///     struct Editor: View {
///       var body: some View { Text("Text").toolbar { buttons } }
///
///       @ToolbarContentBuilder private var buttons: some ToolbarContent {
///         ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
///         ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
///       }
///     }
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  /// Returns the content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds no content.
  public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }

  /// Returns the content as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds content of several items.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(content: (repeat each content))
  }

  /// Builds an optional content.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> { OptionalToolbarContent(content: content) }

  /// Builds the content of a condition that holds.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> { .first(first) }

  /// Builds the content of a condition that does not hold.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> { .second(second) }

  /// Returns content that depends on availability as it is.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// A content of bars without items.
public struct EmptyToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {}
}

/// A sequence of contents of bars.
public struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  let content: (repeat each Content)

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    var index = 0
    for child in repeat each content.content {
      collect(child, context.entering(.index(index)), &entries)
      index += 1
    }
  }

  private static func collect<Child: ToolbarContent>(
    _ child: Child, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) { Child._collect(child, context, &entries) }
}

/// The content of a condition, which is of one of two types.
public enum ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent, CustomizableToolbarContent
{
  /// The content of the condition that holds.
  case first(First)
  /// The content of the condition that does not hold.
  case second(Second)

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    switch content {
    case .first(let first): First._collect(first, context.entering(.branch(true)), &entries)
    case .second(let second): Second._collect(second, context.entering(.branch(false)), &entries)
    }
  }
}

/// A content of bars that may be left out.
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  let content: Content?

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    if let inner = content.content {
      Content._collect(inner, context.entering(.branch(true)), &entries)
    }
  }
}
