import Foundation

extension Gallery {
  /// The gallery of pictures that an earlier run has left in a folder.
  ///
  /// - Throws: ``ReportError`` if there is no report of drawn pictures.
  @MainActor init(of folder: String, _ catalogue: Catalogue) throws {
    let report = try RunReport.read(folder)
    guard report.command == "render" else {
      throw ReportError.noPictures(folder, command: report.command)
    }
    let catalogue = try catalogue.with(optionsOf: report)
    let drawn = Dictionary(report.cells.map { ($0.name, $0) }) { first, _ in first }
    let cells = Matrix(catalogue).cells.filter {
      drawn[$0.name]?.status == .written && access("\(folder)/\($0.path)", F_OK) == 0
    }
    self.init(catalogue: catalogue, cells: cells, report: report)
    isFramed = cells.contains { cell in
      let framed = catalogue.devices.pixelSize(of: cell, isFramed: true)
      return !cell.device.isComponent && framed.width != cell.pixelWidth
        && drawn[cell.name]?.pixelWidth == framed.width
    }
    films = Set(cells.map(\.screen)).sorted().flatMap { screen in
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(screen)")) ?? [])
        .filter { $0.hasSuffix(".webp") }.sorted().map { "\(screen)/\($0.dropLast(5))" }
    }
    descriptions = DescriptionScripts.names(of: cells, in: catalogue).filter {
      access("\(folder)/\(DescriptionScripts.folderName)/\($0.value).js", F_OK) == 0
    }
    hasWords =
      !descriptions.isEmpty && access("\(folder)/\(DescriptionScripts.wordsPath)", F_OK) == 0
  }

  /// Returns all files that the page needs, by their paths below the folder.
  ///
  /// - Throws: ``DeviceTableError/missingResource(_:)`` if the app is gone.
  func files(in folder: String) throws -> [String] {
    let told = Set(descriptions.values).map { "\(DescriptionScripts.folderName)/\($0).js" }
    return try WebApp.files().map(\.path) + WebApp.dataNames + cells.map(\.path)
      + films.map { $0 + ".webp" } + told
      + (hasWords ? [DescriptionScripts.wordsPath] : [])
  }
}
