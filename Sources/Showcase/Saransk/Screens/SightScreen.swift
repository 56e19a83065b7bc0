import Components
import SwiftUI

/// The page of a sight: the guide's `POIDetailView`.
struct SightScreen: View {
  @ObservedObject private var reviews: ReviewsViewModel
  private let original: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.locale) private var locale
  @State private var isWriting = false

  init(sight: POI, app: SaranskModel) {
    (original, reviews) = (sight, app.reviews(of: sight))
  }

  private var sight: POI { original.written(in: locale) }
  private var isRegular: Bool { horizontalSizeClass == .regular }

  var body: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 1060, margins: .scene) {
        AdaptiveColumns(spacing: AppSpacing.md) {
          SightGallery(sight: sight)
          SightHeader(sight: sight, original: original)
          SightActions(sight: sight)
          VisitButton(sight: sight)
          OpeningHoursSection(sight: sight)
        } second: {
          SightPlace(sight: sight)
          ReviewsSection(model: reviews) { isWriting = true }
          SimilarSights(sight: original)
          Notice("Оценки, отзывы, часы работы и цены здесь — примеры. Уточняйте их на месте.")
        }
        .padding(.top, isRegular ? AppSpacing.md : AppSpacing.sm)
        .padding(.bottom, isRegular ? AppSpacing.md : AppSpacing.lg)
      }
      .frame(maxWidth: .infinity)
    }
    .background(AppColors.background)
    .navigationTitle(Text(verbatim: sight.shortName))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        heart
      }
    }
    .sheet(isPresented: $isWriting) {
      ReviewForm(model: reviews, author: app.user?.displayName) { app.didWriteReview() }
    }
  }

  /// A heart without a target of its own, for a bar that lies is lower than one.
  private var heart: some View {
    let isFavourite = app.isFavourite(sight.id)
    return Button {
      app.toggleFavourite(sight.id)
    } label: {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
    }
    .accessibilityLabel(isFavourite ? "Убрать из избранного" : "В избранное")
    .accessibilityIdentifier("favourite-\(sight.id)")
    .accessibilityAddTraits(isFavourite ? .isSelected : [])
  }
}
