import LayoutEngine

/// An alignment position along the vertical axis.
///
///     HStack(alignment: .firstTextBaseline) {
///       Text("42").font(.largeTitle)
///       Text("km")
///     }
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of an app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  init(_ key: AlignmentKey) { self.key = key }

  /// The top edge.
  public static let top = VerticalAlignment(.top)
  /// The vertical centre.
  public static let center = VerticalAlignment(.verticalCenter)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.bottom)
  /// The baseline of the first text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The baseline of the last text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}
