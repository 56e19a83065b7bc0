import Foundation

/// A page of pictures that opens from disk: filters, a virtual grid, and a viewer.
struct Gallery {
  static let fileName = "index.html"
  private static let placeholder = "{/*DATA*/}"

  /// The page's data, with each screen and device named once.
  private struct Content: Encodable {
    let screens: [[String]]
    let devices: [[String]]
    /// The usual settings first.
    let variants: [[String]]
    /// The names of steps; the first is empty, and a still's.
    let steps: [String]
    /// Screen, device, orientation, scale, scheme, variant, width, height and step; names by index.
    let cells: [[Int]]
  }

  let catalogue: Catalogue
  let cells: [Cell]
  /// The sizes in pixels of what was drawn, by the cells' names.
  var sizes: [String: CellReply.PixelSize] = [:]
  /// Whether the pictures show the devices' bodies.
  var isFramed = false

  /// The page's content.
  ///
  /// - Throws: ``DeviceTableError/missingResource(_:)`` if the page's template is gone.
  func html() throws -> Data {
    guard let url = Bundle.module.url(forResource: "gallery", withExtension: "html"),
      let template = try? String(contentsOf: url, encoding: .utf8),
      let place = template.range(of: Self.placeholder)
    else { throw DeviceTableError.missingResource("gallery.html") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(content), as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
    return Data(template.replacingCharacters(in: place, with: json).utf8)
  }

  private var content: Content {
    let devices = catalogue.devices.devices
    let screenPlaces = places(catalogue.screens.map(\.name))
    let devicePlaces = places(devices.map(\.id))
    let variants = places(variantNames.map { $0[0] })
    let steps = [""] + Matrix(catalogue).stepNames
    let stepPlaces = places(steps)
    return Content(
      screens: catalogue.screens.map { [$0.name, $0.title] },
      devices: devices.map { [$0.id, $0.name] }, variants: variantNames, steps: steps,
      cells: cells.map { cell in
        let size = sizes[cell.name] ?? .init(width: cell.pixelWidth, height: cell.pixelHeight)
        return [
          screenPlaces[cell.screen] ?? 0, devicePlaces[cell.device.id] ?? 0,
          cell.orientation == .portrait ? 0 : 1, cell.scale, cell.scheme == .light ? 0 : 1,
          variants[cell.variant.name] ?? 0,
          size.width, size.height, stepPlaces[cell.step ?? ""] ?? 0,
        ]
      })
  }

  private var variantNames: [[String]] {
    var seen: Set<Variant> = []
    return [[Variant.usualName, "Usual settings"]]
      + cells.compactMap(\.variant).filter { seen.insert($0).inserted }.map { [$0.name, $0.title] }
  }

  private func places(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }
}
