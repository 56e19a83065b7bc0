import Components
import SwiftUI

/// Other sights of the same kind nearby.
struct SimilarSights: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  /// A card's width in a row that scrolls, and its least in one that does not, in points.
  @ScaledMetric(relativeTo: .subheadline) private var width: CGFloat = 190
  @ScaledMetric(relativeTo: .subheadline) private var least: CGFloat = 160

  var body: some View {
    let similar = app.similar(to: sight)
    if !similar.isEmpty {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        Text("Похожие места").font(AppTypography.title3).foregroundStyle(AppColors.text)
          .accessibilityAddTraits(.isHeader)
        if horizontalSizeClass == .regular { equals(similar) } else { row(similar) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// Cards in a row that scrolls to the screen's edge.
  private func row(_ similar: [POI]) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 12) {
        // Large words need more width, as far as the smallest phone shows a card whole.
        ForEach(similar) { card($0.written(in: locale)).frame(width: min(max(width, 190), 300)) }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .scrollClipDisabled()
  }

  /// Equal cards in one row, the nearest sights that have room there, lest the last one stands
  /// alone beside a hole; large ones below each other.
  private func equals(_ similar: [POI]) -> some View {
    ViewThatFits(in: .horizontal) {
      equalRow(similar)
      equalRow(Array(similar.prefix(2)))
      VStack(spacing: 12) { ForEach(similar) { card($0.written(in: locale)) } }
    }
  }

  private func equalRow(_ similar: [POI]) -> some View {
    let least = min(max(least, 160), 300)
    return HStack(alignment: .top, spacing: 12) {
      ForEach(similar) {
        card($0.written(in: locale)).frame(minWidth: least, idealWidth: least, maxWidth: 300)
      }
    }
    // As high as the highest card's words need: a row offers less than large ones do.
    .fixedSize(horizontal: false, vertical: true)
  }

  private func card(_ other: POI) -> some View {
    Button {
      app.push(.sight(other.id))
    } label: {
      AppCard(padding: 0) {
        VStack(alignment: .leading, spacing: 0) {
          FramedPicture(sight: other)
          VStack(alignment: .leading, spacing: 4) {
            Text(other.shortName).font(AppTypography.subheadline.weight(.semibold))
              .foregroundStyle(AppColors.text)
              .lineLimit(typeSize.isAccessibilitySize ? nil : 2)
            RatingLabel(other.rating)
          }
          .padding(12)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        // As high as its words: a row of cards offers less than large ones need.
        .fixedSize(horizontal: false, vertical: true)
        // Cards of a row are equally high.
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("similar-\(other.id)")
  }
}
