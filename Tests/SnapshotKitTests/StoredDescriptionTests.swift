import Foundation
import Testing

@testable import SnapshotKit

private func view(
  _ name: String, id: String? = nil, in parent: Int?, depth: Int, _ frame: CGRect,
  _ source: String = "", _ properties: [(String, String)] = []
) -> ScreenDescription.Item {
  .init(
    name: name, id: id, parent: parent, depth: depth, frame: .init(frame), source: source,
    properties: properties.map { .init(name: $0.0, value: $0.1) })
}

/// A description with all that is hard to write.
let storedDescription = StoredDescription(
  pictures: ["iphone-15-portrait@2x-light": "90aa", "iphone-15-portrait@2x-dark": "77bb"],
  traits: "393x852 safe 59 0 34 0 compact regular",
  description: ScreenDescription(
    format: ScreenDescription.currentFormat, screen: "card", device: "iphone-15",
    orientation: .portrait, scheme: .light, variant: "usual",
    views: [
      view(
        "Screen", in: nil, depth: 0, CGRect(x: 0, y: 0, width: 393, height: 852), "",
        [("background", "#FFFFFF dark #000000")]),
      view(
        "Card", in: 0, depth: 1, CGRect(x: 16.33, y: 75.1, width: 361, height: 120), "A/B.swift:9"),
      view(
        "Text", id: "a]; [b\\\n\u{1}", in: 1, depth: 2,
        CGRect(x: 20, y: 80.07, width: 10, height: 4), "A/B.swift:12",
        [("text", "\"x; @1 \\n dark #FFFFFF\""), ("empty", "")]),
      view("Odd[name]", in: 1, depth: 2, CGRect(x: -4, y: 0, width: 1, height: 1), "A/B.swift:10"),
      view("Text", in: 0, depth: 1, CGRect(x: 0, y: 0, width: 1, height: 1), "A/C.swift:1"),
      view("Text", in: 0, depth: 1, CGRect(x: 0, y: 0, width: 1, height: 1), ""),
      view("Stack", in: 0, depth: 1, CGRect(x: 0, y: 0, width: 393, height: 852), "A/C.swift:1"),
    ]))

@Suite struct StoredDescriptionTests {
  @Test func descriptionsAreReadAsTheyAreWritten() throws {
    let text = storedDescription.text
    #expect(try StoredDescription(reading: text) == storedDescription)
    #expect(StoredDescription.pictures(in: text) == storedDescription.pictures)
    #expect(text.contains("\n Card; @16.33,75.1 361x120; A/B.swift:9\n"))
    #expect(text.contains("; @3.67,4.97 10x4; +3\n"))
    #expect(text.contains("\n Stack; @; A/C.swift:1\n"))
    #expect(text.split(separator: "\n").count == 12)
  }

  /// The first version wrote all frames in full.
  @Test func descriptionsOfTheFirstVersionAreRead() throws {
    let first = storedDescription.text.replacing("vitrine-outline 4", with: "vitrine-outline 1")
      .replacing("Stack; @;", with: "Stack; @0,0 393x852;")
    #expect(try StoredDescription(reading: first) == storedDescription)
    let fifth = first.replacing("vitrine-outline 1", with: "vitrine-outline 5")
    #expect(throws: OutlineReader.Problem.self) { try StoredDescription(reading: fifth) }
  }

  /// A tab stands for eight views around, as wide as a review shows it; spaces do as before.
  @Test(arguments: [(0, ""), (7, "       "), (8, "\t"), (17, "\t\t ")])
  func viewsAroundAreTheWidthBeforeALine(_ depth: Int, written: String) {
    #expect(OutlineIndent.written(depth) == written)
    for white in [written, String(repeating: " ", count: depth)] {
      #expect(OutlineIndent.read("\(white)Text; @") == (depth, white.utf8.count))
    }
  }

  /// Views of one name at one depth tell only how they differ from the last one.
  @Test(arguments: [
    (["a 1", "b 2", "c 3"], ["a 1", "b 2", "c 3"], "~3"),
    (["a 1", "b 2", "c 3"], ["a 9", "b 2", "c 3"], "a 9; 2~"),
    (["a 1", "b 2", "c 3"], ["b 2", "c 3"], "2~"),
    (["a 1", "b 2", "c 3"], ["a 1", "b 2"], "~2"),
    (["a 1", "b 2", "c 3"], ["a 1", "c 3"], "~1; 1~"),
    (["a 1", "c 3"], ["a 1", "b 2", "c 3"], "~1; b 2; 1~"),
    (["a 1", "a 1"], ["a 1", "a 1", "a 1"], "~2; a 1"),
    (["a 1"], [], ""),
    ([], ["a 1"], "a 1"),
    (["a 1"], ["a ~1", "b 1~"], "a ~1; b 1~"),
  ])
  func propertiesAreToldFromTheLastViewOfTheName(
    _ model: [String], _ properties: [String], written: String
  ) throws {
    var writer = OutlineProperties()
    var reader = OutlineProperties()
    for (title, list) in [("Text", model), ("Text[2]", properties)] {
      let fields = writer.written(list, of: title, depth: 2)
      if title != "Text" { #expect(fields.joined(separator: "; ") == written) }
      #expect(reader.read(fields, of: title, depth: 2) == list)
    }
    // Neither another name nor another depth.
    #expect(writer.written(model, of: "Image", depth: 2) == model)
    #expect(writer.written(model, of: "Text", depth: 3) == model)
  }

  @Test(arguments: [["~4"], ["4~"], ["~2", "2~"]])
  func propertiesThatTheLastViewDidNotHaveAreRefused(_ fields: [String]) {
    var reader = OutlineProperties()
    #expect(reader.read(["a 1", "b 2", "c 3"], of: "Text", depth: 0) != nil)
    #expect(reader.read(fields, of: "Text", depth: 0) == nil)
  }

  @Test(arguments: ["vitrine-outline 4", "cell ", "traits ", "screen card", "@", " Card", "+3"])
  func whatRecordDidNotWriteIsRefusedWithItsLine(part: String) {
    let broken = storedDescription.text.replacing(part, with: "<<<<<<<", maxReplacements: 1)
    #expect(throws: OutlineReader.Problem.self) { try StoredDescription(reading: broken) }
  }

  /// Views that an edit merely moves stay as they were, so that a review shows the edit.
  @Test func whatMovedWithItsSurroundingsIsWrittenAsBefore() {
    func lines(_ y: Double, line: Int) -> [String] {
      OutlineWriter([
        view("Screen", in: nil, depth: 0, CGRect(x: 0, y: 0, width: 100, height: 100)),
        view("Card", in: 0, depth: 1, CGRect(x: 0, y: y, width: 50, height: 50), "A.swift:\(line)"),
        view(
          "Text", in: 1, depth: 2, CGRect(x: 1, y: y + 2, width: 5, height: 5),
          "A.swift:\(line + 1)"),
      ]).lines
    }
    #expect(lines(0, line: 4).last == lines(30, line: 40).last)
    #expect(lines(0, line: 4)[1] != lines(30, line: 4)[1])
  }

  @Test func aSchemeIsPickedFromBoth() {
    let dark = storedDescription.description.picked(.dark)
    #expect(dark.views[0].value("background") == "#000000")
    #expect(storedDescription.description.picked(.light).views[0].value("background") == "#FFFFFF")
    // What a text says is no colour.
    #expect(dark.views[2].value("text") == storedDescription.description.views[2].value("text"))
  }

  /// Or a change to it would be told without its cause.
  @Test func aScreenOfOtherDevicesIsDescribedOnItsFirst() throws {
    let catalogue = try Catalogue(
      [Screen("b", title: "B", on: .devices(["ipad-9", "ipad-pro-11"])) { .init(size: $0.size) }],
      matrix: .all)
    let cells = Matrix(catalogue).cells
    let names = DescribedCells.names(among: cells)
    #expect(names.count == 1)
    #expect(names.first == cells.first { $0.scheme == .light }?.name)
  }

  @Test func oneLightCellOfALayoutIsDescribed() throws {
    let catalogue = try Catalogue(
      [
        Screen(
          "a", title: "A",
          variants: [.typeSize(.accessibility5), .locale("en"), .pseudoLocale, .highContrast]
        ) { .init(size: $0.size) }
      ],
      matrix: .all)
    let names = DescribedCells.names(among: Matrix(catalogue).cells)
    #expect(
      names == [
        "a/iphone-15-portrait@2x-light", "a/ipad-10-portrait@1x-light",
        "a/iphone-15-portrait@3x-light-ax5", "a/iphone-15-portrait@3x-light-locale-en",
      ])
  }
}
