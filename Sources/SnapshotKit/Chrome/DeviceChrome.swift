import DisplayList
import Foundation

/// What the system draws over an app: the status bar and the home indicator.
///
/// As in a simulator's screenshot, the cut-out and the rounded corners are not painted.
struct DeviceChrome {
  let device: Device
  let orientation: Orientation
  let geometry: DeviceGeometry
  let scheme: Scheme
  /// What the screen asks of the system's bars.
  var bars = SystemBars()
  /// Where the app ends that has a part of the screen: right of it the bars are other apps'; nil
  /// where it has all of it.
  var appEdge: Double?
  /// Where time and levels stand on a device without a status bar.
  var statusBlock: CGRect?
  let text: any TextMeasuring

  /// The operations, to be drawn over the screen's own.
  var operations: [DrawOperation] {
    statusBars + (homeIndicator.map { [$0] } ?? [])
  }

  private var statusBars: [DrawOperation] {
    let own = bars.hidesStatusBar ? [] : statusBar(bars.statusBarIsLight).operations
    if let statusBlock, !bars.hidesStatusBar {
      return StatusBlock(frame: statusBlock, ink: ink(bars.statusBarIsLight), text: text).operations
    }
    guard let appEdge else { return own }
    let others = statusBar(nil).operations
    let (app, rest) = CGRect(origin: .zero, size: geometry.size).divided(atX: appEdge)
    return [cut(own, to: app), cut(others, to: rest)].compactMap { $0 }
  }

  private func cut(_ operations: [DrawOperation], to part: CGRect) -> DrawOperation? {
    guard part.width > 0, !operations.isEmpty else { return nil }
    return .layer(Layer(clip: Path(part), items: operations.map { DrawItem($0) }))
  }

  private func ink(_ isLight: Bool?) -> RGBAColor {
    isLight ?? (scheme == .dark) ? .white : .black
  }

  private func statusBar(_ isLight: Bool?) -> StatusBar {
    StatusBar(
      style: StatusBar.Style(device: device, geometry: geometry), geometry: geometry,
      ink: ink(isLight), text: text)
  }

  private var homeIndicator: DrawOperation? {
    guard let bar = geometry.homeIndicator else { return nil }
    let path = Path(roundedRect: bar, cornerRadius: bar.height / 2)
    let isLight = appEdge == nil ? bars.homeIndicatorIsLight : nil
    return .fill(path, .color(ink(isLight)), FillStyle())
  }
}

extension CGRect {
  /// The parts left and right of a place.
  fileprivate func divided(atX x: Double) -> (left: CGRect, right: CGRect) {
    let left = CGRect(x: minX, y: minY, width: x - minX, height: height)
    return (left, CGRect(x: x, y: minY, width: maxX - x, height: height))
  }
}

extension DisplayList {
  /// The name of the system's node, which draws over the app's.
  static let systemNode = "System"

  /// The list with the status bar and the home indicator over it.
  mutating func add(_ chrome: DeviceChrome) {
    let operations = chrome.operations
    guard !operations.isEmpty else { return }
    let node = Int32(clamping: nodes.count)
    nodes.append(Node(path: Self.systemNode, source: "", frame: CGRect(origin: .zero, size: size)))
    items += operations.map { DrawItem($0, node: node) }
  }
}
