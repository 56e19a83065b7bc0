/// The cells whose pictures are stored beside the lock, for people to look at in reviews.
///
/// They are the devices on which the guide's checklist asks to look at every screen, held both
/// ways, and in portrait also dark; variants on the usual phone. The lower scale factor keeps a screen's pictures at about 1 MB
/// together, and a repository of thirty screens under ``limit``.
enum CuratedCells {
  static let devices: Set = ["iphone-se-3", "iphone-15-pro-max", "ipad-10", "ipad-pro-12-9"]

  /// The most that all stored pictures should take, in bytes.
  static let limit = 30_000_000

  /// The device of stored variants.
  static let variantDevice = "iphone-15"

  /// Whether a cell's picture is stored.
  static func contains(_ cell: Cell) -> Bool {
    guard cell.variant == nil else { return cell.device.id == variantDevice }
    return devices.contains(cell.device.id) && cell.scale == cell.device.scales.min()
      && (cell.scheme == .light || cell.orientation == .portrait)
  }
}
