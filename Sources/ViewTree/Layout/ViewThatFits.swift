import LayoutEngine

/// A container that shows the first of several views that fits the proposed space.
///
///     ViewThatFits(in: .horizontal) {
///       HStack { Details() }
///       VStack { Details() }
///     }
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice between views.
  ///
  /// - Parameters:
  ///   - axes: The axes in which a view must fit.
  ///   - content: The views, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.named(Self.self)
    let layout = FirstFitLayout(
      horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical))
    output.append(Element(inner, layout: layout, children: inner.elements(of: view.content)))
  }
}
