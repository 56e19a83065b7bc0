import DisplayList
import Foundation
import Testing

@testable import SnapshotKit

private func fill(_ x: Double, _ node: Int32, color: UInt32 = 0) -> DrawItem {
  let rect = CGRect(x: x, y: 0, width: 10, height: 10)
  return DrawItem(.fill(Path(rect), .color(RGBAColor(hex: color)), FillStyle()), node: node)
}

private func table(_ items: [DrawItem], _ paths: [String], shift: Double = 0) throws -> NodeTable {
  let nodes = paths.enumerated().map { index, path in
    DisplayList.Node(
      path: path, source: "A.swift:\(index)",
      frame: CGRect(x: Double(index) * 10 + shift, y: 0.5, width: 10, height: 10))
  }
  let list = DisplayList(size: CGSize(width: 100, height: 100), items: items, nodes: nodes)
  return try NodeTable(list) { $0.name }
}

private let paths = ["Root", "Root/A", "Root/A/B", "Root/C"]
private let items = [fill(0, 1), fill(1, 2), fill(2, 3)]

@Test func tablesAreReadAsTheyAreWritten() throws {
  let table = try table(items, paths)
  #expect(NodeTable(text: table.text) == table)
  #expect(table.rows.map(\.path) == paths)
  #expect(table.rows[0].digest == "-")
  #expect(table.rows[1].frame == "10 0.5 10 10")
  #expect(table.text.split(separator: "\n")[2].hasPrefix("6\t/B\t"))
}

@Test func theFirstDifferenceIsNamed() throws {
  let approved = try table(items, paths)
  func change(_ table: NodeTable) -> String? { table.firstDifference(from: approved)?.description }
  #expect(change(approved) == nil)
  #expect(
    change(try table([items[0], fill(1, 2, color: 0xFF), items[2]], paths))
      == "Root/A/B: draws something else")
  #expect(
    change(try table(items, paths, shift: 1)) == "Root: moved from 0 0.5 10 10 to 1 0.5 10 10")
  #expect(change(try table(items, Array(paths.dropLast()))) == "Root/C: is gone")
  #expect(change(try table(items, paths + ["Root/D"])) == "Root/D: is new")
  #expect(change(try table(items, ["Root", "Root/New"] + paths.dropFirst())) == "Root/New: is new")
  #expect(change(try table(items, ["Root", "Root/A", "Root/C"])) == "Root/A/B: is gone")
}

@Test func aLayerDrawsByItselfAndItsItemsByTheirNodes() throws {
  func layered(_ opacity: Double, _ color: UInt32) throws -> NodeTable {
    try table(
      [DrawItem(.layer(Layer(opacity: opacity, items: [fill(0, 2, color: color)])), node: 1)], paths
    )
  }
  let approved = try layered(1, 0)
  #expect(try layered(0.5, 0).firstDifference(from: approved)?.path == "Root/A")
  #expect(try layered(1, 1).firstDifference(from: approved)?.path == "Root/A/B")
}

@Test func differencesCarryTheirPlaceInTheSource() throws {
  let difference = NodeTable.Difference(path: "Root/A", change: "is new")
  let list = DisplayList(
    size: .zero, nodes: [.init(path: "Root/A", source: "App/Card.swift:12", frame: .zero)])
  #expect(difference.located(in: list).description == "Root/A (App/Card.swift:12): is new")
}

@Test(arguments: ["x", "9\ta\tb\tc", "-1\ta\tb\tc", "0\ta\tb", "0\ta\tb\tc\td"])
func whatIsNoTableIsRefused(text: String) { #expect(NodeTable(text: text) == nil) }

@Test func tableReaderWithstandsDamage() throws {
  var random = SeededRandom(seed: 4)
  let sound = Array(try table(items, paths).text.utf8)
  for _ in 0..<FuzzRuns.count {
    let text = String(decoding: random.mutated(sound), as: UTF8.self)
    if let table = NodeTable(text: text) { #expect(NodeTable(text: table.text) == table) }
  }
}
