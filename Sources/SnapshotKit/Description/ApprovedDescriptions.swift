import Foundation

extension CellPainter {
  /// Writes the descriptions of what a job approves: that of the light screen serves the dark one
  /// too, where one layout does.
  ///
  /// - Throws: ``SystemError`` for a file that cannot be written, and what the screen throws.
  func describeApproved(_ job: CellJob, _ reply: CellReply) throws {
    guard case .pictures(let drawn) = reply.result else { return }
    for (picture, drawn) in zip(job.pictures, drawn) {
      guard let file = picture.description, let light = approval(of: picture, drawn) else {
        continue
      }
      let twin = job.dark?.pictures.firstIndex {
        $0.device == picture.device && $0.scale == picture.scale && $0.step == picture.step
      }
      let dark = twin.flatMap { twin in
        reply.dark.flatMap { approval(of: job.dark?.pictures[twin], $0[twin]) }
      }
      guard !file.isThere || light.isNew || dark?.isNew == true else { continue }
      try describe(picture, file, light.pixels, dark?.pixels, job)
    }
  }

  /// Returns the digest of a picture's pixels, and whether they were others.
  private func approval(
    of picture: CellJob.Picture?, _ drawn: CellReply.Picture?
  ) -> (pixels: String, isNew: Bool)? {
    guard let picture, drawn?.failure == nil else { return nil }
    let approved = Set(picture.approved.map(\.pixels))
    if let pixels = drawn?.pixels { return (pixels, approved != [pixels]) }
    return approved.count == 1 ? approved.first.map { ($0, false) } : nil
  }

  private func describe(
    _ picture: CellJob.Picture, _ file: CellJob.DescriptionFile, _ light: String, _ dark: String?,
    _ job: CellJob
  ) throws {
    func base(_ cell: String) -> String { String(cell.split(separator: "/").last ?? "") }
    var pictures = [base(file.cell): light]
    if let dark { pictures[base(file.darkCell)] = dark }
    guard let cell = CellName(file.cell) else { throw PaintError.notDeclared(file.cell) }
    let stored = StoredDescription(
      pictures: pictures, traits: try traits(of: cell, job).written,
      description: try description(of: cell, job, picture, isShared: dark != nil))
    try AtomicFile.write(Data(stored.text.utf8), to: file.path)
  }

  /// Returns the traits that decide a cell's layout.
  func traits(of cell: CellName, _ job: CellJob) throws -> ScreenTraits {
    catalogue.traits(
      of: try device(cell.device), in: job.orientation, scheme: job.scheme, variant: job.variant)
  }
}
