import LayoutEngine

/// A container that arranges its views in a horizontal line.
///
///     HStack(alignment: .firstTextBaseline, spacing: 8) {
///       Text("Total")
///       Spacer()
///       Text("€12").bold()
///     }
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default of each pair.
  ///   - content: The views, from leading to trailing.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.stack(Self.self, .horizontal, view.alignment.key, view.spacing, view.content, &output)
  }
}
