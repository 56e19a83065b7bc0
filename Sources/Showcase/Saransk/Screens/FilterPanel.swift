import Components
import SwiftUI

/// The number of sights on the map, the conditions on them, and a way back to all.
struct FilterPanel: View {
  @Binding var query: SightQuery
  let count: Int
  /// The number of those that lie beyond the map's edge.
  let beyond: Int
  let reset: @MainActor () -> Void

  var body: some View {
    AppCard(padding: 0) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: AppSpacing.sm) {
          if count == 0 { nothing } else { found }
          Spacer(minLength: 0)
          Button(action: reset) { Text("Сбросить").font(AppTypography.subheadline).touchTarget() }
            .foregroundStyle(.tint)
        }
        .padding(.horizontal, AppSpacing.md)
        if count > 0 {
          Divider()
          quick
        }
      }
    }
  }

  @ViewBuilder private var found: some View {
    Text("\(count) мест")
      .font(AppTypography.subheadline.weight(.semibold))
      .foregroundStyle(AppColors.text)
      .lineLimit(1)
    if beyond > 0 {
      Text("вне карты: \(beyond)").font(AppTypography.footnote).foregroundStyle(
        AppColors.textSecondary)
    }
  }

  /// Says that there is nothing, and what to do; one message, not a row that could be tapped.
  private var nothing: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Ничего не найдено")
        .font(AppTypography.subheadline.weight(.semibold))
        .foregroundStyle(AppColors.text)
      Text(query.advice)
        .font(AppTypography.footnote)
        .foregroundStyle(AppColors.textSecondary)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.vertical, 12)
    .accessibilityElement(children: .combine)
  }

  private var quick: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: AppSpacing.sm) {
        chip("Рейтинг 4,8+", "star.fill", query.filter.minimumRating != nil) {
          query.filter.minimumRating = query.filter.minimumRating == nil ? 4.8 : nil
        }
        chip("Открыто сейчас", "clock.fill", query.filter.isOpenNow) {
          query.filter.isOpenNow.toggle()
        }
        chip("До 1 км", "figure.walk", query.filter.maximumDistance != nil) {
          query.filter.maximumDistance = query.filter.maximumDistance == nil ? 1000 : nil
        }
        chip("Бесплатно", "ticket.fill", query.filter.price == .free) {
          query.filter.price = query.filter.price == .free ? .any : .free
        }
      }
      .padding(.horizontal, AppSpacing.md)
    }
    .padding(.vertical, AppSpacing.xs)
  }

  private func chip(
    _ title: LocalizedStringKey, _ icon: String, _ isOn: Bool,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      HStack(spacing: 5) {
        Image(systemName: icon).accessibilityHidden(true)
        Text(title).lineLimit(1)
      }
      .font(AppTypography.footnote.weight(.medium))
      .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(AppColors.text))
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(
        isOn ? AnyShapeStyle(.tint.opacity(0.14)) : AnyShapeStyle(Color(.tertiarySystemFill)),
        in: Capsule()
      )
      .frame(minHeight: TouchTarget.side)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
