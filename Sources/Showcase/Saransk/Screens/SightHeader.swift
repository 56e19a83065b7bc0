import Components
import SwiftUI

/// A sight's full name, kind, rating and what is told of it.
struct SightHeader: View {
  let sight: POI
  /// The sight as the data has it, for its official name.
  let original: POI
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    AppCard {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: sight == original ? sight.name : sight.shortName)
          .adaptiveFont(.title)
          .foregroundStyle(AppColors.text)
          .accessibilityAddTraits(.isHeader)
        row {
          CategoryBadge(sight.category.displayName, icon: sight.category.iconName)
          RatingLabel(sight.rating)
          Text(verbatim: sight.year)
            .font(.footnote)
            .foregroundStyle(AppColors.textSecondary)
            .lineLimit(1)
        }
        Text(sight.description).font(.body).foregroundStyle(AppColors.text)
        HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
          Image(systemName: "info.circle").accessibilityHidden(true)
          Text(sight.fact)
        }
        .font(.subheadline)
        .foregroundStyle(AppColors.textSecondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var row: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.sm))
      : AnyLayout(HStackLayout(spacing: 12))
  }
}
