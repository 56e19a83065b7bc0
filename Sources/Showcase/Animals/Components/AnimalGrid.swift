import Components
import SwiftUI

/// Cards of animals in as many columns as the width has room for.
struct AnimalGrid: View {
  let animals: [Animal]
  let toggle: (Animal.ID) -> Void
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  /// The least width of a column, in points; it grows with the type.
  @ScaledMetric(relativeTo: .headline) private var minColumnWidth: CGFloat = 150

  var body: some View {
    LazyVGrid(columns: columns, spacing: AppSpacing.md) {
      ForEach(animals) { animal in
        AnimalCard(animal: animal) { toggle(animal.id) }
      }
    }
    .scenePadding(.horizontal)
  }

  private var columns: [GridItem] {
    // No wider than the narrowest phone has room for, or the largest type would reach over its
    // edges.
    let least =
      horizontalSizeClass == .compact ? min(minColumnWidth, 280) : min(minColumnWidth * 1.4, 480)
    return [GridItem(.adaptive(minimum: least), spacing: AppSpacing.md, alignment: .top)]
  }
}
