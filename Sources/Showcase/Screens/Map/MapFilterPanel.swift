import Components
import SwiftUI

/// What narrows the sights, and the one that is selected.
struct MapFilterPanel: View {
  @ObservedObject var model: SaranskMapModel
  /// Whether there is room for one row alone.
  let isCompact: Bool
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if !isCompact, let sight = model.selected {
        selection(sight)
        Divider()
      }
      HStack(spacing: AppSpacing.sm) {
        Text(found)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(AppColors.text)
          .lineLimit(1)
          .fixedSize()
        Spacer(minLength: 0)
        if isCompact { filters }
        Button("Сбросить") { model.reset() }
          .font(.subheadline)
          .fixedSize()
      }
      if !isCompact {
        // Chips scroll to the very edges of the panel.
        filters.padding(.horizontal, -AppSpacing.md)
      }
    }
    .padding(.horizontal, AppSpacing.md)
    .padding(.vertical, isCompact ? AppSpacing.sm : 14)
    .background(
      AppColors.surface,
      in: RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous)
    )
    .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous))
    .shadow(color: .black.opacity(0.18), radius: 6, x: 0, y: 2)
  }

  /// The number of sights on the map, in Russian's three forms.
  private var found: String {
    let count = model.filtered.count
    let isTeen = (11...14).contains(count % 100)
    let noun =
      switch count % 10 {
      case 1 where !isTeen: "место"
      case 2...4 where !isTeen: "места"
      default: "мест"
      }
    return "\(count) \(noun)"
  }

  private func selection(_ sight: POI) -> some View {
    HStack(spacing: 12) {
      if !dynamicTypeSize.isAccessibilitySize {
        Image(picture: sight.picture)
          .resizable()
          .scaledToFill()
          .frame(width: 60, height: 60)
          .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
          .accessibilityLabel(sight.shortName)
      }
      VStack(alignment: .leading, spacing: 3) {
        Text(sight.shortName).font(.headline).foregroundStyle(AppColors.text).lineLimit(1)
        Text(sight.address).font(.subheadline).foregroundStyle(AppColors.textSecondary).lineLimit(1)
        HStack(spacing: AppSpacing.sm) {
          RatingLabel(sight.rating)
          Text(distance(to: sight)).font(.footnote).foregroundStyle(AppColors.textSecondary)
            .lineLimit(1)
        }
      }
      Spacer(minLength: 0)
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(Color(.tertiaryLabel))
    }
  }

  /// To ten metres.
  private func distance(to sight: POI) -> String {
    "\(Int((model.distance(to: sight) / 10).rounded()) * 10) м от вас"
  }

  private var filters: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: AppSpacing.sm) {
        ForEach(SaranskMapModel.Filter.allCases, id: \.self) { filter in
          chip(filter, isOn: model.filters.contains(filter))
        }
      }
      .padding(.horizontal, isCompact ? 0 : AppSpacing.md)
    }
  }

  private func chip(_ filter: SaranskMapModel.Filter, isOn: Bool) -> some View {
    Button {
      model.toggle(filter)
    } label: {
      HStack(spacing: 5) {
        Image(systemName: filter.iconName)
        Text(filter.rawValue).lineLimit(1)
      }
      .font(.footnote.weight(.medium))
      .foregroundStyle(isOn ? AppColors.primary : AppColors.text)
      .padding(.horizontal, 10)
      .padding(.vertical, 7)
      .background(
        isOn ? AppColors.primary.opacity(0.14) : Color(.tertiarySystemFill), in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
