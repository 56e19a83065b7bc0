import DisplayList
import Foundation

/// What the system draws over an app: the status bar and the home indicator, a watch's time, a
/// window's buttons.
///
/// As in a simulator's screenshot, the cut-out and the rounded corners are not painted; those of a watch
/// are, black as its ground is, since they take much of a small screen.
struct DeviceChrome {
  let device: Device
  let orientation: Orientation
  let geometry: DeviceGeometry
  let scheme: Scheme
  /// What the screen asks of the system's bars.
  var bars = SystemBars()
  /// How a person's settings depart from the usual ones.
  var variant: Variant?
  let text: any TextMeasuring

  /// The operations, to be drawn over the screen's own.
  var operations: [DrawOperation] {
    (bars.hidesStatusBar ? [] : statusBar.operations) + windowButtons
      + (homeIndicator.map { [$0] } ?? [])
  }

  /// What of the picture is no glass.
  var corners: DrawOperation? {
    guard device.family == .watch else { return nil }
    var path = Path(CGRect(origin: .zero, size: geometry.size))
    path.addPath(
      Path(
        roundedRect: CGRect(origin: .zero, size: geometry.size),
        cornerRadius: device.cornerRadius, style: .continuous))
    return .fill(path, .color(.black), FillStyle(eoFill: true))
  }

  private var windowButtons: [DrawOperation] {
    guard device.family == .mac else { return [] }
    return WindowButtons(titleBarHeight: geometry.statusBarHeight)
      .operations(isActive: variant != .inactive, isDark: scheme == .dark)
      .map { isMirrored ? $0.mirrored(in: geometry.size.width) : $0 }
  }

  /// A watch and a Mac put at the right what they put at the left where people read from there.
  private var isMirrored: Bool { variant?.isRightToLeft ?? false }

  private func ink(_ isLight: Bool?) -> RGBAColor {
    isLight ?? (scheme == .dark) ? .white : .black
  }

  private var statusBar: StatusBar {
    StatusBar(
      style: StatusBar.Style(device: device, geometry: geometry), geometry: geometry,
      ink: ink(bars.statusBarIsLight), text: text, isMirrored: isMirrored)
  }

  private var homeIndicator: DrawOperation? {
    guard let bar = geometry.homeIndicator else { return nil }
    let path = Path(roundedRect: bar, cornerRadius: bar.height / 2)
    return .fill(path, .color(ink(bars.homeIndicatorIsLight)), FillStyle())
  }
}

extension DrawOperation {
  /// A shape at the other side of a width; other operations as they are.
  fileprivate func mirrored(in width: CGFloat) -> DrawOperation {
    let turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    switch self {
    case .fill(let path, let paint, let style): return .fill(path.applying(turn), paint, style)
    case .stroke(let path, let paint, let style): return .stroke(path.applying(turn), paint, style)
    default: return self
    }
  }
}

extension DisplayList {
  /// The name of the system's node, which draws over the app's.
  static let systemNode = "System"

  /// The list with the status bar and the home indicator over it.
  mutating func add(_ chrome: DeviceChrome) {
    let operations = chrome.operations + (chrome.corners.map { [$0] } ?? [])
    guard !operations.isEmpty else { return }
    let node = Int32(clamping: nodes.count)
    nodes.append(Node(path: Self.systemNode, source: "", frame: CGRect(origin: .zero, size: size)))
    items += operations.map { DrawItem($0, node: node) }
  }
}
