import ViewTree

/// Finds the cell that one screen is looked at in: on any device and with any setting of the table,
/// whatever the matrix draws of it.
struct CellChoice {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// Returns the cell of a view, of a flow behind a step.
  ///
  /// What the view leaves open is as the screen itself says, or else as usual: iphone-15-pro or
  /// iphone-15, upright, light.
  ///
  /// - Throws: ``FilterError`` with the nearest names for what is not declared, and an error of a
  ///   window that the device does not have.
  func cell(of view: LiveView, step: String? = nil) throws -> Cell {
    guard let screen = catalogue.screen(named: view.screen) else {
      throw FilterError.unknown(
        kind: "screen", value: view.screen,
        nearest: CellFilter.nearest(to: view.screen, among: catalogue.screens.map(\.name)))
    }
    let device = try device(view.device, of: screen)
    let variant = try view.variant.flatMap(variant)
    let orientation = view.orientation ?? usualOrientation(of: device, for: screen)
    guard device.isComponent || device.orientations.contains(orientation) else {
      throw FilterError.empty("\(device.id) and \(orientation.rawValue)")
    }
    try catalogue.devices.require(variant.window, on: device, in: orientation)
    return Cell(
      screen: screen.name, device: device, orientation: orientation, scale: device.nativeScale,
      scheme: view.scheme ?? usualScheme(of: device, for: screen), variant: variant, step: step)
  }

  private func usualOrientation(of device: Device, for screen: Screen) -> Orientation {
    let own = screen.selection?.orientations(of: device) ?? device.orientations
    let all = own.isEmpty ? device.orientations : own
    return all.contains(.portrait) ? .portrait : all.first ?? .portrait
  }

  private func usualScheme(of device: Device, for screen: Screen) -> Scheme {
    let own = screen.selection?.schemes(of: device) ?? []
    return own.isEmpty || own.contains(device.usualScheme) ? device.usualScheme : own[0]
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
    let wanted = Glob(name)
    if let found = devices.first(where: { wanted.matches($0.id) || wanted.matches($0.name) }) {
      return found
    }
    throw .unknown(
      kind: "device", value: name,
      nearest: CellFilter.nearest(to: wanted.literal, among: devices.map(\.id)))
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
