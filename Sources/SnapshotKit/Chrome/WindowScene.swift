import DisplayList
import Foundation

/// An iPad's screen that several apps share: the app's window, and quiet shapes for the others.
///
///     Split View            Slide Over            Stage Manager
///     ┌──────┬─┬──────┐     ┌─────────────┐      ┌─────────────┐
///     │ app  │ │other │     │ other ┌────┐│      │▫  ┌───────┐ │
///     │      │ │      │     │       │app ││      │▫  │  app  │ │
///     │      │ │      │     │       └────┘│      │▫  └───────┘ │
///     └──────┴─┴──────┘     └─────────────┘      └─────────────┘
struct WindowScene {
  let window: DeviceWindow
  /// The app's place on the screen in points.
  let frame: CGRect
  /// The screen in points.
  let size: CGSize

  private typealias Metrics = WindowMetrics

  /// Returns the screen with a layout in its window.
  func around(_ layout: DisplayList) -> DisplayList {
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    var scene = layout
    scene.nodes = []
    scene.views = []
    scene.accessibility = []
    scene.targets = []
    (scene.size, scene.background) = (size, Palette.gap)
    scene.nodes = layout.nodes.map {
      var node = $0
      node.frame = $0.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      return node
    }
    scene.addViews(of: layout, firstNode: 0, move)
    scene.items = behind + [shadow].compactMap { $0 } + [content(layout, move)] + above
    return scene
  }

  /// Returns the window by itself, with the dots over it that every shared window has.
  static func alone(_ layout: DisplayList) -> DisplayList {
    var list = layout
    list.items += dots(over: CGRect(origin: .zero, size: layout.size))
    return list
  }

  private func content(_ layout: DisplayList, _ move: CGAffineTransform) -> DrawItem {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let ground = DrawItem(.fill(Path(bounds), .color(layout.background), FillStyle()))
    // A picture of its own: materials at its edge show nothing of what lies beyond.
    return DrawItem(
      .layer(
        Layer(
          transform: move, clip: outline(bounds), isolated: true, items: [ground] + layout.items)))
  }

  /// A window's outline: in Split View its corners at the screen's edge are the glass's.
  private func outline(_ bounds: CGRect) -> Path {
    var rect = bounds
    if window.kind == .split {
      rect.origin.x -= 2 * Metrics.radius
      rect.size.width += 2 * Metrics.radius
    }
    return Path(roundedRect: rect, cornerRadius: Metrics.radius, style: .continuous)
  }

  private var shadow: DrawItem? {
    guard window.kind != .split else { return nil }
    let shadow = Shadow(color: .black.opacity(0.3), radius: 16, x: 0, y: 4)
    return DrawItem(
      .layer(
        Layer(filters: [.shadow(shadow)], items: [Self.fill(outline(frame), Palette.window)])))
  }

  private var behind: [DrawItem] {
    let screen = CGRect(origin: .zero, size: size)
    switch window.kind {
    case .full: return []
    case .split: return OtherApp(frame: other).items
    case .slideOver: return OtherApp(frame: screen).items + Self.dots(over: screen)
    case .stage: return [Self.fill(Path(screen), Palette.desk)] + strip
    }
  }

  private var above: [DrawItem] {
    let own = Self.dots(over: frame)
    switch window.kind {
    case .full: return []
    case .split: return own + Self.dots(over: other) + [divider]
    case .slideOver: return own + [bar]
    case .stage: return own
    }
  }

  /// The other app's place in Split View.
  private var other: CGRect {
    let x = frame.maxX + Metrics.divider
    return CGRect(x: x, y: 0, width: size.width - x, height: size.height)
  }

  private var divider: DrawItem {
    let height = 38.0
    let rect = CGRect(
      x: frame.maxX + Metrics.divider / 2 - 2.5, y: (size.height - height) / 2, width: 5,
      height: height)
    return Self.fill(Path(roundedRect: rect, cornerRadius: 2.5), Palette.handle)
  }

  /// The bar at the bottom of a floating window, by which it is changed for another.
  private var bar: DrawItem {
    let width = frame.width * 0.36
    let rect = CGRect(x: frame.midX - width / 2, y: frame.maxY - 13, width: width, height: 5)
    return Self.fill(Path(roundedRect: rect, cornerRadius: 2.5), Palette.foreground)
  }

  /// The windows that wait beside the stage.
  private var strip: [DrawItem] {
    let (width, height, gap) = (66.0, 84.0, 26.0)
    let start = (size.height - 3 * height - 2 * gap) / 2
    return (0..<3).flatMap { index in
      let rect = CGRect(
        x: (Metrics.stageStrip - width) / 2, y: start + Double(index) * (height + gap),
        width: width, height: height)
      let badge = CGRect(x: rect.minX - 7, y: rect.maxY - 15, width: 22, height: 22)
      return [
        Self.fill(Path(roundedRect: rect, cornerRadius: 8, style: .continuous), Palette.window),
        Self.fill(Path(roundedRect: badge, cornerRadius: 5, style: .continuous), Palette.shape),
      ]
    }
  }

  /// Returns the three dots at a window's top, under which its menu lies.
  private static func dots(over window: CGRect) -> [DrawItem] {
    let (side, step) = (4.0, 7.5)
    return (-1...1).map { index in
      let x = window.midX + Double(index) * step - side / 2
      let dot = CGRect(x: x, y: window.minY + 9, width: side, height: side)
      return fill(Path(ellipseIn: dot), Palette.dots)
    }
  }

  private static func fill(_ path: Path, _ color: RGBAColor) -> DrawItem {
    DrawItem(.fill(path, .color(color), FillStyle()))
  }

  /// Another app, as far as it matters: a ground, a title and lines of grey.
  private struct OtherApp {
    let frame: CGRect

    var items: [DrawItem] {
      let margin = 20.0
      let width = min(frame.width - 2 * margin, 560)
      var y = frame.minY + 64
      var items = [WindowScene.fill(Path(frame), Palette.window)]
      func add(_ share: Double, _ height: Double, below gap: Double) {
        let rect = CGRect(x: frame.minX + margin, y: y, width: width * share, height: height)
        items.append(
          WindowScene.fill(
            Path(roundedRect: rect, cornerRadius: min(height / 2, 10), style: .continuous),
            Palette.shape))
        y += height + gap
      }
      add(0.45, 26, below: 26)
      while y < frame.maxY - 240 {
        add(1, 120, below: 16)
        for share in [0.92, 0.97, 0.64] { add(share, 10, below: 12) }
        y += 18
      }
      return items
    }
  }

  private enum Palette {
    static let gap = RGBAColor.black
    static let handle = RGBAColor(hex: 0x8E8E93)
    static let window = shade(0xF2F2F7, 0x1C1C1E)
    static let shape = shade(0xE0E0E6, 0x2C2C2E)
    static let desk = shade(0xC9D0DA, 0x0B0D11)
    static let foreground = shade(0x000000, 0xFFFFFF)
    static let dots = RGBAColor(
      light: .black.opacity(0.35), dark: .white.opacity(0.45))

    private static func shade(_ light: UInt32, _ dark: UInt32) -> RGBAColor {
      RGBAColor(light: RGBAColor(hex: light), dark: RGBAColor(hex: dark))
    }
  }
}
