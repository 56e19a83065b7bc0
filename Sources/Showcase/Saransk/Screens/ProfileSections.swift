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
struct VisitRow: View {
  let visit: Visit
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

  var body: some View {
    if let sight = app.sight(visit.sight)?.written(in: locale) {
      Button {
        app.push(.sight(sight.id))
      } label: {
        SightRowLabel(sight: sight) {
          if let day = try? Date(visit.date, strategy: .iso8601.year().month().day()) {
            Text(day, style: .date)
          }
        }
      }
      .buttonStyle(.plain)
    }
  }
}

/// A small picture, a name and a line beneath it.
struct SightRowLabel<Detail: View>: View {
  let sight: POI
  /// A Boolean value that indicates whether a chevron ends the row instead of another control.
  var hasChevron = true
  @ViewBuilder let detail: () -> Detail
  @ScaledMetric(relativeTo: .body) private var picture = SightRowDivider.picture
  @Environment(\.stacksRows) private var stacksRows

  var body: some View {
    // Large words stand below the picture.
    let layout =
      stacksRows
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: 12))
    HStack(spacing: 12) {
      layout {
        FramedPicture(sight: sight)
          .frame(width: max(picture, SightRowDivider.picture))
          .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.medium, style: .continuous))
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(sight.shortName).font(AppTypography.body).foregroundStyle(AppColors.text)
          detail().font(AppTypography.subheadline).foregroundStyle(AppColors.textSecondary)
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      if hasChevron { Chevron() }
    }
    .padding(.horizontal, AppSpacing.md)
    .padding(.vertical, 10)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

/// A line between labels of sights, which begins where their words do: behind the picture, or, of
/// large ones, beneath it.
struct SightRowDivider: View {
  @ScaledMetric(relativeTo: .body) private var scaledPicture = Self.picture
  @Environment(\.stacksRows) private var stacksRows

  var body: some View {
    let picture = max(scaledPicture, Self.picture) + 12
    RowDivider(inset: AppSpacing.md + (stacksRows ? 0 : picture))
  }

  /// The width of a label's picture at the usual type size, in points; it grows with large words.
  fileprivate static var picture: CGFloat { 60 }
}
