import LayoutEngine

extension LoweringContext {
  /// Lowers content into a stack.
  @MainActor
  func stack<Content: View>(
    _ type: Any.Type, _ axis: LayoutAxis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ content: Content, _ output: inout [Element]
  ) {
    var inner = named(type)
    inner.stackAxis = axis
    output.append(
      Element(
        inner,
        layout: StackLayout(axis: axis, alignment: alignment, spacing: spacing.map(Double.init)),
        children: inner.elements(of: content)))
  }
}
