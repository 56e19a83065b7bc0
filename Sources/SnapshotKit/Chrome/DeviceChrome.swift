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
  let text: any TextMeasuring

  /// The operations, to be drawn over the screen's own.
  var operations: [DrawOperation] {
    (bars.hidesStatusBar ? [] : statusBar.operations) + (homeIndicator.map { [$0] } ?? [])
  }

  private func ink(_ isLight: Bool?) -> RGBAColor {
    isLight ?? (scheme == .dark) ? .white : .black
  }

  private var statusBar: StatusBar {
    StatusBar(
      style: StatusBar.Style(device: device, geometry: geometry), geometry: geometry,
      ink: ink(bars.statusBarIsLight), text: text)
  }

  private var homeIndicator: DrawOperation? {
    guard let bar = geometry.homeIndicator else { return nil }
    let path = Path(roundedRect: bar, cornerRadius: bar.height / 2)
    return .fill(path, .color(ink(bars.homeIndicatorIsLight)), FillStyle())
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
