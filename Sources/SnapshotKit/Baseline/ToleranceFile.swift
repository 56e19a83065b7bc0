import Foundation

/// The tolerances of a team: `tolerances.json` beside the lock, an array.
struct ToleranceFile {
  static let fileName = "tolerances.json"

  /// A file that cannot be used.
  struct Problem: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): \(reason)" }
  }

  /// Those that still hold.
  var current: [Tolerance] = []
  /// Those whose last day is over.
  var expired: [Tolerance] = []

  /// Reads the tolerances of a folder; none where there is no file.
  ///
  /// - Throws: ``Problem`` that says which tolerance is wrong and why.
  init(in folder: BaselineFolder, today: String) throws {
    let path = "\(folder.path)/\(Self.fileName)"
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let all: [Tolerance]
    do {
      all = try JSONDecoder().decode([Tolerance].self, from: data)
    } catch {
      throw Problem(path: path, reason: "is not an array of tolerances: \(error)")
    }
    for (index, tolerance) in all.enumerated() {
      if let reason = Self.fault(of: tolerance) {
        throw Problem(path: path, reason: "tolerance \(index + 1): \(reason)")
      }
      if tolerance.isExpired(on: today) {
        expired.append(tolerance)
      } else {
        current.append(tolerance)
      }
    }
  }

  private static func fault(of tolerance: Tolerance) -> String? {
    if tolerance.reason.allSatisfy(\.isWhitespace) { return "gives no reason" }
    if !(1...255).contains(tolerance.maximumColorDifference) {
      return "maximumColorDifference must be from 1 to 255"
    }
    if !(tolerance.maximumDensity > 0 && tolerance.maximumDensity <= 1) {
      return "maximumDensity must be above 0 and at most 1"
    }
    return isDay(tolerance.expires) ? nil : "expires must be a day such as 2026-12-31"
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return false }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 3 && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
  }

  /// Today in UTC, as 2026-12-31; a test sets it by `VITRINE_TODAY`.
  static var today: String {
    if let given = ProcessInfo.processInfo.environment["VITRINE_TODAY"] { return given }
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    return String(format: "%04d-%02d-%02d", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday)
  }
}
