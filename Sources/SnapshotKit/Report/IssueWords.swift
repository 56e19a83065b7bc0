/// The words for what a screen cannot show.
enum IssueWords {
  /// Returns issues of a screen, each once, with the lines of the views that they are of.
  ///
  /// A picture that is missing is told by the catalogue, which knows the nearest names, and by the
  /// view, which knows its line.
  ///
  /// - Parameters:
  ///   - issues: The messages.
  ///   - description: The screen's views, which tell the lines of symbols and fonts; nil where they
  ///     are not described.
  /// - Returns: The messages in their order.
  static func told(_ issues: [String], in description: ScreenDescription? = nil) -> [String] {
    var places: [String: String] = [:]
    for issue in issues {
      guard let words = issue.range(of: "There is no picture named ") else { continue }
      places[String(issue[words.upperBound...]), default: ""] += issue[..<words.lowerBound]
    }
    return issues.compactMap { issue in
      if let words = issue.range(of: "There is no picture named ") {
        let name = issue[words.upperBound...]
        return issues.contains { $0.pictureName == name } ? nil : issue
      }
      if let name = issue.pictureName { return "\(places[String(name)] ?? "")\(issue)" }
      let source = description?.source(of: issue) ?? ""
      return source.isEmpty ? issue : "\(source): \(issue)"
    }
  }
}

extension String {
  /// The name in `No picture is named crest; no catalogue has any`.
  fileprivate var pictureName: Substring? { firstMatch(of: #/^No picture is named (.*);/#)?.1 }
}

extension ScreenDescription {
  /// Returns the line of the first view that draws what an issue is about.
  fileprivate func source(of issue: String) -> String? {
    if let name = issue.firstMatch(of: #/There is no symbol ([^ ]*)\.( |$)/#)?.1 {
      return views.first { $0.value("symbol") == String(name) }?.source
    }
    if let name = issue.firstMatch(of: #/No font is registered as (.*)\.$/#)?.1 {
      return views.first { $0.value("font")?.contains(" \(name)") == true }?.source
    }
    return nil
  }
}
