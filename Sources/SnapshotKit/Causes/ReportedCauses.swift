import Foundation

extension RunReport {
  /// Tells for each cell that fails why, and puts cells of one reason together.
  ///
  /// - Parameter known: The causes of cells of whose layout a description is stored, whichever of
  ///   the layout's pictures that is of.
  mutating func tellCauses(_ known: KnownCauses) {
    let plain = PlainCauses(cells, against: revision?.name)
    let members = cells.compactMap { cell -> Clustering.Member? in
      var cause = plain.cause(of: cell) ?? known.cause(of: cell.name)
      // Where nothing was edited, what draws is another.
      if let renderer = known.renderer, cell.status == .changed,
        cause?.kind == .unexplained || cause == nil
      {
        cause = renderer
      }
      guard cell.status.isFailure || cell.status == .tolerated, let cause else { return nil }
      return .init(
        cell: cell.name, cause: cause, weight: cell.difference?.pixels ?? 0,
        isPictured: cell.files?.difference != nil)
    }
    setClusters(Clustering(members).clusters)
    tellCellsMostAlike()
    leaveOutTolerated()
  }

  /// Takes tolerated cells out of the clusters, which tell of failures.
  private mutating func leaveOutTolerated() {
    let failing = Set(failures.map(\.name))
    setClusters(
      (clusters ?? []).compactMap { cluster in
        var cluster = cluster
        cluster.cells.removeAll { !failing.contains($0) }
        cluster.indicated.removeAll { !failing.contains($0) }
        cluster.boxes = cluster.boxes.filter { failing.contains($0.key) }
        return cluster.cells.isEmpty ? nil : cluster
      })
  }

  /// Takes clusters over: most cells first, each with its share of its screens' cells.
  private mutating func setClusters(_ found: [CauseCluster]) {
    let all = Dictionary(grouping: cells.compactMap { CellName($0.name) }, by: \.screen)
    var counts: [String: Int] = [:]
    for cell in cells { counts[cell.screen, default: 0] += 1 }
    var found = found
    var ids: [String: String] = [:]
    for index in found.indices {
      found[index].of = found[index].screens.reduce(0) { $0 + (counts[$1] ?? 0) }
      found[index].tellSpared(of: found[index].screens.flatMap { all[$0] ?? [] })
      for cell in found[index].cells { ids[cell] = found[index].id }
    }
    found.sort { ($1.cells.count, $0.id) < ($0.cells.count, $1.id) }
    clusters = found.isEmpty ? nil : found
    for index in cells.indices { cells[index].cause = ids[cells[index].name] }
  }

  /// Gives changed cells without a description the cause of the cell that is most alike; where
  /// there is none, one entry for all.
  private mutating func tellCellsMostAlike() {
    let told = ToldCells(
      cells.compactMap { cell in
        guard cell.status == .changed || cell.status == .tolerated, let id = cell.cause,
          let name = CellName(cell.name)
        else { return nil }
        return (name, id)
      })
    var found = Dictionary((clusters ?? []).map { ($0.id, $0) }) { first, _ in first }
    for cell in cells where cell.status == .changed && cell.cause == nil {
      let nearest = CellName(cell.name).flatMap { told.cause(nearestTo: $0) }
      let cluster = nearest.flatMap { found[$0] } ?? .undescribed
      found[cluster.id, default: cluster].cells.append(cell.name)
      found[cluster.id]?.indicated.append(cell.name)
    }
    setClusters(found.values.sorted { $0.id < $1.id })
  }
}

extension RunReport.CellResult {
  var screen: String { CellName(name)?.screen ?? name }
}

extension CauseCluster {
  /// The cluster of cells of which no like one is described, on whichever screens: there may be one
  /// edit behind all of them.
  static var undescribed: CauseCluster {
    let title = "changed only where no description is stored"
    return CauseCluster(
      id: id(.unexplained, title), kind: .unexplained, title: title, source: "",
      view: "", edits: [], consequences: [], cells: [], of: 0, indicated: [], boxes: [:])
  }
}

extension CellCause {
  /// The cause of other pixels that another renderer draws.
  init(differences: [String]) {
    let parts = differences.map { $0.prefix { $0 != " " } }
    let kind: Kind =
      if parts.allSatisfy({ $0 == "fonts" || $0 == "probe" }), parts.contains("fonts") {
        .font
      } else if parts.contains(where: { !["fonts", "resources", "probe"].contains($0) }) {
        .environment
      } else {
        .renderer
      }
    let text = differences.isEmpty ? "its fingerprint differs" : differences.joined(separator: "; ")
    self.init(
      kind: kind, edits: [.init(source: "", view: "", text: "drawn by another renderer: \(text)")])
  }
}
