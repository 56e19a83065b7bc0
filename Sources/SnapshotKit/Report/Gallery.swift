import Foundation

/// Writes the list of drawn pictures that the web app shows, and the app beside it.
struct Gallery {
  static let fileName = WebApp.pageName
  static let dataName = "cells.js"

  /// The content that the web app reads; each app, screen, device, variant and step is named once.
  struct Content: Encodable {
    var format = "vitrine-gallery/2"
    let apps: [String]
    let screens: [Screen]
    let devices: [Device]
    /// The usual settings first.
    let variants: [Setting]
    /// The names of steps; the first is empty, and a still's.
    let steps: [String]
    /// The devices that stand for all where one must be picked.
    let samples: [String]
    let isFramed: Bool
    /// The paths of moving pictures, without their endings.
    let films: [String]
    /// The paths of descriptions below their folder, without their endings.
    let descriptions: [String]
    /// A Boolean value that indicates whether their texts and views can be searched.
    let hasWords: Bool
    let failures: [Failure]
    /// Screen, device, orientation, scale, scheme, variant, step, width, height, picture and
    /// description: names by index, a picture by the index of the first cell that shows it, a
    /// description by its index from 1, or 0.
    let cells: [[Int]]
  }

  /// A screen with the app that it belongs to, by index.
  struct Screen: Encodable {
    let name: String
    let title: String
    let app: Int
  }

  let catalogue: Catalogue
  let cells: [Cell]
  /// The report of the run that drew the pictures.
  let report: RunReport
  /// A Boolean value that indicates whether the pictures show the devices' bodies.
  var isFramed = false
  var films: [String] = []
  /// The descriptions of cells, by the cells' names.
  var descriptions: [String: String] = [:]
  /// A Boolean value that indicates whether an index of the descriptions' words lies beside them.
  var hasWords = false

  /// Writes the list and the app into a folder.
  ///
  /// - Throws: ``DeviceTableError/missingResource(_:)`` if the app is gone, ``SystemError``.
  func write(to folder: String) throws {
    try WebApp.write(content, as: "gallery", to: "\(folder)/\(Self.dataName)")
    try WebApp.write(to: folder)
  }

  /// The list.
  var content: Content {
    let screens = catalogue.screens.filter { Set(cells.map(\.screen)).contains($0.name) }
    let appNames = AppNames(catalogue.screens)
    let apps = screens.map { appNames.app(of: $0) }.distinctNames
    let devices = catalogue.devices.devices.filter { Set(cells.map(\.device.id)).contains($0.id) }
    let steps = [""] + Matrix(catalogue).stepNames { _ in true }
    let told = cells.compactMap { descriptions[$0.name] }.distinctNames
    let places = Places(
      screens: screens.map(\.name).places, devices: devices.map(\.id).places,
      variants: settings.map(\.name).places, steps: steps.places, descriptions: told.places)
    let appPlaces = apps.places
    let windows = Set(cells.map(Guided.init))
    return Content(
      apps: apps,
      screens: screens.map {
        Screen(name: $0.name, title: $0.title, app: appPlaces[appNames.app(of: $0)] ?? 0)
      },
      devices: devices.map { device($0, windows: windows) },
      variants: settings, steps: steps, samples: DeviceSelection.samples.devices ?? [],
      isFramed: isFramed, films: films, descriptions: told, hasWords: hasWords,
      failures: failures, cells: rows(places))
  }

  /// The indices of names.
  private struct Places {
    let screens: [String: Int]
    let devices: [String: Int]
    let variants: [String: Int]
    let steps: [String: Int]
    let descriptions: [String: Int]
  }

  private func rows(_ places: Places) -> [[Int]] {
    let results = Dictionary(report.cells.map { ($0.name, $0) }) { first, _ in first }
    var pictures: [String: Int] = [:]
    return cells.enumerated().map { index, cell in
      let result = results[cell.name]
      let picture = result?.key.map { key in pictures[key] ?? index } ?? index
      if let key = result?.key, pictures[key] == nil { pictures[key] = index }
      return [
        places.screens[cell.screen] ?? 0, places.devices[cell.device.id] ?? 0,
        cell.orientation == .portrait ? 0 : 1, cell.scale, cell.scheme == .light ? 0 : 1,
        places.variants[cell.variant.name] ?? 0, places.steps[cell.step ?? ""] ?? 0,
        result?.pixelWidth ?? cell.pixelWidth, result?.pixelHeight ?? cell.pixelHeight, picture,
        descriptions[cell.name].flatMap { places.descriptions[$0] }.map { $0 + 1 } ?? 0,
      ]
    }
  }

  private var settings: [Setting] {
    var seen: Set<Variant> = []
    return [.usual]
      + cells.compactMap(\.variant).filter { seen.insert($0).inserted }.map(Setting.init)
  }
}

extension [String] {
  /// Each once, in the order of their first places.
  fileprivate var distinctNames: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  fileprivate var places: [String: Int] {
    Dictionary(enumerated().map { ($1, $0) }) { first, _ in first }
  }
}
