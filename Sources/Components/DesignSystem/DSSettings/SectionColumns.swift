import SwiftUI

extension ContainerValues {
  /// A Boolean value that indicates whether a view of a page in columns lies across them all, as a
  /// notice on the whole page does.
  @Entry var dsSpansColumns = false
}

/// Sections one below the other, or in two columns where a tablet has room for two.
struct SectionColumns<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.dsTheme) private var theme

  /// The least width of a column, in points: that of the smallest phone.
  private static var least: Double { 320 }

  var body: some View {
    let gap = theme.components.form.resolve(in: theme).sectionGap
    if theme.allowsSectionColumns {
      Group(subviews: content) { sections in
        let heads = sections.prefix { $0.containerValues.dsSpansColumns }
        let rest = sections.dropFirst(heads.count)
        // The first column has one more of an odd number, so that the page reads down it.
        let first = (rest.count + 1) / 2
        ViewThatFits(in: .horizontal) {
          VStack(alignment: .leading, spacing: gap) {
            heads
            HStack(alignment: .top, spacing: gap) {
              column(rest.prefix(first), gap: gap)
              column(rest.dropFirst(first), gap: gap)
            }
          }
          VStack(alignment: .leading, spacing: gap) { sections }
        }
      }
    } else {
      VStack(alignment: .leading, spacing: gap) { content }
    }
  }

  private func column(
    _ sections: SubviewsCollectionSlice, gap: Double
  ) -> some View {
    VStack(alignment: .leading, spacing: gap) { sections }
      .frame(minWidth: Self.least, idealWidth: Self.least, maxWidth: .infinity)
      // One column is read after the other, not row by row across both.
      .accessibilityElement(children: .contain)
  }
}

extension DSTheme {
  /// A Boolean value that indicates whether sections may stand side by side: in a wide window of a
  /// platform whose settings fill it, with words of a usual size.
  var allowsSectionColumns: Bool {
    capabilities.prefersLargeTitles && metrics.windowClass == .regular && !metrics.hasLargeText
  }

  /// The theme of a page whose sections may stand side by side: two readable columns are wide.
  var ofSectionColumns: DSTheme {
    guard allowsSectionColumns else { return self }
    var theme = self
    theme.components.form.maxWidth *= 1.5
    return theme
  }
}
