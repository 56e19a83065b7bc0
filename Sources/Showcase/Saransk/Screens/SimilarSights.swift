import Components
import SwiftUI

/// Other sights of the same kind nearby.
struct SimilarSights: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .subheadline) private var width: CGFloat = 190

  var body: some View {
    let similar = app.similar(to: sight)
    if !similar.isEmpty {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        Text("Похожие места").font(AppTypography.title3).foregroundStyle(AppColors.text)
          .accessibilityAddTraits(.isHeader)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(alignment: .top, spacing: 12) {
            ForEach(similar) { other in card(other.written(in: locale)) }
          }
        }
        .scrollClipDisabled()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func card(_ other: POI) -> some View {
    Button {
      app.push(.sight(other.id))
    } label: {
      AppCard(padding: 0) {
        VStack(alignment: .leading, spacing: 0) {
          FramedPicture(sight: other)
          VStack(alignment: .leading, spacing: 4) {
            name(other)
            RatingLabel(other.rating)
          }
          .padding(12)
        }
        // Large words need more width, as far as the smallest phone shows a card whole.
        .frame(width: min(max(width, 190), 300))
        // As high as its words: a row of cards offers less than large ones need.
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("similar-\(other.id)")
  }

  /// Two lines of a name, or as many as large words need.
  @ViewBuilder private func name(_ other: POI) -> some View {
    let name = Text(other.shortName).font(AppTypography.subheadline.weight(.semibold))
      .foregroundStyle(AppColors.text)
    if typeSize.isAccessibilitySize { name } else { name.lineLimit(2, reservesSpace: true) }
  }
}
