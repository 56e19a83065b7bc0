import Components
import SwiftUI

/// The page of a sight: the guide's `POIDetailView`.
struct SightScreen: View {
  @ObservedObject private var reviews: ReviewsViewModel
  private let original: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
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
          head
          SightActions(sight: sight)
          VisitButton(sight: sight)
          OpeningHoursSection(sight: sight)
        } second: {
          SightPlace(sight: sight)
          ReviewsSection(model: reviews) { isWriting = true }
          SimilarSights(sight: original)
        }
        .padding(.top, AppSpacing.md)
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
      ReviewForm(model: reviews, author: app.user?.name(in: locale)) { app.didWriteReview() }
    }
  }

  /// Pictures and words: side by side on a phone that lies, where a picture as wide as the page
  /// would leave no word in sight; one below the other where that page is parted into columns.
  @ViewBuilder private var head: some View {
    let gallery = SightGallery(sight: sight)
    let header = SightHeader(sight: sight, original: original)
    if verticalSizeClass == .compact, !typeSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: AppSpacing.md) {
          gallery.frame(idealWidth: 260, maxWidth: .infinity)
          header.frame(idealWidth: 300, maxWidth: .infinity)
        }
        VStack(spacing: AppSpacing.md) {
          gallery.frame(maxWidth: lowWidth)
          header
        }
      }
    } else {
      gallery.frame(maxWidth: verticalSizeClass == .compact ? lowWidth : nil)
      header
    }
  }

  /// The greatest width of a picture above its words where there is little height, in points: it is
  /// then as high as half of the screen.
  private var lowWidth: CGFloat { isRegular ? 400 : 300 }

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
