import Components
import SwiftUI

/// Cards of nothing while the sights are fetched.
struct CataloguePlaceholder: View {
  private struct Row: Identifiable { let id: Int }

  var body: some View {
    ScrollView {
      ResponsiveGrid(data: (0..<6).map(Row.init), columns: 2) { _ in card }
        .padding(.top, AppSpacing.xs)
        .scenePadding(.horizontal)
    }
    .scrollDisabled(true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Загружаем места")
  }

  private var card: some View {
    AppCard(padding: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Color(.tertiarySystemFill)
          .aspectRatio(FramedPicture.ratio, contentMode: .fit)
          .overlay {
            Image(systemName: "photo").font(.largeTitle).foregroundStyle(Color(.quaternaryLabel))
          }
        VStack(alignment: .leading, spacing: AppSpacing.sm) {
          Text(verbatim: "Название этого места").font(AppTypography.headline)
          // As high as the badge of a card.
          Text(verbatim: "Категория и адрес").font(AppTypography.caption1.weight(.medium)).padding(
            .vertical, 5)
          Text(verbatim: "Две или три строки о том, что это за место и чем оно примечательно.")
            .font(AppTypography.subheadline)
            .lineLimit(3, reservesSpace: true)
        }
        .redacted(reason: .placeholder)
        .padding([.horizontal, .top], AppSpacing.md)
        Divider().padding([.horizontal, .top], AppSpacing.md)
        Text(verbatim: "Подробнее").font(AppTypography.subheadline.weight(.semibold))
          .redacted(reason: .placeholder)
          .frame(minHeight: TouchTarget.side)
          .padding(.horizontal, AppSpacing.md)
          .padding(.vertical, AppSpacing.xs)
      }
    }
  }
}
