import SwiftUI

/// Items below each other in compact width, in two columns in regular width.
public struct AdaptiveList<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
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

  public var body: some View {
    if horizontalSizeClass == .regular {
      LazyVGrid(columns: [track, track], spacing: spacing) { ForEach(data) { content($0) } }
    } else {
      LazyVStack(spacing: spacing) { ForEach(data) { content($0) } }
    }
  }

  private var track: GridItem { GridItem(.flexible(), spacing: spacing, alignment: .top) }
}
