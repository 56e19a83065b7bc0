import Components
import SwiftUI

/// A sight: its picture, name, rating, category, address, description and what can be done with it.
struct POICard: View {
  let poi: POI
  /// Width over height.
  let pictureRatio: CGFloat
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image(picture: poi.picture)
        .resizable()
        .scaledToFill()
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .aspectRatio(pictureRatio, contentMode: .fit)
        .clipped()
        .accessibilityLabel(poi.shortName)
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        title
        address
        Text(poi.description)
          .font(.subheadline)
          .foregroundStyle(AppColors.text)
          .lineLimit(isLarge ? 6 : 3, reservesSpace: !isLarge)
        Divider().padding(.top, AppSpacing.xs)
        actions
      }
      .padding(AppSpacing.md)
    }
    .background(AppColors.surface)
    .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous))
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }

  /// Words as large as these want lines of their own.
  private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Side by side, or one above the other where words are large.
  private func row(alignment: VerticalAlignment) -> AnyLayout {
    isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.sm))
      : AnyLayout(HStackLayout(alignment: alignment, spacing: AppSpacing.sm))
  }

  private var title: some View {
    let row = row(alignment: .firstTextBaseline)
    return row {
      Text(poi.shortName)
        .font(.headline)
        .foregroundStyle(AppColors.text)
        .lineLimit(isLarge ? 3 : 1)
        .minimumScaleFactor(0.75)
      if !isLarge { Spacer(minLength: 0) }
      RatingLabel(poi.rating)
    }
  }

  private var address: some View {
    let row = row(alignment: .center)
    return row {
      CategoryBadge(poi.category.displayName, icon: poi.category.iconName)
      if !isLarge { Spacer(minLength: 0) }
      Text(poi.address)
        .font(.footnote)
        .foregroundStyle(AppColors.textSecondary)
        .lineLimit(isLarge ? 3 : 1)
        .minimumScaleFactor(0.75)
    }
  }

  private var actions: some View {
    HStack(spacing: AppSpacing.lg) {
      Button("Подробнее") {}
        .font(.subheadline.weight(.semibold))
      Spacer(minLength: 0)
      action("heart", "В избранное")
      action("square.and.arrow.up", "Поделиться")
    }
    .foregroundStyle(AppColors.primary)
    .buttonStyle(.plain)
    .frame(minHeight: 28)
  }

  private func action(_ icon: String, _ label: String) -> some View {
    Button {
    } label: {
      Image(systemName: icon).font(.body)
    }
    .accessibilityLabel(label)
  }
}
