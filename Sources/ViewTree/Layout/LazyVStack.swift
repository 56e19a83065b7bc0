import LayoutEngine

/// A stack that arranges views vertically and creates them as they scroll into sight.
///
///     ScrollView { LazyVStack { ForEach(messages) { MessageRow($0) } } }
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a lazy column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let stack = context.lazy(
      Self.self, .vertical,
      StackLayout(
        axis: .vertical, alignment: view.alignment.key, spacing: view.spacing.map(Double.init)),
      view.content, stackAxis: .vertical)
    let layout = FlexibleFrameLayout(
      width: .init(maximum: .infinity), height: .init(),
      alignment: Alignment(horizontal: view.alignment, vertical: .center).pair)
    output.append(Element(context, layout: layout, children: [stack]))
  }
}
