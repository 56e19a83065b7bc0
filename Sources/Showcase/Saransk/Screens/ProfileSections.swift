import Components
import SwiftUI

/// The progress of a tourist, in figures.
struct StatisticsSection: View {
  let progress: TouristProgress
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    AppCard {
      let layout =
        typeSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(spacing: AppSpacing.md))
        : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
      layout {
        StatItem("Посещено", value: progress.visits)
        StatItem("Маршруты", value: progress.routes)
        StatItem("Отзывы", value: progress.reviews)
      }
    }
  }
}

/// The most usual actions of the profile.
struct QuickActionsSection: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    RowsCard {
      SectionRow("Избранное", icon: "heart.fill", tint: .pink, value: app.favourites.count) {
        app.push(.favourites)
      }
      if app.user != nil {
        RowDivider()
        SectionRow("История", icon: "clock.fill", tint: .blue, value: app.visits.count) {
          app.push(.history)
        }
      }
      RowDivider()
      SectionRow(
        "Достижения", icon: "trophy.fill", tint: .orange, value: app.earnedBadges.count
      ) { app.tab = .achievements }
    }
  }
}

/// The latest visits.
struct HistorySection: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      Text("Недавние посещения").font(AppTypography.title3).foregroundStyle(AppColors.text)
        .accessibilityAddTraits(.isHeader)
        .padding(.top, AppSpacing.xs)
      RowsCard {
        let recent = Array(app.visits.prefix(3))
        ForEach(recent) { visit in
          if visit != recent.first { SightRowDivider() }
          VisitRow(visit: visit)
        }
      }
    }
  }
}

/// A sight that was visited, and the day.
private struct VisitRow: View {
  let visit: Visit
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

  var body: some View {
    if let sight = app.sight(visit.sight)?.written(in: locale) {
      SightRow(sight: sight, hasMargins: true) { DayName(day: visit.date) }
    }
  }
}
