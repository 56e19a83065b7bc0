import Foundation

/// Puts drawn pictures into folders as App Store Connect wants them: a language, a display, and the
/// screens in the catalogue's order.
///
///     app-store/ru-RU/iphone-6.9/01-shop-portrait-light.png
struct ScreenshotFolder {
  static let folderName = "app-store"

  let catalogue: Catalogue
  /// The folder of the pictures.
  let output: String

  /// A picture and where it goes.
  struct Place: Hashable {
    let cell: Cell
    /// Below the folder of all screenshots.
    let folder: String
    let file: String
  }

  /// Returns the places of cells that App Store Connect takes: of devices in its group, under the
  /// usual settings, each language by itself.
  func places(of cells: [Cell]) -> [Place] {
    var counts: [String: Int] = [:]
    return cells.compactMap { cell in
      guard let folder = folder(of: cell) else { return nil }
      counts[folder, default: 0] += 1
      let number = String(format: "%02d", counts[folder] ?? 0)
      let state = cell.step.map { "-\($0)" } ?? ""
      return Place(
        cell: cell, folder: folder,
        file: "\(number)-\(cell.screen)\(state)-\(cell.orientation.rawValue)-"
          + "\(cell.scheme.rawValue).png")
    }
  }

  /// Returns the folders that hold more pictures than App Store Connect takes.
  static func crowded(_ places: [Place]) -> [String] {
    Dictionary(grouping: places, by: \.folder).filter { $1.count > ScreenshotSet.limit }.keys
      .sorted()
  }

  /// Writes the folders anew.
  ///
  /// - Returns: The files that were written.
  /// - Throws: ``SystemError``.
  func write(_ cells: [Cell]) throws -> [Place] {
    let root = "\(output)/\(Self.folderName)"
    let places = places(of: cells)
    try? FileManager.default.removeItem(atPath: root)
    for place in places {
      try AtomicFile.makeFolder("\(root)/\(place.folder)")
      try AtomicFile.link(
        "\(output)/\(place.cell.path)", to: "\(root)/\(place.folder)/\(place.file)")
    }
    return places
  }

  private func folder(of cell: Cell) -> String? {
    guard cell.device.groups.contains(DeviceTable.appStoreGroup),
      let set = catalogue.devices.screenshotSet(width: cell.pixelWidth, height: cell.pixelHeight)
    else { return nil }
    switch cell.variant {
    case nil: return "\(language(catalogue.locale.identifier))/\(set.id)"
    case .locale(let identifier): return "\(language(identifier))/\(set.id)"
    default: return nil
    }
  }

  private func language(_ identifier: String) -> String {
    identifier.replacingOccurrences(of: "_", with: "-")
  }
}
