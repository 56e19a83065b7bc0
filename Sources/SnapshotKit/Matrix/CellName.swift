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
    let halves = Self.split(name[...], at: "/")
    guard halves.count == 2, Catalogue.isValid(halves[0]) else { return nil }
    let parts = Self.split(halves[1], at: "@")
    guard parts.count == 2, let hyphen = parts[0].utf8.lastIndex(of: UInt8(ascii: "-"))
    else { return nil }
    let traits = Self.split(parts[1], at: "-", most: 2)
    guard traits.count >= 2, traits[0].hasSuffix("x"), let scale = Int(traits[0].dropLast()),
      (1...9).contains(scale), traits[0] == "\(scale)x",
      let scheme = Scheme(rawValue: String(traits[1])),
      let orientation = Orientation(rawValue: String(parts[0].utf8[hyphen...].dropFirst()) ?? "")
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

  /// By bytes: names are read by the thousand.
  private static func split(
    _ text: Substring, at separator: Unicode.Scalar, most: Int = .max
  ) -> [Substring] {
    text.utf8.split(
      separator: UInt8(ascii: separator), maxSplits: most, omittingEmptySubsequences: false
    ).map { Substring($0) }
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
