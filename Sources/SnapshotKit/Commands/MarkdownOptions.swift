import ArgumentParser
import Foundation

/// The options of the report for a pull request.
struct MarkdownOptions: ParsableArguments {
  @Option(
    help: """
      The address under which the report's folder can be read, as of a job's files: report.md shows \
      its pictures from there.
      """)
  var picturesURL: String?

  @Option(
    help: """
      The address of a page where people find the report, as of artefacts that come packed: \
      report.md links there, and shows no pictures unless --pictures-url is given.
      """)
  var reportURL: String?

  @Option(
    help: "The most bytes of report.md (GitHub's comments take 65536, its summaries 1048576).")
  var markdownLimit = MarkdownReport.limit

  /// The place where the report is read, and how long it may be there.
  var place: MarkdownReport.Place {
    MarkdownReport.Place(pictures: picturesURL, page: reportURL, limit: markdownLimit)
  }

  func validate() throws {
    for (name, address) in [("--pictures-url", picturesURL), ("--report-url", reportURL)] {
      guard let address else { continue }
      guard let url = URL(string: address), url.scheme != nil, url.host() != nil,
        !address.contains(where: { " ()<>\n".contains($0) })
      else {
        throw ValidationError("\(name) must be an address, such as https://example.org/run/7")
      }
    }
    guard (1000...100_000_000).contains(markdownLimit) else {
      throw ValidationError("--markdown-limit must be from 1000 to 100000000 bytes")
    }
  }
}
