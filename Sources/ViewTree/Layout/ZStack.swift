import LayoutEngine

/// A container that layers its views, the first at the back.
///
///     ZStack(alignment: .bottomLeading) {
///       Image("Cover")
///       Text("Caption").padding()
///     }
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views, from back to front.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.named(Self.self)
    inner.stackAxis = nil
    output.append(
      Element(
        inner, layout: OverlapLayout(alignment: view.alignment.pair),
        children: inner.elements(of: view.content)))
  }
}
