/// The visits of a day.
struct VisitDay: Hashable, Identifiable {
  /// As `2024-08-21`.
  let date: String
  var visits: [Visit]

  var id: String { date }

  /// Returns visits by their days, both in the order of the visits.
  static func days(of visits: [Visit]) -> [VisitDay] {
    visits.reduce(into: []) { days, visit in
      if days.last?.date == visit.date {
        days[days.count - 1].visits.append(visit)
      } else {
        days.append(VisitDay(date: visit.date, visits: [visit]))
      }
    }
  }
}
