import SwiftUI

/// The work of the last weeks.
@MainActor
final class GrowthReportViewModel: ObservableObject {
  @Published private(set) var report: Loading<GrowthReport> = .waiting
  /// The failure that has not been read yet.
  @Published var failure: GrowthServiceError?
  /// The week that was chosen in the chart.
  @Published var week: Date?
  let goals: [Goal]
  private let services: GrowthServices

  init(goals: [Goal], services: GrowthServices) { (self.goals, self.services) = (goals, services) }

  func load() async {
    report = .waiting
    report = await Loading.result(of: { try await services.api.report(on: goals) })
    guard let error = report.error else {
      failure = nil
      return
    }
    services.analytics.track(.failed(error))
    // Who is signed out is told so in place of the report, where trying again would not help.
    failure = error.asksToSignIn ? nil : error
  }

  /// The minutes of the chosen week; nil where none is chosen.
  var chosen: (week: CalendarDay, minutes: Int)? {
    guard let week, let report = report.value,
      let day = report.levels.map(\.week).last(where: { $0.date <= week })
    else { return nil }
    return (day, report.shares.filter { $0.week == day }.reduce(0) { $0 + $1.minutes })
  }
}
