import Foundation

extension CellPainter {
  /// Writes the descriptions of what a job approves: that of the light screen serves the dark one
  /// too, where one layout does.
  ///
  /// A description differs though the picture is as approved where views draw the same by another
  /// tree: left as it was, the next change would be told with edits that are not its own.
  ///
  /// - Returns: The number of descriptions that were renewed though their picture is as approved.
  /// - Throws: ``SystemError`` for a file that cannot be written, and what the screen throws.
  func describeApproved(_ job: CellJob, _ reply: CellReply) throws -> Int {
    guard case .pictures(let drawn) = reply.result else { return 0 }
    var renewed = 0
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
      let isWritten = file.stored == nil || light.isNew || dark?.isNew == true
      guard isWritten || file.isRenewed else { continue }
      let description = try self.description(picture, file, light.pixels, dark?.pixels, job)
      guard isWritten || description.renews(file.stored) else { continue }
      try AtomicFile.write(Data(description.text.utf8), to: file.path)
      if !light.isNew { renewed += 1 }
    }
    return renewed
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

  private func description(
    _ picture: CellJob.Picture, _ file: CellJob.DescriptionFile, _ light: String, _ dark: String?,
    _ job: CellJob
  ) throws -> StoredDescription {
    func base(_ cell: String) -> String { String(cell.split(separator: "/").last ?? "") }
    var pictures = [base(file.cell): light]
    if let dark { pictures[base(file.darkCell)] = dark }
    guard let cell = CellName(file.cell) else { throw PaintError.notDeclared(file.cell) }
    return StoredDescription(
      pictures: pictures, traits: try traits(of: cell, job).written,
      description: try description(of: cell, job, picture, isShared: dark != nil))
  }

  /// Returns the traits that decide a cell's layout.
  func traits(of cell: CellName, _ job: CellJob) throws -> ScreenTraits {
    catalogue.traits(
      of: try device(cell.device), in: job.orientation, scheme: job.scheme, variant: job.variant)
  }
}

extension StoredDescription {
  /// Returns a Boolean value that indicates whether a stored file is another than this one, and of
  /// no pictures that this one leaves out: a run of the light screens alone leaves what is stored
  /// of both schemes.
  fileprivate func renews(_ stored: String?) -> Bool {
    guard let data = stored.flatMap(FileManager.default.contents) else { return true }
    guard data != Data(text.utf8) else { return false }
    let known = Self.pictures(in: String(decoding: data, as: UTF8.self)) ?? [:]
    return Set(known.keys).isSubset(of: pictures.keys)
  }
}
