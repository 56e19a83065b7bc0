import Components
import SwiftUI

/// Other sights of the same kind nearby.
struct SimilarSights: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

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
            Text(other.shortName).font(.subheadline.weight(.semibold))
              .foregroundStyle(AppColors.text)
              .lineLimit(2, reservesSpace: true)
            RatingLabel(other.rating)
          }
          .padding(12)
        }
        .frame(width: 190)
      }
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("similar-\(other.id)")
  }
}
