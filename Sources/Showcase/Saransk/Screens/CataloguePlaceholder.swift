import Components
import SwiftUI

/// Cards of nothing while the sights are fetched.
struct CataloguePlaceholder: View {
  private struct Row: Identifiable { let id: Int }

  var body: some View {
    ScrollView {
      ResponsiveGrid(data: (0..<6).map(Row.init), columns: 2) { _ in card }
        .padding(.top, AppSpacing.xs)
    }
    .scrollDisabled(true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Загружаем места")
  }

  private var card: some View {
    AppCard(padding: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Color(.tertiarySystemFill)
          .aspectRatio(5.0 / 3, contentMode: .fit)
          .overlay {
            Image(systemName: "photo").font(.largeTitle).foregroundStyle(Color(.quaternaryLabel))
          }
        VStack(alignment: .leading, spacing: AppSpacing.sm) {
          Text(verbatim: "Название этого места").font(.headline)
          Text(verbatim: "Категория и адрес").font(.footnote)
          Text(verbatim: "Две или три строки о том, что это за место и чем оно примечательно.")
            .font(.subheadline)
        }
        .redacted(reason: .placeholder)
        .padding(AppSpacing.md)
      }
    }
  }
}
