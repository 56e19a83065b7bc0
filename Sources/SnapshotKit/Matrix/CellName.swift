/// The parts of a cell's name, of a cell that need not be declared any more.
struct CellName: Sendable, Hashable {
  let screen: String
  let device: String
  let orientation: Orientation
  let scale: Int
  let scheme: Scheme
  let variant: Variant?

  /// Reads a name such as `saransk/iphone-8-portrait@2x-light` or one with `-ax5` behind it; nil if it is none.
  init?(_ name: String) {
    let halves = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard halves.count == 2, Catalogue.isValid(String(halves[0])) else { return nil }
    let parts = halves[1].split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let hyphen = parts[0].lastIndex(of: "-") else { return nil }
    let traits = parts[1].split(
      separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard traits.count >= 2, traits[0].hasSuffix("x"), let scale = Int(traits[0].dropLast()),
      (1...9).contains(scale), traits[0] == "\(scale)x",
      let scheme = Scheme(rawValue: String(traits[1])),
      let orientation = Orientation(rawValue: String(parts[0][hyphen...].dropFirst()))
    else { return nil }
    device = String(parts[0][..<hyphen])
    guard Catalogue.isValid(device) else { return nil }
    if traits.count == 3 {
      guard let variant = Variant(name: String(traits[2])) else { return nil }
      self.variant = variant
    } else {
      variant = nil
    }
    (screen, self.scale) = (String(halves[0]), scale)
    (self.orientation, self.scheme) = (orientation, scheme)
  }
}

extension CellFilter {
  /// Whether the cell of a name would pass; the family of an unknown device is told by its name.
  func matches(_ name: CellName, in table: DeviceTable) -> Bool {
    let device = table.device(id: name.device)
    let family =
      device?.family.rawValue
      ?? (name.device.hasPrefix("ipad") ? DeviceFamily.ipad : .iphone).rawValue
    return matches(
      screen: name.screen, devices: [name.device, device?.name].compactMap { $0 },
      family: family, orientation: name.orientation, scale: name.scale, scheme: name.scheme,
      variant: name.variant)
  }
}
