import LayoutEngine

/// A set of views that stay in sight while their section scrolls.
///
///     ScrollView {
///       LazyVStack(pinnedViews: .sectionHeaders) {
///         Section("Today") { ForEach(notes) { Text($0.title) } }
///       }
///     }
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
