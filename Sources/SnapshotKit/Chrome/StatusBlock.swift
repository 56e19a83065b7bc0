import DisplayList
import Foundation

/// The place of a status block, as the table has it.
struct StatusBlockPlace: Codable, Sendable, Hashable {
  /// The id of the device.
  let device: String
  let portrait: Device.Cutout.Frame
  let landscape: Device.Cutout.Frame
}

extension DeviceTable {
  /// Returns the frame of time and levels on a device without a status bar, in points; nil for
  /// other devices.
  func statusBlock(of device: Device, in orientation: Orientation) -> CGRect? {
    guard let place = statusBlocks.first(where: { $0.device == device.id }) else { return nil }
    let frame = orientation == .portrait ? place.portrait : place.landscape
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

/// The time and the levels at a screen's side, one below the other, or in a row where the block is
/// wider than high.
struct StatusBlock {
  let frame: CGRect
  let foreground: RGBAColor
  let text: any TextMeasuring
  /// The hour of Apple's own pictures.
  var time = "9:41"

  /// The height that the camera takes at the top of a high block, in points.
  private static let cameraHeight = 56.0
  private static let rowHeight = 24.0

  var operations: [DrawOperation] {
    let clock = StatusLabel(time, size: 15, weight: .semibold, foreground: foreground, text: text)
    return frame.width > 3 * frame.height ? row(clock) : column(clock)
  }

  private func column(_ clock: StatusLabel) -> [DrawOperation] {
    // The lower the block, the fewer levels stand in it.
    let top = frame.height > 150 ? Self.cameraHeight : 0
    let room = Int((frame.height - top) / Self.rowHeight) - 1
    let levels = [
      StatusGlyphs.battery.scaled(to: 12), StatusGlyphs.wifi.scaled(to: 11),
      StatusGlyphs.cellular(height: 11),
    ].prefix(max(1, room)).reversed()
    let height = Double(levels.count + 1) * Self.rowHeight
    var middle = frame.minY + top + (frame.height - top - height + Self.rowHeight) / 2
    var operations = clock.drawn(x: frame.midX - clock.size.width / 2, middle: middle)
    for level in levels {
      middle += Self.rowHeight
      operations += level.drawn(
        x: frame.midX - level.size.width / 2, middle: middle, foreground: foreground)
    }
    return operations
  }

  private func row(_ clock: StatusLabel) -> [DrawOperation] {
    let margin = 40.0
    var x = frame.maxX - margin
    var operations = clock.drawn(x: frame.minX + margin, middle: frame.midY)
    for level in [
      StatusGlyphs.battery.scaled(to: 13), StatusGlyphs.wifi.scaled(to: 12),
      StatusGlyphs.cellular(height: 12),
    ] {
      x -= level.size.width
      operations += level.drawn(x: x, middle: frame.midY, foreground: foreground)
      x -= 7
    }
    return operations
  }
}
