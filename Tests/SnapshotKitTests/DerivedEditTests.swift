import SwiftUI
import Testing

@testable import SnapshotKit

/// A view as it is described, in the one before it that is a step less deep.
private func screen(_ views: [(depth: Int, name: String, line: Int, [String: String])])
  -> ScreenDescription
{
  var last: [Int: Int] = [:]
  var items: [ScreenDescription.Item] = []
  for (index, view) in views.enumerated() {
    last[view.depth] = index
    items.append(
      .init(
        name: view.name, id: nil, parent: last[view.depth - 1], depth: view.depth,
        frame: .init(CGRect(x: 0, y: 0, width: 10, height: 10)),
        source: view.line == 0 ? "" : "App/A.swift:\(view.line)",
        properties: view.3.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) }))
  }
  return ScreenDescription(
    format: ScreenDescription.currentFormat, screen: "a", device: "iphone-15",
    orientation: .portrait, scheme: .light, variant: "usual", views: items)
}

private func own(_ old: ScreenDescription, _ new: ScreenDescription) -> [String] {
  DescriptionDifference(from: old, to: new).located.filter { !$0.isDerived }
    .map { "\($0.edit.source) \($0.edit.text)" }
}

private func stack(_ stack: [String: String], text color: String) -> ScreenDescription {
  screen([
    (0, "Screen", 0, [:]), (1, "VStack", 3, stack), (2, "Text", 4, ["color": color]),
    (2, "Text", 5, ["color": color]),
  ])
}

/// What views took over follows from where it was set; what was set on each of them does not.
@Test func whatIsTakenOverFollowsFromWhereItIsSet() {
  let before = stack([:], text: "#000000")
  #expect(
    own(before, stack(["foreground": "systemPurple"], text: "#AF52DE"))
      == ["App/A.swift:3 foreground set to systemPurple"])
  #expect(
    own(before, stack(["spacing": "4"], text: "#AF52DE"))
      == [
        "App/A.swift:3 spacing set to 4 pt", "App/A.swift:4 color #000000 to #AF52DE",
        "App/A.swift:5 color #000000 to #AF52DE",
      ])
}

/// What makes way where room is less follows from that; beside another edit it does not.
@Test func whatMakesWayFollowsFromTheRoom() {
  func list(_ settings: [String: String], rows: Int) -> ScreenDescription {
    screen(
      [(0, "Screen", 0, [:]), (1, "List", 3, settings)]
        + (0..<rows).map { (2, "Text", 4, ["text": "\"\($0)\""]) })
  }
  #expect(
    own(list([:], rows: 3), list(["height": "60"], rows: 2))
      == ["App/A.swift:3 height set to 60 pt"])
  #expect(
    own(list([:], rows: 3), list(["padding": "6"], rows: 2))
      == ["App/A.swift:4 removed \"2\"", "App/A.swift:3 padding set to 6 pt"])
}

/// Where all uses of a view lose all of it, the line within tells with one place what they tell with several.
@Test func whatAllUsesLoseIsToldOnce() {
  func page(_ rows: [Int], also: Bool = false) -> ScreenDescription {
    screen(
      [(0, "Screen", 0, [:]), (1, "VStack", 3, [:])]
        + rows.flatMap { line in
          [(2, "Row", line, [:]), (3, "HStack", 20, [:]), (4, "Text", 21, ["text": "\"\(line)\""])]
        } + (also ? [(2, "HStack", 20, [:]), (3, "Text", 21, ["text": "\"stays\""])] : []))
  }
  #expect(
    own(page([4, 5]), page([])) == [
      "App/A.swift:20 removed \"4\"", "App/A.swift:20 removed \"5\"",
    ])
  #expect(own(page([4, 5]), page([5])) == ["App/A.swift:4 removed \"4\""])
  #expect(
    own(page([4, 5], also: true), page([], also: true)) == [
      "App/A.swift:4 removed \"4\"", "App/A.swift:5 removed \"5\"",
    ])
}
