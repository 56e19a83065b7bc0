import Components
import SwiftUI

/// The level, how far the next one is, and what has been done.
struct UserProgressCard: View {
  let progress: TouristProgress
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.stacksRows) private var stacksRows
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .subheadline) private var scaledRing: CGFloat = 64

  /// The ring's diameter in points, which its percents fill.
  private var ring: CGFloat { min(max(scaledRing, 64), 140) }

  /// The size of the percents in a ring of 64 points; they fill it where all else is large.
  private var percents: CGFloat { typeSize.isAccessibilitySize ? 20 : 15 }

  var body: some View {
    AppCard {
      VStack(spacing: AppSpacing.md) {
        head {
          VStack(alignment: .leading, spacing: 2) {
            Text("Уровень \(progress.level)")
              .font(AppTypography.title2)
              .foregroundStyle(AppColors.text)
            Text("\(progress.missingPoints) баллов до следующего уровня")
              .font(AppTypography.subheadline)
              .foregroundStyle(AppColors.textSecondary)
              .monospacedDigit()
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          CircularProgressView(
            progress: progress.levelProgress, size: ring, lineWidth: ring * 6 / 64
          ) {
            Text(verbatim: progress.levelProgress.percent(in: ContentLanguage(locale)))
              .font(.system(size: ring * percents / 64, weight: .semibold))
              .minimumScaleFactor(0.7)
              .lineLimit(1)
              .padding(.horizontal, ring * 8 / 64)
              .foregroundStyle(AppColors.text)
          }
          .accessibilityLabel("Пройдено до следующего уровня")
        }
        layout {
          StatItem("Посещено", value: progress.visits)
          StatItem("Маршруты", value: progress.routes)
          StatItem("Отзывы", value: progress.reviews)
        }
      }
    }
  }

  private var head: AnyLayout {
    stacksRows
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.md))
      : AnyLayout(HStackLayout(spacing: AppSpacing.md))
  }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: AppSpacing.md))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
  }
}
