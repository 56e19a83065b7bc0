/// A report as JUnit XML, which CI systems show: a suite a screen, a case a cell.
struct JUnitReport {
  static let fileName = "junit.xml"

  let report: RunReport

  /// The document.
  var xml: String {
    let clusters = report.clusters ?? []
    let causes = Dictionary(clusters.map { ($0.id, $0.headline) }) { a, _ in a }
    let indicated = Set(clusters.flatMap(\.indicated))
    let suites = Dictionary(grouping: report.cells) { CellName($0.name)?.screen ?? $0.name }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"snapshots\" tests=\"\(report.cells.count)\" "
        + "failures=\"\(report.failures.count)\" time=\"\(seconds)\">",
    ]
    for (screen, cells) in suites.sorted(by: { $0.key < $1.key }) {
      let failures = cells.count { $0.status.isFailure }
      lines.append(
        "  <testsuite name=\"\(Self.escaped(screen))\" tests=\"\(cells.count)\" "
          + "failures=\"\(failures)\">")
      lines += cells.map {
        let alike = indicated.contains($0.name) ? " (told by the cell most alike)" : ""
        return Self.testcase(
          $0, screen: screen, cause: $0.cause.flatMap { causes[$0] }.map { $0 + alike },
          revision: report.revision)
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  /// The seconds of the run to the thousandth, as readers of the format take them.
  private var seconds: Double { (report.seconds * 1000).rounded() / 1000 }

  private static func testcase(
    _ cell: RunReport.CellResult, screen: String, cause: String?, revision: RunReport.Revision?
  ) -> String {
    let opening =
      "    <testcase classname=\"\(escaped(screen))\" name=\"\(escaped(cell.name))\""
    guard cell.status.isFailure else { return opening + "/>" }
    let cause = cell.status == .changed ? cause.map { "\($0); " } ?? "" : ""
    let message = escaped(cause + cell.explanation(against: revision))
    return opening + "><failure type=\"\(cell.status)\" message=\"\(message)\"/></testcase>"
  }

  /// Returns a Boolean value that indicates whether a byte needs no escape; names of cells have no
  /// others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && !#"&<>""#.utf8.contains(byte)
  }

  /// Text within an attribute; characters that XML 1.0 forbids become U+FFFD.
  static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension RunReport.CellResult {
  /// Returns the fault of the cell, in a line.
  ///
  /// - Parameter revision: The revision that it is held against; nil for what was approved.
  /// - Returns: A phrase such as `40 pixels in 9x8 at (3, 4)`.
  func explanation(against revision: RunReport.Revision?) -> String {
    switch status {
    case .unchanged: revision.map { "as in \($0.name)" } ?? "as approved"
    case .missing where revision != nil: "no such picture in \(revision?.name ?? "")"
    case .orphaned where revision != nil: "in \(revision?.name ?? ""), but declared no more"
    case .written: "written"
    case .tolerated, .changed: changeExplanation
    case .missing: "nothing is approved; look at it, then run snapshot record"
    case .orphaned: "approved, but declared no more; run snapshot prune"
    case .failed: reason ?? "could not be drawn"
    }
  }

  private var changeExplanation: String {
    var parts: [String] = []
    if let difference {
      let plural = difference.pixels == 1 ? "pixel" : "pixels"
      parts.append(
        "\(difference.pixels) \(plural)" + (difference.box.map { " in \($0)" } ?? ""))
      if let tolerance = difference.tolerance {
        parts.append("tolerated until \(tolerance.expires): \(tolerance.reason)")
      }
    } else {
      parts.append("other pixels; no picture is stored to compare with")
    }
    if let reason { parts.append(reason) }
    return parts.joined(separator: "; ")
  }
}
