import Components
import SwiftUI

/// The report of the last weeks, as a sheet: figures, charts, and a way to share them.
struct GrowthReportScreen: View {
  @StateObject private var model: GrowthReportViewModel
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  init(model: @autoclosure @escaping () -> GrowthReportViewModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    NavigationStack {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .growthBackground()
        .navigationTitle("Отчёт о развитии")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Закрыть") { dismiss() }.accessibilityHint("Возвращает к целям")
          }
          ToolbarItem(placement: .topBarTrailing) {
            ShareLink(item: summary, subject: Text("Отчёт о развитии")) {
              Image(systemName: "square.and.arrow.up")
            }
            .accessibilityLabel("Поделиться")
            .accessibilityHint("Отправляет итоги отчёта")
            .disabled(model.report.value == nil)
          }
        }
    }
    .growthAlert($model.failure, hint: "Составляет отчёт ещё раз") { await model.load() }
    .tint(GrowthStyle.accent)
    .task { if model.report.isWaiting { await model.load() } }
  }

  private var summary: String {
    guard let report = model.report.value else { return "" }
    return Text("За 6 недель: \(report.minutes / 60) ч, сделано задач: \(report.doneTasks)")
      .string(in: environment)
  }

  @ViewBuilder private var content: some View {
    switch model.report {
    case .waiting:
      ProgressView { Text("Собираем отчёт…").foregroundStyle(GrowthStyle.secondary) }
    // An alert says it already.
    case .failed where model.failure != nil: Color.clear
    case .failed(let error):
      GrowthMessage(error, icon: "chart.bar.xaxis", hint: "Составляет отчёт ещё раз") {
        perform { await model.load() }
      }
    case .done(let report): cards(report)
    }
  }

  private func cards(_ report: GrowthReport) -> some View {
    ScrollView {
      VStack(spacing: AppSpacing.md) {
        figures(report)
        MinutesChart(report: report, model: model)
        SharesChart(report: report)
        LevelsChart(report: report)
      }
      .growthColumn()
    }
  }

  private func figures(_ report: GrowthReport) -> some View {
    CardView {
      FigureRow {
        StatItem("Часы за 6 недель", value: report.minutes / 60)
        StatItem("Сделано задач", value: report.doneTasks)
        StatItem("Цели в работе", value: model.goals.count)
      }
    }
  }
}
