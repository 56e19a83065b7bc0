import SwiftUI

/// Items below each other in compact width, in two columns in regular width if each gets 320
/// points, of large type more.
///
///     AdaptiveList(notes) { note in AppCard { Text(note.title) } }
public struct AdaptiveList<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  /// The least width of one of two columns in points, which grows with large type.
  @ScaledMetric(relativeTo: .body) private var least: CGFloat = 320
  private let data: Data
  private let spacing: CGFloat
  private let content: (Data.Element) -> Content

  /// Creates a list; the spacing is in points.
  public init(
    _ data: Data, spacing: CGFloat = AppSpacing.md,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.spacing, self.content) = (data, spacing, content)
  }

  /// The content of the view.
  public var body: some View {
    if horizontalSizeClass == .regular {
      // Beside a sidebar a column of regular width may be as narrow as a phone.
      ViewThatFits(in: .horizontal) {
        LazyVGrid(columns: [track, track], spacing: spacing) { ForEach(data) { content($0) } }
          .frame(idealWidth: 2 * max(320, least) + spacing, maxWidth: .infinity)
        stack
      }
    } else {
      stack
    }
  }

  private var stack: some View {
    LazyVStack(spacing: spacing) { ForEach(data) { content($0) } }
  }

  private var track: GridItem { GridItem(.flexible(), spacing: spacing, alignment: .top) }
}
