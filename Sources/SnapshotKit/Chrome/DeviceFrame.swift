import DisplayList
import Foundation

/// Puts a screen's picture into the body of its device: glass with round corners, the cut-out, the
/// bezel, buttons and a shadow on clear ground.
///
///     body in portrait          in landscape, turned to the left
///     ┌───────────────┐         ┌──────────────────────────┐
///     │      top      │         │     │       side       │ │
///     │ ┌───────────┐ │         │ top │      screen      │ bottom
///     │ │  screen   │ │         │     │                  │ │
struct DeviceFrame: PictureFrame {
  let device: Device
  let body: DeviceBody
  let orientation: Orientation

  /// Room for the shadow around the body, in points.
  static let margin = 36.0
  private static let buttonDepth = 3.0
  /// The width of the shade that a button within the metal has, seen from the front; a choice.
  private static let sunkDepth = 1.5

  /// The framed picture's size in points.
  var size: CGSize {
    let body = bodySize
    let (width, height) = (body.width + 2 * Self.margin, body.height + 2 * Self.margin)
    return orientation == .portrait
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  /// The body in portrait.
  private var bodySize: CGSize {
    CGSize(
      width: device.width + 2 * body.side, height: device.height + body.top + body.bottom)
  }

  /// The screen within the body, in portrait.
  private var screen: CGRect {
    CGRect(x: body.side, y: body.top, width: device.width, height: device.height)
  }

  /// From the body in portrait to the picture.
  private var transform: CGAffineTransform {
    orientation == .portrait
      ? CGAffineTransform(translationX: Self.margin, y: Self.margin)
      : CGAffineTransform(
        a: 0, b: -1, c: 1, d: 0, tx: Self.margin, ty: Self.margin + bodySize.width)
  }

  /// Returns the list within the body.
  func around(_ list: DisplayList) -> DisplayList {
    let place = screen.applying(transform).standardized
    let glass = Path(
      RoundedRect(rect: place, radii: radii(in: orientation), style: .continuous))
    let ground = DrawItem(.fill(Path(place), .color(list.background), FillStyle()))
    let content = Layer(
      transform: CGAffineTransform(translationX: place.minX, y: place.minY), items: list.items)
    var result = DisplayList(size: size, background: .clear, nodes: list.nodes)
    result.items = [
      DrawItem(.layer(Layer(transform: transform, items: metal))),
      // A picture of its own: materials at its edge show nothing of the body.
      DrawItem(
        .layer(Layer(clip: glass, isolated: true, items: [ground, DrawItem(.layer(content))]))),
      DrawItem(.layer(Layer(transform: transform, items: cutout.map { [$0] } ?? []))),
    ]
    return result
  }

  // MARK: The body

  private static let rimColor = RGBAColor(hex: 0x8E8E93)
  private static let bezelColor = RGBAColor(hex: 0x101012)
  private static let sunkColor = RGBAColor(hex: 0x5C5C60)

  private func fill(_ path: Path, _ color: RGBAColor) -> DrawItem {
    DrawItem(.fill(path, .color(color), FillStyle()))
  }

  private func rounded(_ rect: CGRect, _ radius: Double) -> Path {
    Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }

  /// Returns the radii of the glass: a hinge lies at the left in portrait, and so below once the
  /// device is turned to its left.
  private func radii(in orientation: Orientation) -> CornerRadii {
    var radii = CornerRadii(device.cornerRadius)
    guard let hinge = device.hingeRadius else { return radii }
    radii.bottomLeft = hinge
    if orientation == .portrait { radii.topLeft = hinge } else { radii.bottomRight = hinge }
    return radii
  }

  /// Returns an outline of the body in portrait, so far within its edge.
  private func outline(inset: Double) -> Path {
    let growth = body.cornerGrowth - inset
    return Path(
      RoundedRect(
        rect: CGRect(origin: .zero, size: bodySize).insetBy(dx: inset, dy: inset),
        radii: radii(in: .portrait).map { max(0, $0 + growth) }, style: .continuous))
  }

  private var metal: [DrawItem] {
    let shadow = Shadow(color: .black.opacity(0.35), radius: 12, x: 0, y: 0)
    return buttons(.raised, Self.rimColor) + [
      DrawItem(
        .layer(
          Layer(
            filters: [.shadow(shadow)], items: [fill(outline(inset: 0), Self.rimColor)]))),
      fill(outline(inset: body.rim), Self.bezelColor),
    ] + buttons(.flush, Self.sunkColor) + homeButton
  }

  private func buttons(_ form: DeviceBody.Button.Form, _ color: RGBAColor) -> [DrawItem] {
    body.buttons.filter { ($0.form ?? .raised) == form }.map { fill(path(of: $0), color) }
  }

  private func path(of button: DeviceBody.Button) -> Path {
    let size = bodySize
    let isFlush = button.form == .flush
    let inner = isFlush ? Self.sunkDepth : Self.buttonDepth
    let outer = isFlush ? 0.0 : Self.buttonDepth
    let depth = inner + outer
    let edge = button.edge == .top ? size.width : size.height
    let start = edge * (button.middle - button.length / 2)
    let length = edge * button.length
    let rect =
      switch button.edge {
      case .left: CGRect(x: -outer, y: start, width: depth, height: length)
      case .right: CGRect(x: size.width - inner, y: start, width: depth, height: length)
      case .top: CGRect(x: start, y: -outer, width: length, height: depth)
      }
    return Path(roundedRect: rect, cornerRadius: depth / 4)
  }

  private var homeButton: [DrawItem] {
    guard let diameter = body.homeButton else { return [] }
    let center = CGPoint(x: bodySize.width / 2, y: screen.maxY + (body.bottom - body.rim) / 2)
    let circle = Path(
      ellipseIn: CGRect(
        x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
    return [
      fill(circle, RGBAColor(hex: 0x1C1C1E)),
      DrawItem(.stroke(circle, .color(RGBAColor(hex: 0x48484A)), StrokeStyle(lineWidth: 2))),
    ]
  }

  // MARK: The cut-out

  private var cutout: DrawItem? {
    guard let frame = device.cutout.frame else { return nil }
    let rect = CGRect(
      x: screen.minX + frame.x, y: screen.minY + frame.y, width: frame.width,
      height: frame.height)
    let radius = device.cutout.cornerRadius ?? 0
    switch device.cutout.kind {
    case .none: return nil
    case .dynamicIsland: return fill(rounded(rect, radius), .black)
    case .notch:
      return fill(notch(rect, radius, device.cutout.shoulderRadius ?? 0), Self.bezelColor)
    }
  }

  /// A notch hangs from the bezel: concave shoulders above, convex corners below.
  private func notch(_ rect: CGRect, _ radius: Double, _ shoulder: Double) -> Path {
    // Half a point into the bezel, so that no light comes through between both.
    let top = rect.minY - 0.5
    return Path { path in
      path.move(to: CGPoint(x: rect.minX - shoulder, y: top))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.minY + shoulder),
        control: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - radius))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + radius, y: rect.maxY),
        control: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY - radius),
        control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + shoulder))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX + shoulder, y: top),
        control: CGPoint(x: rect.maxX, y: rect.minY))
      path.closeSubpath()
    }
  }
}

extension DeviceTable {
  /// Returns a cell's picture in points, with the device's body around it or without.
  func size(of cell: Cell, isFramed: Bool, isCropped: Bool = false) -> CGSize {
    let window = frame(of: cell.window, on: cell.device, in: cell.orientation)
    if isCropped, let window { return window.size }
    guard isFramed, let frame = frame(of: cell) else {
      return cell.device.size(in: cell.orientation)
    }
    return frame.size
  }

  /// Returns a cell's picture in pixels, with the device's body around it or without.
  func pixelSize(
    of cell: Cell, isFramed: Bool, isCropped: Bool = false
  ) -> (width: Int, height: Int) {
    let size = size(of: cell, isFramed: isFramed, isCropped: isCropped)
    let scale = CGFloat(cell.scale)
    return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}
