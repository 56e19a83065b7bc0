import Components
import SwiftUI

/// The opening hours of a sight, today's line first, and the price of a ticket.
struct OpeningHoursSection: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  var body: some View {
    AppCard {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: AppSpacing.sm) {
          Image(systemName: "clock").foregroundStyle(AppColors.textSecondary).frame(minWidth: 24)
            .accessibilityHidden(true)
          OpenNow(sight: sight).font(AppTypography.body.weight(.medium))
          Spacer(minLength: 0)
        }
        if let hours = sight.hours { week(hours) }
        Divider()
        HStack(spacing: AppSpacing.sm) {
          Image(systemName: "ticket").foregroundStyle(AppColors.textSecondary)
            .frame(minWidth: 24).accessibilityHidden(true)
          price.font(AppTypography.body).foregroundStyle(AppColors.text)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// The layout of a pair on a line, or below each other in large type.
  private var pair: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.xs))
      : AnyLayout(HStackLayout(spacing: AppSpacing.sm))
  }

  @ViewBuilder private var price: some View {
    if sight.price == 0 { Text("Вход свободный") } else { Text("Билет от \(sight.price) ₽") }
  }

  private func written(_ minutes: Int) -> String { OpeningHours.written(minutes, in: locale) }

  private func week(_ hours: OpeningHours) -> some View {
    VStack(spacing: 6) {
      ForEach(0..<7, id: \.self) { day in
        let isToday = day == app.services.moment.weekday
        pair {
          Text(Self.names[day]).frame(maxWidth: .infinity, alignment: .leading)
          if let open = hours.days[day] {
            Text(verbatim: "\(written(open.lowerBound))–\(written(open.upperBound))")
              .monospacedDigit()
          } else {
            Text("выходной")
          }
        }
        .font(isToday ? AppTypography.subheadline.weight(.semibold) : AppTypography.subheadline)
        .foregroundStyle(isToday ? AppColors.text : AppColors.textSecondary)
        .accessibilityElement(children: .combine)
      }
    }
    // In line with the words beside the clock.
    .padding(.leading, typeSize.isAccessibilitySize ? 0 : 24 + AppSpacing.sm)
  }

  private static let names: [LocalizedStringKey] = [
    "Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота", "Воскресенье",
  ]
}
