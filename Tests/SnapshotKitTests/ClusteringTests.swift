import Foundation
import Testing

@testable import SnapshotKit

private func edit(
  _ text: String, _ source: String, isDerived: Bool = false
) -> CellCause.Edit {
  .init(source: source, view: "Card > Text", text: text, isNamedByText: true, isDerived: isDerived)
}

private func member(_ cell: String, _ edits: CellCause.Edit..., weight: Int = 1)
  -> Clustering.Member
{
  .init(cell: cell, cause: CellCause(kind: .edit, edits: edits), weight: weight)
}

private let font = edit("font 17 to 16 pt", "A/Card.swift:4")
private let padding = edit("padding 8 to 12 pt", "A/List.swift:9")

@Suite struct ClusteringTests {
  @Test func cellsOfOneEditAreOneCluster() {
    let clusters = Clustering([
      member("a/x", font), member("b/y", font, weight: 9), member("c/z", padding),
    ]).clusters
    #expect(clusters.map(\.title) == ["font 17 to 16 pt", "padding 8 to 12 pt"])
    #expect(clusters[0].cells == ["b/y", "a/x"])
    #expect(clusters[0].source == "A/Card.swift:4" && clusters[0].kind == .edit)
  }

  /// A changed view that was scrolled away is not what a report shows first.
  @Test func cellsThatShowTheChangedViewComeFirst() {
    func cell(_ name: String, y: Double, weight: Int) -> Clustering.Member {
      let box = CellCause.Box(view: "Text", source: "", before: nil, after: [0, y, 20, 40])
      return .init(
        cell: name, cause: CellCause(kind: .edit, edits: [font], boxes: [box]), weight: weight)
    }
    let clusters = Clustering([
      cell("a/x", y: -30, weight: 9), cell("b/y", y: 0, weight: 2), cell("c/z", y: -10, weight: 4),
    ]).clusters
    #expect(clusters.map(\.cells) == [["c/z", "b/y", "a/x"]])
  }

  @Test func anEditThatFewerCellsHaveIsNotLostInAnother() {
    let clusters = Clustering([
      member("a/x", font), member("b/y", font), member("c/z", font, padding),
    ]).clusters
    #expect(clusters.map(\.cells) == [["a/x", "b/y"], ["c/z"]])
    #expect(clusters[1].edits.map(\.text) == ["padding 8 to 12 pt", "font 17 to 16 pt"])
    // Its count is not all that the font has changed.
    #expect(clusters.map(\.elsewhere) == [["c/z"], nil])
    #expect(clusters[0].extent.hasSuffix(" of a/x and b/y; beside other edits also in c/z"))
  }

  /// Each cell of the font's shows a rarer edit: one of them tells of the font.
  @Test func anEditThatIsNeverTheRarestHasAnEntry() {
    let color = edit("color #000000 to #111111", "A/Badge.swift:2")
    let clusters = Clustering([
      member("a/x", font, padding), member("b/y", font, padding), member("c/z", font, color),
    ]).clusters
    #expect(clusters.map(\.title).sorted() == [color.text, font.text, padding.text])
    #expect(clusters.flatMap(\.cells).sorted() == ["a/x", "b/y", "c/z"])
  }

  @Test func editsThatAreNotToldApartByAnyCellAreOneEntry() {
    let clusters = Clustering([
      member("a/x", font, padding), member("b/y", font, padding),
    ]).clusters
    #expect(clusters.map(\.cells) == [["a/x", "b/y"]])
    #expect(clusters.first?.edits.map(\.text) == [font.text, padding.text])
  }

  @Test func aCellIsHandedOnThroughOthers() {
    #expect(FamilyChoice([[0], [0, 1], []]).chosen == [0, 1, nil])
    #expect(
      FamilyChoice([[0, 1], [1, 2], [0, 2]]).chosen.compactMap(\.self).sorted() == [0, 1, 2])
    // 3 asks 0 or 1 for a cell, each of which has one: none can do without.
    let full = FamilyChoice([[0, 3], [1, 3]]).chosen
    #expect(full == [0, 1])
    let chain = FamilyChoice([[0, 1], [0, 2], [1], [0, 3], [3]]).chosen
    #expect(Set(chain) == [0, 1, 2, 3])
  }

  @Test func rowsOfOneLineAreCounted() {
    func row(_ name: String, _ fate: EditSentence.Fate, _ source: String) -> CellCause.Edit {
      .init(
        source: source, view: "Card > Row", text: "\(fate) row \"\(name)\"", isNamedByText: true,
        sentence: EditSentence(
          start: "", subject: "Row “\(name)”", end: " \(fate.words(of: 1))", fate: fate))
    }
    func title(_ members: Clustering.Member...) -> [String] {
      Clustering(members).clusters.map(\.title)
    }
    let (list, cards) = ("A/List.swift:3", "A/Cards.swift:5")
    #expect(
      title(member("a/x", row("Perm", .gone, list)), member("b/y", row("Perm", .gone, cards)))
        == ["Row “Perm” is gone, in 2 places"])
    #expect(
      title(
        member(
          "a/x", row("Perm", .gone, list), row("Tula", .gone, list), row("Omsk", .new, list)))
        == ["Row “Perm” is gone, and 1 more, 1 is new"])
  }

  @Test func equalWordsAtManyPlacesAreOneEdit() {
    let other = edit("font 17 to 16 pt", "B/Row.swift:2")
    let clusters = Clustering([member("a/x", font), member("b/y", other)]).clusters
    #expect(clusters.count == 1)
    #expect(clusters[0].title == "font 17 to 16 pt, in 2 places")
  }

  @Test func whatFollowsFromAnEditMakesNoCluster() {
    let derived = edit("truncated set to true", "B/Row.swift:2", isDerived: true)
    let clusters = Clustering([
      member("a/x", font), member("b/y", font, derived), member("c/z", derived),
    ]).clusters
    #expect(clusters.map(\.cells) == [["a/x", "b/y"], ["c/z"]])
  }

  @Test func noFailureIsWithoutACause() throws {
    var report = report([
      (light, .changed), ("a/iphone-x-portrait@3x-dark", .changed),
      ("b/iphone-x-portrait@3x-dark", .changed), ("c/iphone-x-portrait@3x-dark", .missing),
      ("d/iphone-x-portrait@3x-dark", .orphaned), ("e/iphone-x-portrait@3x-dark", .failed),
      ("a/iphone-8-portrait@2x-light", .unchanged),
    ])
    report.tellCauses(
      KnownCauses([light: CellCause(kind: .edit, edits: [font])]))
    #expect(report.cells.allSatisfy { ($0.cause != nil) == $0.status.isFailure })
    let clusters = try #require(report.clusters)
    #expect(Set(clusters.map(\.kind)) == [.edit, .unexplained, .new, .gone, .failed])
    let first = try #require(clusters.first)
    #expect(first.cells.count == 2 && first.of == 3)
    #expect(first.indicated == ["a/iphone-x-portrait@3x-dark"])
    #expect(first.headline == "A/Card.swift:4 font 17 to 16 pt (Card > Text)")
  }

  /// Screens of which nothing is described may all show one edit.
  @Test func cellsThatNothingTellsOfAreOneEntry() throws {
    let other = "/iphone-x-portrait@3x-dark"
    var report = report([(light, .changed), ("b\(other)", .changed), ("c\(other)", .changed)])
    report.tellCauses(KnownCauses([light: CellCause(kind: .edit, edits: [font])]))
    let clusters = try #require(report.clusters)
    #expect(clusters.map(\.kind) == [.unexplained, .edit])
    #expect(clusters[0].cells == ["b\(other)", "c\(other)"])
    #expect(clusters[0].extent == "2 of 2 cells of b and c")
    #expect(clusters[1].extent == "1 of 1 cell of a")
  }

  @Test func anotherRendererIsTheCauseWhereNothingWasEdited() {
    var report = report([(light, .changed), ("b/iphone-15-portrait@2x-light", .changed)])
    report.tellCauses(
      KnownCauses(
        [light: CellCause(kind: .edit, edits: [font])],
        ofAnotherRenderer: CellCause(differences: ["cairo 1.18.0, was 1.16.0"])))
    #expect(
      report.clusters?.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [.edit, .environment])
    #expect(CellCause(differences: ["fonts differ", "probe differ"]).kind == .font)
    #expect(CellCause(differences: ["probe differ"]).kind == .renderer)
  }

  /// Which cells are of one reason is decided over all: a part by itself tells less.
  @Test func shardsTellWhatTheWholeTells() throws {
    let third = "b/iphone-15-portrait@2x-light"
    let cells: [(String, CellStatus)] = [
      (light, .changed), ("a/iphone-x-portrait@3x-dark", .changed), (third, .changed),
    ]
    let causes = [
      light: CellCause(kind: .edit, edits: [padding, font]),
      third: CellCause(kind: .edit, edits: [font]),
    ]
    var whole = report(cells)
    whole.tellCauses(KnownCauses(causes))
    let parts = try cells.enumerated().map { index, cell in
      var part = report([cell])
      part.shard = "\(index + 1)/3"
      let known = KnownCauses(causes.filter { $0.key == cell.0 })
      part.tellCauses(known)
      // As the merge reads it.
      let read = try JSONDecoder().decode(KnownCauses.self, from: known.json())
      return ShardMerge.Part(folder: "\(index)", report: part, causes: read)
    }
    #expect(parts[1].report.clusters?.first?.kind == .unexplained)
    let joined = try ShardMerge(parts: parts).joined(declared: cells.map(\.0))
    #expect(joined.clusters == whole.clusters)
    #expect(joined.cells.map(\.cause) == whole.cells.map(\.cause))
    // The first part alone names the edit that both cells of the other reason have.
    #expect(joined.clusters?.map(\.title) == ["padding 8 to 12 pt", "font 17 to 16 pt"])
  }

  @Test func aFileOfDataIsACauseOfItsOwn() {
    var text = edit("text \"Day\" to \"Dawn\"", "A/Row.swift:4")
    text.data = "Sources/A/Resources/words.json"
    var report = report([(light, .changed)])
    report.tellCauses(
      KnownCauses([light: CellCause(kind: .edit, edits: [text, font])]))
    #expect(report.clusters?.first?.kind == .data)
    #expect(
      report.clusters?.first?.headline
        == "A/Row.swift:4 text \"Day\" to \"Dawn\", from Sources/A/Resources/words.json (Card > Text)"
    )
  }

  @Test func pixelsThatNoViewExplainsAreToldByTheViewAroundThem() {
    let cause = CellCause.undescribed(
      PixelBox(x: 50, y: 170, width: 4, height: 2), scale: 2, in: storedDescription.description)
    #expect(cause.kind == .unexplained)
    #expect(cause.edits.first?.source == "A/B.swift:9")
    #expect(
      CellCause.undescribed(nil, scale: 2, in: storedDescription.description).edits.count == 1)
  }
}

private func report(_ cells: [(String, CellStatus)]) -> RunReport {
  RunReport(
    command: "verify", filter: [], fingerprint: "",
    cells: cells.map { .init(name: $0.0, pixelWidth: 1, pixelHeight: 1, status: $0.1) }, seconds: 1)
}

private let light = "a/iphone-15-portrait@2x-light"
