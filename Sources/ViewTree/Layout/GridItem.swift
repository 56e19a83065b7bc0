import LayoutEngine

/// A column of a vertical grid, or a row of a horizontal one.
///
///     LazyVGrid(columns: [GridItem(.fixed(44)), GridItem(.flexible())]) {
///       Text("1")
///       Text("First")
///     }
public struct GridItem: Sendable {
  /// The size of a track in a lazy grid, in points.
  public enum Size: Sendable {
    /// A single track of a fixed length.
    case fixed(CGFloat)
    /// A single track whose length lies between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each at least as long as the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the track.
  public var size: Size
  /// The spacing to the next track, in points, or nil for the default.
  public var spacing: CGFloat?
  /// The alignment of cells in the track, or nil for the grid's.
  public var alignment: Alignment?

  /// Creates a track of a lazy grid.
  ///
  /// - Parameters:
  ///   - size: The size of the track.
  ///   - spacing: The spacing to the next track, in points, or nil for the default.
  ///   - alignment: The alignment of cells in the track, or nil for the grid's.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  var track: LazyGridLayout.Track {
    let length: LazyGridLayout.Track.Length =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let low, let high): .flexible(minimum: low, maximum: high)
      case .adaptive(let low, let high): .adaptive(minimum: low, maximum: high)
      }
    return .init(
      length: length, spacing: spacing.map(Double.init), alignment: (alignment ?? .center).pair)
  }
}
