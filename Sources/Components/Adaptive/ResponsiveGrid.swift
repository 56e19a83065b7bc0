import SwiftUI

/// A grid of one column in compact width and of several in regular width, if each gets 260 points,
/// of large type more.
///
///     ResponsiveGrid(data: photos, columns: 3) { photo in PhotoView(photo) }
public struct ResponsiveGrid<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  /// The least width of one of several columns in points, which grows with large type: 216 cut a
  /// card's name and address.
  @ScaledMetric(relativeTo: .body) private var least: CGFloat = 260
  private let data: Data
  private let columns: Int
  private let spacing: CGFloat
  private let fillsRows: Bool
  private let content: (Data.Element) -> Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - data: The elements, each in a cell of its own.
  ///   - columns: The number of columns in regular width.
  ///   - spacing: The distance between cells, in points.
  ///   - fillsRows: True to offer each cell of a row the height of the highest one, for few cells:
  ///     all are made at once.
  ///   - content: The view of an element.
  public init(
    data: Data, columns: Int = 2, spacing: CGFloat = AppSpacing.md, fillsRows: Bool = false,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.columns, self.spacing) = (data, columns, spacing)
    (self.fillsRows, self.content) = (fillsRows, content)
  }

  /// The content of the view.
  public var body: some View {
    if fillsRows, count > 1 {
      VStack(spacing: spacing) { ForEach(rows) { row($0) } }
    } else {
      if count > 1 {
        // Beside a sidebar or another app a column of regular width may be too narrow for a card.
        ViewThatFits(in: .horizontal) {
          grid(of: count)
            .frame(
              idealWidth: max(260, least) * Double(count) + spacing * Double(count - 1),
              maxWidth: .infinity)
          grid(of: 1)
        }
      } else {
        grid(of: 1)
      }
    }
  }

  private func grid(of count: Int) -> some View {
    LazyVGrid(columns: Array(repeating: track, count: count), spacing: spacing) {
      ForEach(data) { content($0) }
    }
  }

  private func row(_ row: Row) -> some View {
    HStack(alignment: .top, spacing: spacing) {
      ForEach(row.elements) { content($0).frame(maxWidth: .infinity) }
      ForEach(row.elements.count..<count, id: \.self) { _ in
        Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
      }
    }
    // As high as its highest cell, and that height is what it then offers to all.
    .fixedSize(horizontal: false, vertical: true)
  }

  private struct Row: Identifiable {
    let elements: [Data.Element]
    let id: Data.Element.ID
  }

  private var rows: [Row] {
    let elements = Array(data)
    return stride(from: 0, to: elements.count, by: count).map { start in
      Row(
        elements: Array(elements[start..<Swift.min(start + count, elements.count)]),
        id: elements[start].id)
    }
  }

  private var count: Int { horizontalSizeClass == .regular ? max(1, columns) : 1 }

  private var track: GridItem { GridItem(.flexible(), spacing: spacing, alignment: .top) }
}
