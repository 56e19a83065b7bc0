import Foundation

/// Takes pictures of cells with worker processes.
@MainActor struct MatrixRun {
  /// The result of a picture, for all cells that share it.
  enum PictureResult: Sendable {
    case drawn(CellReply.Picture)
    case failed(String)
  }

  /// The result of a run.
  struct Outcome {
    /// By the cells' names.
    var results: [String: PictureResult] = [:]
    /// Processor seconds a picture of each layout that was drawn in all its pictures, by screen.
    var costs: [String: [Double]] = [:]
    /// The issues of the screens, by screen.
    var issues: [String: Set<String>] = [:]
    /// The number of descriptions that were written anew of pictures that are as approved.
    var renewed = 0
    var statistics = WorkerStatistics()
    var elapsed = ""
  }

  let catalogue: Catalogue
  let crew: WorkerCrew
  let fingerprint: String
  /// By which the costliest screens come first, so that no worker is left with one at the end.
  let costs: ScreenCosts
  let purpose: CellJob.Purpose
  /// A Boolean value that indicates whether the pictures show the devices' bodies.
  var isFramed = false
  /// A Boolean value that indicates whether the pictures show windows without the screen around
  /// them.
  var isCropped = false
  /// A Boolean value that indicates whether lines over the pictures mark the areas that apps should
  /// keep free.
  var showsSafeArea = false
  /// A Boolean value that indicates whether a dark cell may share the layout of its light one,
  /// where their colours alone differ.
  var sharesSchemes = true

  /// Takes the pictures that a plan asks for.
  ///
  /// - Throws: ``WorkerError`` or ``SystemError`` if the machine keeps it from its work.
  func take(
    _ cells: [Cell], plan: (CellGroup, CellGroup.Picture) -> CellJob.Picture
  ) throws -> Outcome {
    let groups = CellGroup.groups(of: cells, in: catalogue)
    let progress = Progress(cells)
    DebugBuild.tell(cells)
    var outcome = Outcome()
    let jobs = jobs(groups, plan).sorted {
      (costs.cost(of: $1.screen), $0.id) < (costs.cost(of: $0.screen), $1.id)
    }
    let pool = WorkerPool(jobs: jobs, crew: crew, fingerprint: fingerprint) {
      job, result in
      let group = groups[job.id]
      outcome.add(result, of: group)
      progress.advance(group.screen, by: group.cells.count)
    }
    defer { progress.finish() }
    try pool.run()
    outcome.statistics = pool.statistics
    outcome.elapsed = progress.elapsed
    return outcome
  }

  private func jobs(
    _ groups: [CellGroup], _ plan: (CellGroup, CellGroup.Picture) -> CellJob.Picture
  ) -> [CellJob] {
    guard sharesSchemes else { return groups.indices.map { job(groups[$0], id: $0, plan) } }
    return CellGroup.pairs(of: groups).map { pair in
      var job = job(groups[pair.first], id: pair.first, plan)
      job.dark = pair.dark.map { place in
        CellJob.DarkPart(
          id: place, pictures: groups[place].pictures.map { plan(groups[place], $0) })
      }
      return job
    }
  }

  private func job(
    _ group: CellGroup, id: Int, _ plan: (CellGroup, CellGroup.Picture) -> CellJob.Picture
  ) -> CellJob {
    CellJob(
      id: id, screen: group.screen, orientation: group.orientation, scheme: group.scheme,
      variant: group.variant, pictures: group.pictures.map { plan(group, $0) },
      purpose: purpose, isFramed: isFramed, isCropped: isCropped,
      showsSafeArea: showsSafeArea)
  }
}

extension MatrixRun.Outcome {
  /// The causes of pictures' changes by the cells' names, where the worker could tell.
  var causes: [String: CellCause] {
    results.compactMapValues { result in
      guard case .drawn(let picture) = result else { return nil }
      return picture.cause
    }
  }

  /// Returns the size in pixels of what was drawn of a cell, where its content decides it.
  func contentSize(of cell: Cell) -> CellReply.PixelSize? {
    guard case .drawn(let picture) = results[cell.name] else { return nil }
    return picture.size
  }

  fileprivate mutating func add(_ result: JobOutcome, of group: CellGroup) {
    switch result {
    case .pictures(let reply, let cost, let issues, let renewed):
      self.renewed += renewed
      if reply.allSatisfy({ $0.pixels != nil }) {
        costs[group.screen, default: []].append(cost / Double(reply.count))
      }
      if !issues.isEmpty { self.issues[group.screen, default: []].formUnion(issues) }
      for (picture, drawn) in zip(group.pictures, reply) {
        let result = drawn.failure.map(MatrixRun.PictureResult.failed) ?? .drawn(drawn)
        for cell in picture.cells { results[cell.name] = result }
      }
    case .failed(let reason), .lost(let reason):
      for cell in group.cells { results[cell.name] = .failed(reason) }
    }
  }
}
