/// The cells whose pictures are stored beside the lock, for people to look at in reviews.
///
/// They are a usual phone, tablet, watch and window of a Mac, upright, in both schemes, and the
/// phone alone of the largest text, by which layouts break most; of components, all at their own
/// scale. All other cells are digests.
enum CuratedCells {
  /// The most that all stored pictures should take, in bytes.
  static let limit = 30_000_000

  /// The most that the descriptions beside them should take, in bytes: 6 MB for five apps with
  /// their flows, and half as much for pages of a system's parts and for another language.
  static let descriptionLimit = 9_000_000

  /// The device of the stored variant and of stored steps.
  static let phone = "iphone-15"

  /// Returns the devices of which pictures are stored.
  static func devices(_ keep: Lock.Keep) -> Set<String> {
    [phone, keep == .samples ? "ipad-pro-12-9" : "ipad-10", "watch-46", "mac-settings"]
  }

  /// Returns a Boolean value that indicates whether a cell's picture is stored.
  static func contains(_ cell: Cell, _ keep: Lock.Keep) -> Bool {
    if keep == .all { return true }
    if cell.device.isComponent { return cell.scale == cell.device.nativeScale }
    if let variant = cell.variant {
      return cell.device.id == phone && variant == .typeSize(.accessibility5)
    }
    // A flow's steps are many; five apps' would take as much as all else.
    if cell.step != nil { return keep == .samples && cell.device.id == phone }
    let scale = keep == .samples ? cell.device.nativeScale : cell.device.scales.min()
    return devices(keep).contains(cell.device.id) && cell.scale == scale && cell.isUpright
  }
}

extension Cell {
  /// A Boolean value that indicates whether the device is upright, or held the only way that it
  /// has.
  var isUpright: Bool { orientation == .portrait || device.orientations == [orientation] }
}
