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
    .background(AppColors.background.ignoresSafeArea())
    .navigationTitle("Избранное")
    .navigationBarTitleDisplayMode(.inline)
  }

  /// As the history's.
  private var sights: some View {
    List {
      ForEach(app.favouriteSights) { favourite($0.written(in: locale)) }
    }
    .readableWidth(760)
  }

  /// A row that leads to its sight, on which a heart has a target of its own: before the chevron,
  /// or beside the picture above large words.
  private func favourite(_ sight: POI) -> some View {
    SightRow(sight: sight, hasButton: true) { AddressText(sight.address) }
      .overlay(alignment: stacksRows ? .topTrailing : .trailing) {
        RowHeart(sight: sight)
      }
  }
}

/// The heart of a row, in the place before its chevron that a ``SightRow`` keeps.
struct RowHeart: View {
  let sight: POI
  @ScaledMetric(relativeTo: .body) private var room = Self.room
  @Environment(\.stacksRows) private var stacksRows

  /// The width that a row keeps for the symbol beside usual words, in points; its target is wider.
  static let room: CGFloat = 24

  var body: some View {
    let heart = FavouriteButton(sight: sight).foregroundStyle(.tint)
    if stacksRows {
      heart
    } else {
      HStack(spacing: AppSpacing.sm) {
        // The target reaches beyond the heart, into the row's own gaps.
        Color.clear.frame(width: room, height: 1).overlay { heart.fixedSize() }
        Chevron().hidden()
      }
    }
  }
}
