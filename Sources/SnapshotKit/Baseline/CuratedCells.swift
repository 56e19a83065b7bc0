/// The cells whose pictures are stored beside the lock, for people to look at in reviews.
///
/// They are a usual phone, tablet, watch and window of a Mac, upright, at the lower scale factor, in both schemes; the
/// phone alone of the steps of flows and of the largest text, by which layouts break most; of
/// components, all at their own scale. All other cells are digests. That keeps five apps of some
/// hundred screens and states under ``limit``.
enum CuratedCells {
  static let devices: Set = ["iphone-15", "ipad-10", "watch-46", "mac-settings"]

  /// The most that all stored pictures should take, in bytes.
  static let limit = 30_000_000

  /// The most that the descriptions beside them should take, in bytes.
  static let descriptionLimit = 6_000_000

  /// The device of the stored variant and of stored steps.
  static let phone = "iphone-15"

  /// Whether a cell's picture is stored.
  static func contains(_ cell: Cell) -> Bool {
    if cell.device.isComponent { return cell.scale == cell.device.nativeScale }
    if let variant = cell.variant {
      return cell.device.id == phone && variant == .typeSize(.accessibility5)
    }
    if cell.step != nil { return cell.device.id == phone }
    return devices.contains(cell.device.id) && cell.scale == cell.device.scales.min()
      && cell.isUpright
  }
}

extension Cell {
  /// Whether its device is held upright, or as it always is.
  var isUpright: Bool { orientation == .portrait || device.orientations == [orientation] }
}
