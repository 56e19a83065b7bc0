import LayoutEngine

/// A stack that arranges views horizontally and creates them as they scroll into sight.
///
///     ScrollView(.horizontal) { LazyHStack(spacing: 12) { ForEach(photos) { Thumbnail($0) } } }
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a lazy row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let stack = context.lazy(
      Self.self, .horizontal,
      StackLayout(
        axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing.map(Double.init)),
      view.content, stackAxis: .horizontal)
    let layout = FlexibleFrameLayout(
      width: .init(), height: .init(maximum: .infinity),
      alignment: Alignment(horizontal: .center, vertical: view.alignment).pair)
    output.append(Element(context, layout: layout, children: [stack]))
  }
}
