import LayoutEngine

/// A container that arranges its views in a vertical line.
///
///     VStack(alignment: .leading, spacing: 4) {
///       Text("Title").font(.headline)
///       Text("Subtitle").foregroundStyle(.secondary)
///     }
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default of each pair.
  ///   - content: The views, from top to bottom.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.stack(Self.self, .vertical, view.alignment.key, view.spacing, view.content, &output)
  }
}
