import Components
import SwiftUI

/// The reviews of a sight: the summary, the latest words and a way to add one's own.
struct ReviewsSection: View {
  @ObservedObject var model: ReviewsViewModel
  let write: @MainActor () -> Void
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    AppCard {
      VStack(alignment: .leading, spacing: AppSpacing.md) {
        HStack {
          Text("Отзывы").font(AppTypography.title3).foregroundStyle(AppColors.text)
            .accessibilityAddTraits(.isHeader)
          Spacer()
          Button {
            app.push(.reviews(model.sight.id))
          } label: {
            Text("Все").font(AppTypography.subheadline).touchTarget(alignment: .trailing)
          }
          .foregroundStyle(.tint)
          .accessibilityLabel("Все отзывы")
        }
        // The button's target reaches beyond the heading's line into the card's margin.
        .padding(.vertical, -10)
        RatingSummary(model: model)
        switch model.reviews {
        case .loading: ProgressView().frame(maxWidth: .infinity)
        case .failed:
          ReviewsFailure(model: model)
        case .loaded(let reviews):
          ForEach(reviews.prefix(2)) { review in
            Divider()
            ReviewRow(review: review)
          }
        }
        AppButton("Написать отзыв", icon: "square.and.pencil", style: .outline, action: write)
      }
    }
  }
}

/// The reason why no reviews show, with a second try.
struct ReviewsFailure: View {
  let model: ReviewsViewModel

  var body: some View {
    StateMessage(
      "Отзывы не загрузились", text: "Проверьте соединение и попробуйте ещё раз.",
      icon: "wifi.slash", actionTitle: "Повторить"
    ) { model.load() }
  }
}

/// The mean of all stars, and how many gave five, four and so on.
struct RatingSummary: View {
  @ObservedObject var model: ReviewsViewModel
  @Environment(\.dynamicTypeSize) private var typeSize
  /// The column of the digits, in points, behind which all bars begin.
  @ScaledMetric(relativeTo: .caption) private var digit: CGFloat = 9

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: AppSpacing.lg))
    layout {
      VStack(alignment: .leading, spacing: 2) {
        Text(model.mean, format: .number.precision(.fractionLength(1)))
          .font(AppTypography.largeTitle)
          .foregroundStyle(AppColors.text)
        // Not all who give stars write words too.
        Text("\(model.count) оценок").font(AppTypography.footnote).foregroundStyle(
          AppColors.textSecondary)
      }
      .fixedSize()
      .accessibilityElement(children: .combine)
      // The bars stand beside it, some of them higher.
      .accessibilitySortPriority(1)
      VStack(spacing: 5) {
        ForEach(0..<5, id: \.self) { index in bar(5 - index, model.histogram[index]) }
      }
    }
    .accessibilityElement(children: .contain)
  }

  private func bar(_ stars: Int, _ count: Int) -> some View {
    HStack(spacing: 6) {
      Text(verbatim: "\(stars)").font(AppTypography.caption1).monospacedDigit()
        .foregroundStyle(AppColors.textSecondary)
        .frame(minWidth: digit)
      ProgressView(value: Double(count), total: Double(max(1, model.count))).tint(AppColors.accent)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(stars) звёзд")
    .accessibilityValue(Text("\(count) оценок"))
  }
}

/// Who says what of a sight, since when.
struct ReviewRow: View {
  private let original: Review
  @Environment(\.locale) private var locale

  init(review: Review) { original = review }

  private var review: Review { original.written(in: locale) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: review.author).font(AppTypography.subheadline.weight(.semibold))
          .foregroundStyle(AppColors.text)
        Spacer()
        if let day = review.day {
          Text(day, style: .date).font(AppTypography.caption1).foregroundStyle(
            AppColors.textSecondary)
        }
      }
      StarsRow(stars: review.stars)
      Text(verbatim: review.text).font(AppTypography.subheadline).foregroundStyle(AppColors.text)
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

/// Five stars, so many of them filled.
struct StarsRow: View {
  let stars: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { number in
        Image(systemName: number <= stars ? "star.fill" : "star")
          .foregroundStyle(number <= stars ? AppColors.accent : Color(.tertiaryLabel))
      }
    }
    .font(AppTypography.caption1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(stars) звёзд")
  }
}
