/// Cells that share one layout: one screen, one geometry, one orientation, one scheme.
///
/// Layout does not depend on the scale, and devices of equal geometry show the same picture.
struct CellGroup: Sendable {
  /// Cells of one scale: they share one picture, and differ in their device alone.
  struct Picture: Sendable {
    let scale: Int
    var cells: [Cell]
  }

  let screen: String
  /// The first device of the table with this geometry, whether or not it was asked for.
  let device: Device
  let orientation: Orientation
  let scheme: Scheme
  var pictures: [Picture]

  var cells: [Cell] { pictures.flatMap(\.cells) }

  private mutating func add(_ cell: Cell) {
    if let index = pictures.firstIndex(where: { $0.scale == cell.scale }) {
      pictures[index].cells.append(cell)
    } else {
      pictures.append(Picture(scale: cell.scale, cells: [cell]))
    }
  }

  /// The groups of some cells, in the order of each group's first cell.
  static func groups(of cells: [Cell], in table: DeviceTable) -> [CellGroup] {
    let representatives = table.representatives
    var places: [String: Int] = [:]
    var groups: [CellGroup] = []
    for cell in cells {
      let device = representatives[cell.device.id] ?? cell.device
      let key = "\(cell.screen)/\(device.id)-\(cell.orientation)-\(cell.scheme)"
      if let place = places[key] {
        groups[place].add(cell)
        continue
      }
      places[key] = groups.count
      groups.append(
        CellGroup(
          screen: cell.screen, device: device, orientation: cell.orientation, scheme: cell.scheme,
          pictures: [Picture(scale: cell.scale, cells: [cell])]))
    }
    return groups
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
  /// Whether two devices differ in their names alone.
  func isAlike(_ other: Device) -> Bool {
    family == other.family && width == other.width && height == other.height
      && nativeScale == other.nativeScale && scales == other.scales
      && cornerRadius == other.cornerRadius && statusBarHeight == other.statusBarHeight
      && safeArea == other.safeArea && cutout == other.cutout
      && homeIndicator == other.homeIndicator && uikitSizeClasses == other.uikitSizeClasses
  }
}
