import LayoutEngine

/// An alignment position along the horizontal axis.
///
///     VStack(alignment: .trailing) {
///       Text("12,50")
///       Text("3,00")
///     }
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of an app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  init(_ key: AlignmentKey) { self.key = key }

  /// The leading edge.
  public static let leading = HorizontalAlignment(.leading)
  /// The horizontal centre.
  public static let center = HorizontalAlignment(.horizontalCenter)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.trailing)
  /// A guide for the leading end of a list's separators; by default, that of the row's first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// A guide for the trailing end of a list's separators.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
