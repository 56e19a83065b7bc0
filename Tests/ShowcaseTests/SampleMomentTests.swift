import Foundation
import Testing

@testable import Showcase
@testable import SnapshotKit

/// One day in each picture: the status bar's, the samples', and what the samples tell of.
@MainActor @Suite struct SampleMomentTests {
  @Test func theStatusBarShowsTheSamplesDay() {
    let style = Date.FormatStyle(locale: Locale(identifier: "ru"), timeZone: .gmt)
    let weekday = style.weekday(.abbreviated).format(SampleMoment.date)
    let day = style.day().month(.abbreviated).format(SampleMoment.date)
    let shown = StatusBarWords(locale: style.locale).day
    #expect("\(weekday) \(day)".lowercased() == shown.lowercased())
    #expect(
      style.hour(.defaultDigits(amPM: .omitted)).minute().format(SampleMoment.date)
        .hasSuffix("9:41"))
  }

  @Test func samplesEndOnThatDay() throws {
    let today = try #require(CalendarDay("2024-01-09"))
    #expect(DemoData.today == today)
    let games = SampleGames.all.map(\.date)
    #expect(games.allSatisfy { $0 < SampleMoment.date })
    #expect(try #require(games.max()) > SampleMoment.date.addingTimeInterval(-2 * 86_400))
    #expect(LocalMoment(SampleMoment.date, in: .gmt).day == "2024-01-09")
    for goal in try DemoData.goals() {
      #expect(goal.sprint.start <= today && today <= goal.sprint.end && today < goal.due)
    }
    let report = DemoData.report(on: try DemoData.goals())
    #expect(report.levels.last?.week == CalendarDay("2024-01-08"))
  }
}
