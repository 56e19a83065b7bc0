import Components
import SwiftUI

/// All reviews of a sight.
struct ReviewsScreen: View {
  @ObservedObject private var model: ReviewsViewModel
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var isWriting = false

  init(sight: POI, app: SaranskModel) { model = app.reviews(of: sight) }

  var body: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 720, margins: .scene) {
        VStack(spacing: AppSpacing.md) {
          // A picture above the card would end short of it on a tablet.
          layout {
            picture
            AppCard {
              RatingSummary(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
          // Both as high as the higher one.
          .fixedSize(horizontal: false, vertical: true)
          reviews
        }
        .padding(.vertical, AppSpacing.md)
      }
      .frame(maxWidth: .infinity)
    }
    .background(AppColors.background)
    .navigationTitle("Отзывы")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          isWriting = true
        } label: {
          Image(systemName: "square.and.pencil")
        }
        .accessibilityLabel("Написать отзыв")
      }
    }
    .sheet(isPresented: $isWriting) {
      ReviewForm(model: model, author: app.user?.name(in: locale)) { app.didWriteReview() }
    }
  }

  /// A tablet's picture above a card of large words is as wide as the card, and leaves it in sight.
  @ViewBuilder private var picture: some View {
    let image = Image(model.sight.picture)
    let label = Text(verbatim: model.sight.written(in: locale).shortName)
    if horizontalSizeClass == .regular, typeSize.isAccessibilitySize {
      AdaptiveImage(image, label: label, height: verticalSizeClass == .compact ? 240 : 480)
    } else {
      AdaptiveImage(image, label: label)
    }
  }

  /// Side by side where there is more width than a phone that stands has, and words are not so
  /// large that the card would be far higher than the picture.
  private var layout: AnyLayout {
    let isWide = horizontalSizeClass == .regular || verticalSizeClass == .compact
    return isWide && !typeSize.isAccessibilitySize
      ? AnyLayout(HStackLayout(alignment: .top, spacing: AppSpacing.md))
      : AnyLayout(VStackLayout(spacing: AppSpacing.md))
  }

  @ViewBuilder private var reviews: some View {
    switch model.reviews {
    case .loading: ProgressView().frame(maxWidth: .infinity, minHeight: 120)
    case .failed: ReviewsFailure(model: model)
    case .loaded(let reviews):
      ForEach(reviews) { review in
        AppCard { ReviewRow(review: review) }
      }
    }
  }
}
