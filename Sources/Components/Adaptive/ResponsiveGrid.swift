import SwiftUI

/// A grid of one column in compact width and of several in regular width.
public struct ResponsiveGrid<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private let data: Data
  private let columns: Int
  private let spacing: CGFloat
  private let content: (Data.Element) -> Content

  /// Creates a grid; the columns are those of regular width, the spacing is in points.
  public init(
    data: Data, columns: Int = 2, spacing: CGFloat = AppSpacing.md,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.columns, self.spacing) = (data, columns, spacing)
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    LazyVGrid(columns: Array(repeating: track, count: count), spacing: spacing) {
      ForEach(data) { content($0) }
    }
  }

  private var count: Int { horizontalSizeClass == .regular ? max(1, columns) : 1 }

  private var track: GridItem { GridItem(.flexible(), spacing: spacing, alignment: .top) }
}
