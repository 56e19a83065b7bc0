/// What becomes of a name of SwiftUI in a still.
enum CoverageStatus: String, CaseIterable {
  /// It changes the picture.
  case drawn
  /// It changes state, layout or what is read out, and so the picture at second hand.
  case acts
  /// It compiles, and changes no still by decision.
  case accepted
  /// It is not there.
  case missing
}

/// A name of SwiftUI, how often public apps write it, and what becomes of it here.
struct CoverageRow {
  let name: String
  /// Occurrences in 2,492 files of 16 public apps.
  let count: Int
  let status: CoverageStatus
  /// What is other than in SwiftUI; empty where nothing is.
  let difference: String

  init(_ name: String, _ count: Int, _ status: CoverageStatus, _ difference: String = "") {
    (self.name, self.count, self.status, self.difference) = (name, count, status, difference)
  }
}

/// The share of uses, from 0 to 1, that fall on names of some statuses.
func share(_ statuses: Set<CoverageStatus>, of table: [CoverageRow]) -> Double {
  let total = table.reduce(0) { $0 + $1.count }
  let part = table.filter { statuses.contains($0.status) }.reduce(0) { $0 + $1.count }
  return Double(part) / Double(max(1, total))
}
