import DisplayList
import Foundation

extension CellPainter {
  /// Returns the cause of a picture's change; nil where no approved description is stored.
  func cause(
    of reply: CellReply.Picture, _ job: CellJob, _ picture: CellJob.Picture,
    _ evidence: CellJob.Evidence
  ) -> CellCause? {
    if picture.approved.contains(where: { $0.key == reply.key }) {
      return .init(
        kind: .renderer,
        edits: [
          .init(
            source: "", view: "",
            text: "the pixels moved under an equal key: the renderer's fingerprint misses it")
        ])
    }
    guard let path = evidence.descriptionPath else { return nil }
    do {
      return try told(by: path, job, picture)
        .cause(of: reply.difference?.box, scale: picture.scale)
    } catch {
      return .init(
        kind: .unexplained,
        edits: [.init(source: "", view: "", text: "\(path) cannot be read: \(error)")])
    }
  }

  /// Returns what an approved description tells of a layout.
  private func told(
    by path: String, _ job: CellJob, _ picture: CellJob.Picture
  ) throws -> ToldCauses.Told {
    let key = ToldCauses.Key(job, picture, path: path)
    if let known = toldCauses.told(key) { return known }
    let approved = try StoredDescription.read(path)
    guard let cell = CellName("\(job.screen)/\(approved.pictures.keys.sorted().first ?? "")") else {
      throw OutlineReader.Problem(line: 2)
    }
    let (before, after, isShared) = try pair(approved, cell, job, picture)
    let traits = try traits(of: cell, job).written
    let told = ToldCauses.Told(
      cause: CellCause(DescriptionDifference(from: before, to: after), from: before, to: after),
      after: after,
      otherTraits: traits == approved.traits
        ? nil
        : .init(
          source: "", view: approved.description.device, text: "\(approved.traits) to \(traits)"))
    toldCauses.keep(told, for: key, ofBothSchemes: isShared)
    return told
  }

  /// Returns the approved description and that of what is drawn now, and whether they are of both
  /// schemes.
  private func pair(
    _ approved: StoredDescription, _ cell: CellName, _ job: CellJob, _ picture: CellJob.Picture
  ) throws -> (before: ScreenDescription, after: ScreenDescription, isShared: Bool) {
    let old = approved.description
    guard approved.isShared else {
      // The scheme that was described tells for the other one, too.
      var told = job
      told.scheme = cell.scheme
      return (old, try description(of: cell, told, picture, isShared: false), true)
    }
    if try !isDescribedForOneScheme(job, picture),
      try describedList(job, picture, isShared: true).servesBothSchemes
    {
      return (old, try description(of: cell, job, picture, isShared: true), true)
    }
    let after = try description(of: cell, job, picture, isShared: false)
    return (old.picked(job.scheme), after, false)
  }
}

extension StoredDescription {
  /// A Boolean value that indicates whether the description tells the colours of both schemes.
  var isShared: Bool {
    Set(pictures.keys.compactMap { CellName("x/\($0)")?.scheme }).count == 2
  }

  /// Reads a file.
  ///
  /// - Throws: ``OutlineReader/Problem``, or why the file cannot be read.
  static func read(_ path: String) throws -> StoredDescription {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try StoredDescription(reading: String(decoding: data, as: UTF8.self))
  }
}

extension CellCause {
  /// Returns the cause of other pixels where all views are described as before: the innermost view
  /// around them.
  ///
  /// - Parameters:
  ///   - box: The differing pixels.
  ///   - scale: Device pixels in a point.
  ///   - screen: The screen as it is drawn now.
  /// - Returns: A cause without an edit.
  static func undescribed(
    _ box: PixelBox?, scale: Int, in screen: ScreenDescription
  ) -> CellCause {
    let text = "drawn otherwise, nothing edited in the view"
    let rect = box.map {
      CGRect(
        x: Double($0.x) / Double(scale), y: Double($0.y) / Double(scale),
        width: Double($0.width) / Double(scale), height: Double($0.height) / Double(scale))
    }
    let around = screen.views.indices.filter { index in
      rect.map { screen.views[index].frame.rect.insetBy(dx: -1, dy: -1).contains($0) } ?? false
    }
    let innermost = around.min { first, second in
      let (a, b) = (screen.views[first], screen.views[second])
      return (a.frame.width * a.frame.height, -a.depth) < (b.frame.width * b.frame.height, -b.depth)
    }
    guard let innermost, let rect else {
      return CellCause(kind: .unexplained, edits: [.init(source: "", view: "", text: text)])
    }
    let (view, place) = (screen.shortPath(of: innermost), screen.views[innermost].source)
    return CellCause(
      kind: .unexplained, edits: [.init(source: place, view: view, text: text)],
      boxes: [.init(view: view, source: place, after: ScreenDescription.Frame(rect).numbers)])
  }
}
