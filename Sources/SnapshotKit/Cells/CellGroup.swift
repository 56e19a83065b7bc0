/// Cells that share one layout: one screen, with all that its layout may depend on.
///
/// Layout does not depend on the scale, nor on what the system draws over it. Devices that differ
/// in their names alone show the same picture.
struct CellGroup: Sendable {
  /// Cells that share one picture, and differ in their device's name alone.
  struct Picture: Sendable {
    /// The first device of the table that looks like this, whether or not it was asked for.
    let device: Device
    let scale: Int
    /// The step of a flow.
    let step: String?
    var cells: [Cell]
  }

  let screen: String
  let orientation: Orientation
  let traits: ScreenTraits
  var pictures: [Picture]

  var scheme: Scheme { traits.colorScheme }
  var variant: Variant? { traits.variant }
  var cells: [Cell] { pictures.flatMap(\.cells) }

  /// The traits by which groups are told apart.
  private struct Key: Hashable {
    let screen: String
    var traits: ScreenTraits
  }

  private mutating func add(_ cell: Cell, as device: Device) {
    if let index = pictures.firstIndex(where: {
      $0.scale == cell.scale && $0.device.id == device.id && $0.step == cell.step
    }) {
      pictures[index].cells.append(cell)
    } else {
      pictures.append(
        Picture(device: device, scale: cell.scale, step: cell.step, cells: [cell]))
    }
  }

  /// Returns the groups of some cells of a catalogue, in the order of each group's first cell.
  static func groups(of cells: [Cell], in catalogue: Catalogue) -> [CellGroup] {
    let representatives = catalogue.devices.representatives
    var places: [Key: Int] = [:]
    var groups: [CellGroup] = []
    for cell in cells {
      let device = representatives[cell.device.id] ?? cell.device
      var key = Key(
        screen: cell.screen,
        traits: catalogue.traits(
          of: device, in: cell.orientation, scheme: cell.scheme, variant: cell.variant))
      // Flows alone may turn a device: stills of devices that differ as they are turned are one.
      if cell.step == nil { key.traits.turned = nil }
      if let place = places[key] {
        groups[place].add(cell, as: device)
        continue
      }
      places[key] = groups.count
      groups.append(
        CellGroup(
          screen: cell.screen, orientation: cell.orientation, traits: key.traits,
          pictures: [
            Picture(device: device, scale: cell.scale, step: cell.step, cells: [cell])
          ]))
    }
    return groups
  }

  /// Returns the places of groups in a list, each light one with the dark one that differs in its
  /// scheme alone: they may share a layout.
  static func pairs(of groups: [CellGroup]) -> [(first: Int, dark: Int?)] {
    func lightKey(_ group: CellGroup) -> Key {
      var key = Key(screen: group.screen, traits: group.traits)
      key.traits.colorScheme = .light
      return key
    }
    let places = groups.indices.filter { groups[$0].scheme == .light }
    let light = Dictionary(uniqueKeysWithValues: places.map { (lightKey(groups[$0]), $0) })
    var dark: [Int: Int] = [:]
    for index in groups.indices where groups[index].scheme == .dark {
      if let partner = light[lightKey(groups[index])] { dark[partner] = index }
    }
    let partners = Set(dark.values)
    return groups.indices.filter { !partners.contains($0) }.map { ($0, dark[$0]) }
  }
}

extension Catalogue {
  /// Returns the traits that decide a screen's layout.
  func traits(
    of device: Device, in orientation: Orientation, scheme: Scheme, variant: Variant?
  ) -> ScreenTraits {
    func traits(in orientation: Orientation) -> ScreenTraits {
      ScreenTraits(
        devices.geometry(
          of: device, in: orientation, rule: sizeClassRule, window: variant.window),
        colorScheme: scheme, variant: variant, system: variant?.system ?? system)
    }
    var held = traits(in: orientation)
    if device.isTurned { held.turned = TurnedScreen(traits(in: orientation.turned)) }
    return held
  }
}

extension DeviceTable {
  /// For each device's id, the first device of the table that differs in its names alone.
  var representatives: [String: Device] {
    var firsts: [Device] = []
    var result: [String: Device] = [:]
    for device in devices {
      if let first = firsts.first(where: { $0.isAlike(device) }) {
        result[device.id] = first
      } else {
        firsts.append(device)
        result[device.id] = device
      }
    }
    return result
  }
}

extension Device {
  /// Returns a Boolean value that indicates whether two devices differ in their names alone.
  func isAlike(_ other: Device) -> Bool {
    family == other.family && width == other.width && height == other.height
      && nativeScale == other.nativeScale && scales == other.scales
      && cornerRadius == other.cornerRadius && hingeRadius == other.hingeRadius
      && statusBarHeight == other.statusBarHeight
      && safeArea == other.safeArea && cutout == other.cutout
      && homeIndicator == other.homeIndicator && orientations == other.orientations
      && uikitSizeClasses == other.uikitSizeClasses
  }
}
