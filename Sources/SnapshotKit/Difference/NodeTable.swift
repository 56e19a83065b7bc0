import CairoRender
import DisplayList
import Foundation

/// What each node of a draw list draws, as digests: small enough to travel within a PNG.
///
/// As text, a line a node in the list's order: how many characters of the path are those of the
/// line before, the rest of the path, the frame, and the digest of the node's own operations.
struct NodeTable: Sendable, Equatable {
  /// A node and what it draws by itself.
  struct Row: Sendable, Equatable {
    var path: String
    /// x, y, width and height in points.
    var frame: String
    /// 32 bits in hexadecimal; `-` where the node draws nothing by itself.
    var digest: String
  }

  var rows: [Row]

  /// The table as lines.
  var text: String {
    var previous = ""
    return rows.map { row in
      let shared = zip(row.path, previous).prefix { $0 == $1 }.count
      previous = row.path
      return "\(shared)\t\(row.path.dropFirst(shared))\t\(row.frame)\t\(row.digest)"
    }.joined(separator: "\n")
  }

  init(rows: [Row]) { self.rows = rows }

  /// The table of a list; a layer's own properties belong to its node, its items to theirs.
  ///
  /// - Throws: What `contentDigest` throws.
  init(
    _ list: DisplayList, contentDigest: @escaping (ImageReference) throws -> String
  ) throws {
    var bytes = Array(repeating: [UInt8](), count: list.nodes.count)
    try Self.collect(list.items) { node, operation in
      guard bytes.indices.contains(Int(node)) else { return }
      bytes[Int(node)] += try DisplayListEncoder.encode(operation, contentDigest: contentDigest)
    }
    rows = zip(list.nodes, bytes).map { node, bytes in
      Row(path: Self.plain(node.path), frame: Self.text(of: node.frame), digest: Self.digest(bytes))
    }
  }

  private static func collect(
    _ items: [DrawItem], _ add: (Int32, DrawOperation) throws -> Void
  ) throws {
    for item in items {
      guard case .layer(var layer) = item.operation else {
        try add(item.node, item.operation)
        continue
      }
      let inner = layer.items
      layer.items = []
      try add(item.node, .layer(layer))
      try collect(inner, add)
    }
  }

  private static func plain(_ path: String) -> String {
    String(path.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  private static func text(of frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { length in
      let rounded = (Double(length).quantized * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9
        ? String(Int(rounded)) : String(rounded)
    }.joined(separator: " ")
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    bytes.isEmpty ? "-" : String(CairoRender.digest(of: bytes).description.suffix(8))
  }

  /// Reads lines; nil if they are no table.
  init?(text: String) {
    rows = []
    var previous = ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let shared = Int(fields[0]), shared >= 0, shared <= previous.count
      else { return nil }
      let path = previous.prefix(shared) + fields[1]
      guard path.utf8.count <= 10_000 else { return nil }
      previous = String(path)
      rows.append(
        Row(path: previous, frame: String(fields[2]), digest: String(fields[3])))
    }
  }
}

extension NodeTable {
  /// The first node at which two tables part.
  struct Difference: Codable, Sendable, Hashable, CustomStringConvertible {
    let path: String
    /// File and line; empty where the node is gone.
    var source = ""
    /// Such as `moved from 16 59 358 44 to 16 63 358 44`.
    let change: String

    /// The difference with the place in the source of the node, if the list has it.
    func located(in list: DisplayList) -> Difference {
      let node = list.nodes.first { $0.path == path }
      return Difference(path: path, source: node?.source ?? "", change: change)
    }

    var description: String { "\(path)\(source.isEmpty ? "" : " (\(source))"): \(change)" }
  }

  /// The first difference from what was approved; nil where all nodes agree.
  func firstDifference(from approved: NodeTable) -> Difference? {
    for (index, row) in rows.enumerated() {
      guard index < approved.rows.count else { return Difference(path: row.path, change: "is new") }
      let old = approved.rows[index]
      if old == row { continue }
      guard old.path == row.path else {
        return change(at: index, row, old, approved)
      }
      let change =
        old.frame == row.frame ? "draws something else" : "moved from \(old.frame) to \(row.frame)"
      return Difference(path: row.path, change: change)
    }
    guard rows.count < approved.rows.count else { return nil }
    return Difference(path: approved.rows[rows.count].path, change: "is gone")
  }

  /// Where the paths part, a node is gone if what follows it is still there, and else is new.
  private func change(
    at index: Int, _ row: Row, _ old: Row, _ approved: NodeTable
  ) -> Difference {
    let isOldElsewhere = rows[index...].contains { $0.path == old.path }
    return isOldElsewhere
      ? Difference(path: row.path, change: "is new") : Difference(path: old.path, change: "is gone")
  }
}
