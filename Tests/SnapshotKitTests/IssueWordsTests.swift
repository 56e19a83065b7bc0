import Foundation
import Testing

@testable import SnapshotKit

private func description(_ properties: [(String, String)]) -> ScreenDescription {
  ScreenDescription(
    format: ScreenDescription.currentFormat, screen: "page", device: "iphone-15",
    orientation: .portrait, scheme: .light, variant: "usual",
    views: properties.enumerated().map { index, property in
      .init(
        name: "View", id: nil, parent: index == 0 ? nil : 0, depth: index == 0 ? 0 : 1,
        frame: .init(.zero), source: "A/B.swift:\(index + 1)",
        properties: [.init(name: property.0, value: property.1)])
    })
}

@Suite struct IssueWordsTests {
  @Test func aPictureIsToldOnceWithItsLineAndTheNearestNames() {
    let issues = [
      "A/B.swift:9: There is no picture named crest", "No picture is named crest; nearest: Crest",
      "A/B.swift:12: There is no picture named badge",
    ]
    #expect(
      IssueWords.told(issues) == [
        "A/B.swift:9: No picture is named crest; nearest: Crest",
        "A/B.swift:12: There is no picture named badge",
      ])
  }

  @Test func symbolsAndFontsHaveTheLinesOfTheirViews() {
    let issues = [
      "There is no symbol hart. The nearest are: heart.", "No font is registered as Avenirr Next.",
      "No colour is named Sea; no catalogue has any",
    ]
    let views = description([
      ("text", "\"A\""), ("symbol", "hart"), ("font", "15 Avenirr Next italic"),
    ])
    #expect(
      IssueWords.told(issues, in: views) == [
        "A/B.swift:2: \(issues[0])", "A/B.swift:3: \(issues[1])", issues[2],
      ])
    #expect(IssueWords.told(issues) == issues)
  }

  @Test func aScreensNameAloneLeadsToItsOption() {
    let message = """
      Error: Unexpected argument 'shop'
      Usage: snapshot render <options>
      """
    #expect(
      SnapshotCommand.withScreenOption(message).hasPrefix(
        "Error: Unexpected argument 'shop'; to name a screen: --screen shop\nUsage: "))
    for other in ["diff", "mcp"] {
      let kept = message.replacing("render", with: other)
      #expect(SnapshotCommand.withScreenOption(kept) == kept)
    }
    let option = message.replacing("'shop'", with: "'--shop'")
    #expect(SnapshotCommand.withScreenOption(option) == option)
  }

  @Test func findingsOfOneLineAreToldOnce() {
    func entry(_ cell: String, _ source: String, _ text: String) -> AuditReport.Entry {
      .init(
        cell: cell,
        finding: AuditFinding(.contrast, text, source: source, frame: .zero), exception: nil)
    }
    let report = AuditReport([
      entry("a/x", "A/B.swift:3", "\"12A\" is pale"),
      entry("a/x", "A/B.swift:3", "\"12B\" is pale"),
      entry("a/y", "A/B.swift:3", "\"12A\" is pale"),
      entry("a/x", "A/B.swift:9", "\"Buy\" is pale"),
      entry("a/x", "", "One"), entry("a/x", "", "Two"),
    ])
    let lines = report.text(showsAll: false).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("A/B.swift:3: contrast: \"12A\" is pale  (a/x @"))
    #expect(lines[0].hasSuffix("; 3 such here in 2 cells)"))
    #expect(report.text(showsAll: true).split(separator: "\n").count == 7)
  }
}
