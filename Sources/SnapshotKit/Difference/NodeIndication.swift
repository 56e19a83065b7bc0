/// Where a stored picture of another cell shows what has changed in one without a picture.
///
/// The lock keeps no nodes: as digests, those of a matrix of thirty screens would take megabytes that
/// every approved change rewrites. Layouts are shared between scales, and a screen's change mostly
/// shows on all devices, so that the few stored pictures tell the node for the others too.
struct NodeIndication: Codable, Sendable, Hashable, CustomStringConvertible {
  /// The cell of the stored picture.
  let cell: String
  /// The first node at which it parts from what is drawn now.
  let node: NodeTable.Difference

  var description: String { "\(node), by \(cell)" }
}

extension RunReport.CellResult {
  /// What this cell's difference tells about the same screen elsewhere.
  var indication: NodeIndication? {
    difference?.node.map { NodeIndication(cell: name, node: $0) } ?? likely
  }
}

extension [RunReport.CellResult] {
  /// The cells, changed ones without a node of their own with that of the most similar other.
  func withIndications() -> [RunReport.CellResult] {
    var known: [String: [(name: CellName, indication: NodeIndication)]] = [:]
    for cell in self where cell.status == .changed || cell.status == .tolerated {
      guard let name = CellName(cell.name), let indication = cell.indication else { continue }
      known[name.screen, default: []].append((name, indication))
    }
    return map { cell in
      guard cell.status == .changed, cell.difference == nil, cell.likely == nil,
        let name = CellName(cell.name)
      else { return cell }
      var told = cell
      told.likely =
        known[name.screen]?.max { $0.name.likeness(to: name) < $1.name.likeness(to: name) }?
        .indication
      return told
    }
  }
}

extension CellName {
  /// How much of what changes a layout two cells of a screen share: the device most of all.
  fileprivate func likeness(to other: CellName) -> Int {
    (device == other.device ? 4 : 0) + (orientation == other.orientation ? 2 : 0)
      + (scheme == other.scheme ? 1 : 0) + (variant == other.variant ? 2 : 0)
  }
}
