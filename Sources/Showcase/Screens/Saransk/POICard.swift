import Components
import SwiftUI

/// A sight: its picture, name, rating, category, address, description and what can be done with it.
struct POICard: View {
  let poi: POI
  /// Width over height.
  let pictureRatio: CGFloat
  @Environment(\.dynamicTypeSize) private var typeSize

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
          .lineLimit(
            typeSize.isAccessibilitySize ? 6 : 3, reservesSpace: !typeSize.isAccessibilitySize)
        Divider().padding(.top, AppSpacing.xs)
        actions
      }
      .padding(AppSpacing.md)
    }
    .background(AppColors.surface)
    .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous))
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }

  @ViewBuilder private var title: some View {
    let name = Text(poi.shortName).font(.headline).foregroundStyle(AppColors.text)
    if typeSize.isAccessibilitySize {
      name
      RatingLabel(poi.rating)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
        name.lineLimit(1).minimumScaleFactor(0.75)
        Spacer(minLength: 0)
        RatingLabel(poi.rating)
      }
    }
  }

  @ViewBuilder private var address: some View {
    let badge = CategoryBadge(poi.category.displayName, icon: poi.category.iconName)
    let street = Text(poi.address).font(.footnote).foregroundStyle(AppColors.textSecondary)
    if typeSize.isAccessibilitySize {
      badge
      street
    } else {
      HStack(spacing: AppSpacing.sm) {
        badge
        Spacer(minLength: 0)
        street.lineLimit(1).minimumScaleFactor(0.75)
      }
    }
  }

  @ViewBuilder private var actions: some View {
    let details = Button("Подробнее") {}.font(.subheadline.weight(.semibold)).lineLimit(1)
    let others = HStack(spacing: AppSpacing.lg) {
      action("heart", "В избранное")
      action("square.and.arrow.up", "Поделиться")
    }
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: AppSpacing.sm) {
          details.minimumScaleFactor(0.75)
          others
        }
      } else {
        HStack(spacing: AppSpacing.lg) {
          details
          Spacer(minLength: 0)
          others
        }
      }
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
