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
