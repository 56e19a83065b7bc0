import Components
import SwiftUI

/// The sights that were marked with a heart.
struct FavouritesScreen: View {
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale
  @Environment(\.stacksRows) private var stacksRows

  var body: some View {
    Group {
      if app.favouriteSights.isEmpty {
        CentredMessage {
          StateMessage(
            "Пока пусто", text: "Отмечайте места сердечком, и они появятся здесь.", icon: "heart",
            actionTitle: "Смотреть места"
          ) { app.tab = .catalogue }
        }
      } else {
        sights
      }
    }
    .frame(maxWidth: .infinity)
    .background(AppColors.background)
    .navigationTitle("Избранное")
    .navigationBarTitleDisplayMode(.inline)
  }

  /// As the history's.
  private var sights: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 720, margins: .scene) {
        RowsCard {
          let sights = app.favouriteSights
          ForEach(sights) { sight in
            if sight != sights.first { SightRowDivider() }
            favourite(sight)
          }
        }
        .padding(.vertical, AppSpacing.md)
      }
    }
  }

  private func favourite(_ sight: POI) -> some View {
    row {
      Button {
        app.push(.sight(sight.id))
      } label: {
        SightRowLabel(sight: sight.written(in: locale), hasChevron: false) {
          AddressText(sight.written(in: locale).address)
        }
      }
      .buttonStyle(.plain)
      FavouriteButton(sight: sight)
        .foregroundStyle(.tint)
        // The heart's target reaches beyond the heart, into the row's own margin.
        .padding(.leading, stacksRows ? AppSpacing.md : -AppSpacing.sm)
        .padding(.trailing, AppSpacing.xs)
        .padding(.bottom, stacksRows ? AppSpacing.sm : 0)
    }
  }

  /// The heart beside a name, or below a large one.
  private var row: AnyLayout {
    stacksRows
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(HStackLayout(spacing: 0))
  }
}
