import DisplayList
import Foundation
import ViewTree

/// The system's status bar: the time on the left, signal and battery on the right; of a watch the
/// time alone.
struct StatusBar {
  /// The arrangement of a status bar.
  enum Style: Hashable {
    case hidden
    /// Signal on the left, the time in the middle, the battery on the right, as on an iPhone 8.
    case homeButton
    /// The time and the levels in the middle of the two parts beside a notch or an island.
    case besideCutout
    /// The time and the date on the left, the levels on the right.
    case tablet
    /// The time on the right.
    case watch

    init(device: Device, geometry: DeviceGeometry) {
      if geometry.statusBarHeight <= 0 || device.family == .mac {
        self = .hidden
      } else if device.family == .watch {
        self = .watch
      } else if device.family == .ipad {
        self = .tablet
      } else {
        self = geometry.cutout == nil ? .homeButton : .besideCutout
      }
    }
  }

  let style: Style
  let geometry: DeviceGeometry
  let foreground: RGBAColor
  let text: any TextMeasuring
  /// A Boolean value that indicates whether a watch's time stands on the left.
  var isMirrored = false
  /// The hour of Apple's own pictures.
  var time = "9:41"
  /// The hour of Apple's pictures of watches.
  private static let watchTime = "10:09"
  /// The words of a tablet's.
  var words = StatusBarWords(locale: ScreenLocale.usual)

  var operations: [DrawOperation] {
    switch style {
    case .hidden: []
    case .homeButton: homeButton
    case .besideCutout: besideCutout
    case .tablet: tablet
    case .watch: watch
    }
  }

  private var watch: [DrawOperation] {
    let label = label(Self.watchTime, size: 16, weight: .semibold)
    let margin = geometry.titleBar?.margin ?? 0
    return label.drawn(
      x: isMirrored ? margin : geometry.size.width - margin - label.size.width,
      middle: geometry.statusBarHeight / 2)
  }

  private var homeButton: [DrawOperation] {
    let middle = geometry.statusBarHeight / 2
    let battery = StatusGlyphs.battery.scaled(to: 11.5)
    let signal = StatusGlyphs.cellular(height: 9)
    let wifi = StatusGlyphs.wifi.scaled(to: 9)
    let label = time(size: 12)
    return [
      signal.drawn(x: 6, middle: middle, foreground: foreground),
      wifi.drawn(x: 6 + signal.size.width + 4, middle: middle, foreground: foreground),
      label.drawn(x: (geometry.size.width - label.size.width) / 2, middle: middle),
      battery.drawn(
        x: geometry.size.width - 6 - battery.size.width, middle: middle, foreground: foreground),
    ].flatMap { $0 }
  }

  private var besideCutout: [DrawOperation] {
    guard let cutout = geometry.cutout else { return [] }
    // The parts reach from 16 pt off the edge to 6 pt off the cut-out, as in Apple's templates.
    let left = (16 + cutout.minX - 6) / 2
    let right = (cutout.maxX + 6 + geometry.size.width - 16) / 2
    // Beside an island the line lies on the island's middle; beside a notch under the bar's middle.
    let middle = cutout.minY > 0 ? cutout.midY + 2 : geometry.statusBarHeight / 2 + 2
    // Beside the widest notches there is less room.
    let height = cutout.minX < 80 ? 10.0 : cutout.minX < 90 ? 11 : 12
    let label = time(size: cutout.minX < 90 ? 15 : 17)
    return label.drawn(x: left - label.size.width / 2, middle: middle)
      + row(
        levels(height: height), spacing: cutout.minX < 90 ? 5 : 7, centre: right, middle: middle)
  }

  private var tablet: [DrawOperation] {
    let middle = geometry.statusBarHeight / 2
    let margin = 20.0
    let clock = time(size: 12)
    let day = label(words.day, size: 12, weight: .medium)
    let battery = StatusGlyphs.battery.scaled(to: 11.5)
    let charge = label(words.charge, size: 12, weight: .medium)
    let wifi = StatusGlyphs.wifi.scaled(to: 9.5)
    let batteryX = geometry.size.width - margin - battery.size.width
    let chargeX = batteryX - 5 - charge.size.width
    return [
      clock.drawn(x: margin, middle: middle),
      day.drawn(x: margin + clock.size.width + 8, middle: middle),
      wifi.drawn(x: chargeX - 6 - wifi.size.width, middle: middle, foreground: foreground),
      charge.drawn(x: chargeX, middle: middle),
      battery.drawn(x: batteryX, middle: middle, foreground: foreground),
    ].flatMap { $0 }
  }

  private func levels(height: Double) -> [StatusGlyph] {
    [
      StatusGlyphs.cellular(height: height), StatusGlyphs.wifi.scaled(to: height),
      StatusGlyphs.battery.scaled(to: height + 1),
    ]
  }

  private func row(
    _ glyphs: [StatusGlyph], spacing: Double, centre: Double, middle: Double
  ) -> [DrawOperation] {
    let width =
      glyphs.reduce(0) { $0 + $1.size.width } + spacing * Double(max(0, glyphs.count - 1))
    var x = centre - width / 2
    var operations: [DrawOperation] = []
    for glyph in glyphs {
      operations += glyph.drawn(x: x, middle: middle, foreground: foreground)
      x += glyph.size.width + spacing
    }
    return operations
  }

  private func time(size: Double) -> StatusLabel { label(time, size: size, weight: .semibold) }

  private func label(_ string: String, size: Double, weight: ResolvedFont.Weight) -> StatusLabel {
    StatusLabel(string, size: size, weight: weight, foreground: foreground, text: text)
  }
}

/// A short text of the status bar, measured.
struct StatusLabel {
  let styled: StyledText
  let size: CGSize

  init(
    _ string: String, size: Double, weight: ResolvedFont.Weight, foreground: RGBAColor,
    text: any TextMeasuring
  ) {
    let font = ResolvedFont(size: size, weight: weight)
    let run = StyledText.Run(
      .text(string), attributes: TextAttributes(font: font), paint: .color(foreground))
    styled = StyledText(runs: [run], paragraph: ParagraphStyle(lineLimit: 1))
    self.size = text.measure(styled, width: .infinity, height: .infinity).size
  }

  func drawn(x: Double, middle: Double) -> [DrawOperation] {
    let origin = CGPoint(x: x, y: middle - size.height / 2)
    return [.text(TextDrawing(text: styled, frame: CGRect(origin: origin, size: size)))]
  }
}
