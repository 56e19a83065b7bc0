/// The parts of a cell's name, of a cell that need not be declared any more.
struct CellName: Sendable, Hashable {
  /// The whole name.
  let text: String
  let screen: String
  let device: String
  let orientation: Orientation
  let scale: Int
  let scheme: Scheme
  let variant: Variant?
  let step: String?

  /// Reads a name such as `saransk/iphone-8-portrait@2x-light`, or one with `-ax5` or `.typed`
  /// behind it; nil if it is none.
  ///
  /// By bytes, for names are read by the thousand.
  init?(_ name: String) {
    text = name
    let halves = Self.split(Array(name.utf8)[...], at: "/")
    guard halves.count == 2, Catalogue.isValid(halves[0]) else { return nil }
    let stages = Self.split(halves[1], at: ".", most: 1)
    if stages.count == 2 {
      guard Catalogue.isValid(stages[1]) else { return nil }
      step = Self.text(stages[1])
    } else {
      step = nil
    }
    let parts = Self.split(stages[0], at: "@")
    guard parts.count == 2, let hyphen = parts[0].lastIndex(of: UInt8(ascii: "-")) else {
      return nil
    }
    let traits = Self.split(parts[1], at: "-", most: 2)
    guard traits.count >= 2, traits[0].count == 2, traits[0].last == UInt8(ascii: "x"),
      let digit = traits[0].first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
      let scheme = Scheme(rawValue: Self.text(traits[1])),
      let orientation = Orientation(rawValue: Self.text(parts[0][(hyphen + 1)...])),
      Catalogue.isValid(parts[0][..<hyphen])
    else { return nil }
    if traits.count == 3 {
      guard let variant = Variant(name: Self.text(traits[2])) else { return nil }
      self.variant = variant
    } else {
      variant = nil
    }
    (screen, device) = (Self.text(halves[0]), Self.text(parts[0][..<hyphen]))
    (scale, self.orientation, self.scheme) = (Int(digit - UInt8(ascii: "0")), orientation, scheme)
  }

  private static func split(
    _ bytes: ArraySlice<UInt8>, at separator: Unicode.Scalar, most: Int = .max
  ) -> [ArraySlice<UInt8>] {
    bytes.split(
      separator: UInt8(ascii: separator), maxSplits: most, omittingEmptySubsequences: false)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension CellFilter {
  /// Returns a Boolean value that indicates whether the cell of a name would pass; an unknown
  /// device's family is told by its name.
  func matches(_ name: CellName, in table: DeviceTable) -> Bool {
    let device = table.device(id: name.device)
    let named = DeviceFamily.allCases.first { name.device.hasPrefix($0.rawValue) }
    let family = (device?.family ?? named ?? .iphone).rawValue
    return passes(cells, [name.text])
      && matches(
        screen: name.screen, devices: [name.device, device?.name].compactMap { $0 },
        groups: device?.groups ?? [], family: family, orientation: name.orientation,
        scale: name.scale, scheme: name.scheme, variant: name.variant, step: name.step)
  }
}
