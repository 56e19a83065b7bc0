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

  var body: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 1060, margins: .scene) {
        if horizontalSizeClass == .regular {
          HStack(alignment: .top, spacing: AppSpacing.lg) {
            column {
              first
              OpeningHoursSection(sight: sight)
            }
            column { second }
          }
          .padding(.vertical, AppSpacing.md)
        } else {
          VStack(spacing: AppSpacing.md) {
            first
            OpeningHoursSection(sight: sight)
            second
          }
          .padding(.top, AppSpacing.sm)
          .padding(.bottom, AppSpacing.lg)
        }
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

  /// One of two columns, as high as it likes: a stack offers each the height of the higher one, and
  /// a share of that may be too little for a title beside a picture.
  private func column(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(spacing: AppSpacing.md, content: content)
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity)
  }

  @ViewBuilder private var first: some View {
    SightGallery(sight: sight)
    SightHeader(sight: sight, original: original)
    SightActions(sight: sight)
    VisitButton(sight: sight)
  }

  @ViewBuilder private var second: some View {
    SightPlace(sight: sight)
    ReviewsSection(model: reviews) { isWriting = true }
    SimilarSights(sight: original)
    Notice("Оценки, отзывы, часы работы и цены здесь — примеры. Уточняйте их на месте.")
  }
}
