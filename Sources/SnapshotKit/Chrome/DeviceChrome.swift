import DisplayList
import Foundation
import ViewTree

/// The system's own drawings over an app: the status bar, the home indicator, a watch's time, a
/// window's buttons.
///
/// As in a simulator's screenshot, the cut-out and the rounded corners are not painted; those of a
/// watch are, black as its ground is, since they take much of a small screen.
struct DeviceChrome {
  let device: Device
  let orientation: Orientation
  let geometry: DeviceGeometry
  let scheme: Scheme
  /// The settings that the screen makes for the system's bars.
  var bars = SystemBars()
  /// The right edge of an app that has a part of the screen, in points; nil where it has all of it.
  var appEdge: Double?
  /// The frame of time and levels on a device without a status bar.
  var statusBlock: CGRect?
  /// The departure from a person's usual settings; nil for none.
  var variant: Variant?
  /// The colours behind the home indicator, where they are known.
  var indicatorGrounds: [RGBAColor] = []
  /// The locale of the system's words.
  var locale = ScreenLocale.usual
  let text: any TextMeasuring

  /// The operations, to be drawn over the screen's own.
  var operations: [DrawOperation] {
    statusBars + windowButtons + (homeIndicator.map { [$0] } ?? [])
  }

  private var statusBars: [DrawOperation] {
    let own = bars.hidesStatusBar ? [] : statusBar(bars.statusBarIsLight).operations
    if let statusBlock, !bars.hidesStatusBar {
      return StatusBlock(
        frame: statusBlock, foreground: foreground(bars.statusBarIsLight), text: text
      ).operations
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

  /// Paints the corners of a watch's picture, which are no glass.
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
      .operations(
        isActive: variant != .inactive && !bars.dimsWindowButtons, isDark: scheme == .dark
      )
      .map { isMirrored ? $0.mirrored(in: geometry.size.width) : $0 }
  }

  /// A watch and a Mac put at the right what they put at the left where people read from there.
  private var isMirrored: Bool { variant?.isRightToLeft ?? false }

  private func foreground(_ isLight: Bool?) -> RGBAColor {
    isLight ?? (scheme == .dark) ? .white : .black
  }

  private func statusBar(_ isLight: Bool?) -> StatusBar {
    StatusBar(
      style: StatusBar.Style(device: device, geometry: geometry), geometry: geometry,
      foreground: foreground(isLight), text: text, isMirrored: isMirrored,
      words: StatusBarWords(locale: locale))
  }

  private var homeIndicator: DrawOperation? {
    guard let bar = geometry.homeIndicator else { return nil }
    let path = Path(roundedRect: bar, cornerRadius: bar.height / 2)
    return .fill(path, .color(indicatorColor), FillStyle())
  }

  /// The scheme's colour, but where most of the ground would hide it: the system turns the
  /// indicator by the brightness behind it.
  private var indicatorColor: RGBAColor {
    let usual = foreground(appEdge == nil ? bars.homeIndicatorIsLight : nil)
    let hiding = indicatorGrounds.filter { $0.contrast(with: usual) < 2 }
    guard hiding.count > DisplayList.indicatorSamples / 2 else { return usual }
    return usual == .white ? .black : .white
  }
}

extension CGRect {
  /// Returns the parts left and right of a place.
  fileprivate func divided(atX x: Double) -> (left: CGRect, right: CGRect) {
    let left = CGRect(x: minX, y: minY, width: x - minX, height: height)
    return (left, CGRect(x: x, y: minY, width: maxX - x, height: height))
  }
}

extension DrawOperation {
  /// Returns a shape at the other side of a width; other operations as they are.
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

  /// The number of points at which colours behind the home indicator are looked up.
  fileprivate static let indicatorSamples = 6

  /// Returns the colours along the long edges of the home indicator, where they are known.
  ///
  /// A line or a letter may lie between the edges.
  func grounds(behind indicator: CGRect, picking pick: SchemePick) -> [RGBAColor] {
    let points = DrawnPoints(self, within: indicator)
    return [indicator.minY, indicator.maxY].flatMap { y in
      [0.25, 0.5, 0.75].compactMap { part in
        let point = CGPoint(x: indicator.minX + indicator.width * part, y: y)
        return points.covers(at: point).ground(over: background, picking: pick)
      }
    }
  }

  /// The list with the status bar and the home indicator over it.
  mutating func add(_ chrome: DeviceChrome) {
    let operations = chrome.operations + (chrome.corners.map { [$0] } ?? [])
    guard !operations.isEmpty else { return }
    let node = Int32(clamping: nodes.count)
    nodes.append(Node(path: Self.systemNode, source: "", frame: CGRect(origin: .zero, size: size)))
    items += operations.map { DrawItem($0, node: node) }
  }
}
