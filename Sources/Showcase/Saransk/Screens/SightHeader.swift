import Components
import SwiftUI

/// A sight's full name, kind, rating and what is told of it.
struct SightHeader: View {
  let sight: POI
  /// The sight as the data has it, for its official name.
  let original: POI
  @Environment(\.locale) private var locale
  @Environment(\.stacksRows) private var stacksRows
  @ScaledSpacing(relativeTo: .footnote) private var gap = 12

  var body: some View {
    AppCard {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: sight == original ? sight.name : sight.shortName)
          .adaptiveFont(.title)
          .foregroundStyle(AppColors.text)
          .accessibilityAddTraits(.isHeader)
        facts
        Text(sight.description).font(AppTypography.body).foregroundStyle(AppColors.text)
        HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
          Image(systemName: "lightbulb").foregroundStyle(AppColors.secondary)
            .accessibilityHidden(true)
          Text(sight.fact).foregroundStyle(AppColors.textSecondary)
        }
        .font(AppTypography.subheadline)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// Kind, rating and year on a line, or the year beneath the others, or all below each other.
  @ViewBuilder private var facts: some View {
    if stacksRows {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        badge
        RatingLabel(sight.rating)
        year
      }
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: gap) {
          badge
          RatingLabel(sight.rating)
          year.lineLimit(1)
        }
        VStack(alignment: .leading, spacing: AppSpacing.sm) {
          HStack(spacing: gap) {
            badge
            RatingLabel(sight.rating)
          }
          year
        }
      }
    }
  }

  private var badge: some View {
    CategoryBadge(sight.category.displayName, icon: sight.category.iconName)
  }

  private var year: some View {
    Text(verbatim: sight.year)
      .font(AppTypography.footnote)
      .foregroundStyle(AppColors.textSecondary)
  }
}
