import Charts
import Components
import SwiftUI

/// A chart on glass under its title.
struct ChartCard<Content: View>: View {
  let title: LocalizedStringKey
  let note: Text?
  @ViewBuilder let content: () -> Content

  var body: some View {
    CardView {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        Text(title).font(AppTypography.headline).accessibilityAddTraits(.isHeader)
        if let note { note.font(AppTypography.subheadline).foregroundStyle(GrowthStyle.secondary) }
        // Legends are written in the second level of the foreground.
        content().foregroundStyle(.primary, GrowthStyle.secondary)
      }
    }
  }
}

/// The minutes of each week, by goals; a tap on a week tells its sum.
struct MinutesChart: View {
  let report: GrowthReport
  @ObservedObject var model: GrowthReportViewModel
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ChartCard(title: "Минуты по неделям", note: note) {
      chart
      GoalLegend(goals: report.byGoal.map(\.goal))
    }
  }

  private var chart: some View {
    Chart(report.shares) { share in
      BarMark(
        x: .value("Неделя", share.week.date, unit: .weekOfYear, calendar: weeks),
        y: .value("Минуты", share.minutes)
      )
      .foregroundStyle(by: .value("Цель", translated(share.goal)))
      .opacity(model.chosen.map { $0.week == share.week } ?? true ? 1 : 0.4)
    }
    .chartForegroundStyleScale(range: GrowthStyle.goals)
    .chartLegend(.hidden)
    // The last of large dates keeps clear of the minutes beside the plot.
    .chartXScale(range: .plotDimension(startPadding: 0, endPadding: isLarge ? 16 : 0))
    .chartXAxis {
      AxisMarks(preset: isLarge ? .aligned : .automatic, values: report.marked(typeSize)) { _ in
        // A label that is wider than its week would be struck through.
        if typeSize.isWithinAWeek { AxisTick() }
        AxisValueLabel(format: .dateTime.day().month(.defaultDigits), centered: true)
          .foregroundStyle(GrowthStyle.secondary)
      }
    }
    .chartYAxis { MinutesAxis() }
    .chartXSelection(value: $model.week)
    .accessibilityHint("Показывает сумму минут за неделю")
    .chartHeight(plot: 140, labels: 20)
  }

  private var isLarge: Bool { typeSize.isAccessibilitySize }

  private var note: Text {
    guard let chosen = model.chosen else { return Text("Коснитесь недели, чтобы увидеть сумму") }
    return Text("\(chosen.week.words(in: locale)): \(chosen.minutes) мин")
  }

  /// Weeks that begin on Mondays, as sprints do.
  private var weeks: Calendar {
    var calendar = CalendarDay.calendar
    calendar.firstWeekday = 2
    return calendar
  }

  @Environment(\.self) private var environment

  private func translated(_ key: String) -> String { Text(demo: key).string(in: environment) }
}

/// The axis of minutes, in the second level of the foreground.
///
/// It asks for as many marks at all type sizes, so that bars are as high at each.
private struct MinutesAxis: AxisContent {
  var body: some AxisContent {
    AxisMarks(values: .automatic(desiredCount: 4)) { _ in
      AxisGridLine()
      AxisTick()
      AxisValueLabel().foregroundStyle(GrowthStyle.secondary)
    }
  }
}

extension GrowthReport {
  /// Returns the weeks that axes name: all, or every second one up to the last where labels are
  /// wider than a week, or the first and the last where there is room for no more.
  fileprivate func marked(_ size: DynamicTypeSize) -> [Date] {
    let weeks = levels.map(\.week.date)
    if size.isWithinAWeek { return weeks }
    if size >= .accessibility4 { return [weeks.first, weeks.last].compactMap(\.self) }
    return weeks.indices.filter { (weeks.count - 1 - $0).isMultiple(of: 2) }.map { weeks[$0] }
  }
}

extension DynamicTypeSize {
  /// A Boolean value that indicates whether a date is no wider than its week on a phone's axis.
  fileprivate var isWithinAWeek: Bool { self < .accessibility2 }
}

/// The shares of time among the goals.
struct SharesChart: View {
  let report: GrowthReport
  @Environment(\.self) private var environment

  var body: some View {
    ChartCard(title: "Куда ушло время", note: nil) {
      Chart(report.byGoal, id: \.goal) { entry in
        SectorMark(
          angle: .value("Минуты", entry.minutes), innerRadius: .ratio(0.62), angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Цель", Text(demo: entry.goal).string(in: environment)))
      }
      .chartForegroundStyleScale(range: GrowthStyle.goals)
      .chartLegend(.hidden)
      .chartHeight(plot: 160, labels: 0, relativeTo: .caption)
      ShareRows(shares: report.byGoal)
    }
  }
}

/// The share of all skills that was learned, week by week.
struct LevelsChart: View {
  let report: GrowthReport
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let isLarge = typeSize.isAccessibilitySize
    ChartCard(title: "Освоено навыков", note: nil) {
      Chart(report.levels) { level in
        AreaMark(
          x: .value("Неделя", level.week.date), y: .value("Освоено", level.progress)
        )
        .foregroundStyle(
          .linearGradient(
            colors: [GrowthStyle.accent.opacity(0.35), GrowthStyle.accent.opacity(0.02)],
            startPoint: .top, endPoint: .bottom)
        )
        .interpolationMethod(.monotone)
        .accessibilityHidden(true)
        LineMark(
          x: .value("Неделя", level.week.date), y: .value("Освоено", level.progress)
        )
        .foregroundStyle(GrowthStyle.accent)
        .interpolationMethod(.monotone)
        .symbol(.circle)
        // As the axis is written.
        .accessibilityValue("Освоено \(level.progress.percent(in: ContentLanguage(locale)))")
      }
      // The last point and the last date keep clear of the percents beside the plot.
      .chartXScale(range: .plotDimension(padding: 16))
      .chartXAxis {
        AxisMarks(preset: isLarge ? .aligned : .automatic, values: report.marked(typeSize)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day().month(.defaultDigits), anchor: .top)
            .foregroundStyle(GrowthStyle.secondary)
        }
      }
      .chartYScale(domain: 0...1)
      .chartYAxis {
        AxisMarks(values: [0, 0.5, 1]) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
            .foregroundStyle(GrowthStyle.secondary)
        }
      }
      .chartHeight(plot: 140, labels: 20)
    }
  }
}

/// The minutes of the last seven days.
struct WeekChart: View {
  let minutes: [Int]
  let today: CalendarDay

  var body: some View {
    ChartCard(title: "Последние семь дней", note: nil) {
      Chart(Array(minutes.enumerated()), id: \.offset) { index, minutes in
        BarMark(
          x: .value("День", today.advanced(by: index + 1 - self.minutes.count).date, unit: .day),
          y: .value("Минуты", minutes)
        )
        .foregroundStyle(GrowthStyle.accent)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            .foregroundStyle(GrowthStyle.secondary)
        }
      }
      .chartYAxis { MinutesAxis() }
      .chartHeight(plot: 120, labels: 20)
    }
  }
}
