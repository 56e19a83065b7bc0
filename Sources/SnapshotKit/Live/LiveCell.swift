import ViewTree

/// Finds what a live screen is shown as: any device and setting of the table, whatever the matrix
/// draws of the screen.
struct LiveCell {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// Returns the cell of a view.
  ///
  /// - Throws: ``FilterError`` with the nearest names for what is not declared, and an error of a
  ///   window that the device does not have.
  func cell(of view: LiveView) throws -> Cell {
    guard let screen = catalogue.screen(named: view.screen) else {
      throw FilterError.unknown(
        kind: "screen", value: view.screen,
        nearest: CellFilter.nearest(to: view.screen, among: catalogue.screens.map(\.name)))
    }
    let device = try device(view.device, of: screen)
    let variant = try view.variant.flatMap(variant)
    let upright = device.orientations.first { $0 == .portrait } ?? device.orientations.first
    let orientation = view.orientation ?? upright ?? .portrait
    guard device.isComponent || device.orientations.contains(orientation) else {
      throw FilterError.empty("\(device.id) and \(orientation.rawValue)")
    }
    try catalogue.devices.require(variant.window, on: device, in: orientation)
    return Cell(
      screen: screen.name, device: device, orientation: orientation,
      scale: device.nativeScale,
      scheme: view.scheme ?? device.usualScheme, variant: variant)
  }

  private func device(_ name: String?, of screen: Screen) throws(FilterError) -> Device {
    if let component = screen.size.component { return component }
    let devices = catalogue.devices.devices
    guard let name else {
      let own = screen.selection.map { devices.filter($0.includes) } ?? devices
      let usual = [CellOptions.usualDevice, CuratedCells.phone].lazy.compactMap { id in
        own.first { $0.id == id }
      }
      return usual.first ?? own.first ?? devices[0]
    }
    let wanted = name.lowercased()
    if let found = devices.first(where: { $0.id == name || $0.name.lowercased() == wanted }) {
      return found
    }
    throw .unknown(
      kind: "device", value: name,
      nearest: CellFilter.nearest(to: name, among: devices.map(\.id)))
  }

  private func variant(_ name: String) throws(FilterError) -> Variant? {
    if name.isEmpty || name == Variant.usualName { return nil }
    if let variant = Variant(name: name) { return variant }
    throw .unknown(
      kind: "variant", value: name,
      nearest: CellFilter.nearest(
        to: name, among: Matrix(catalogue).variantNames))
  }
}
