/// A space of colours, under Core Graphics' name; pictures are drawn in sRGB.
public final class CGColorSpace: Sendable {
  /// The name of the space.
  public let name: String?

  init(name: String) { self.name = name }

  /// Creates a space by its name.
  public convenience init?(name: CGColorSpaceName) { self.init(name: name.rawValue) }

  /// The name of sRGB.
  public static let sRGB = CGColorSpaceName(rawValue: "kCGColorSpaceSRGB")
  /// The name of Display P3.
  public static let displayP3 = CGColorSpaceName(rawValue: "kCGColorSpaceDisplayP3")
}

/// The name of a space of colours.
public struct CGColorSpaceName: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of the device's colours, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.sRGB.rawValue)
}

/// The way in which alpha is kept beside the colours, under Core Graphics' name.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The ways.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// The order of a pixel's bytes, under Core Graphics' name.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates an order.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that tell of the alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// The bytes of 32 bits, the least one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The bytes of 32 bits, the greatest one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// An address, under Core Foundation's name.
public typealias CFURL = URL

/// A dictionary, under Core Foundation's name.
public typealias CFDictionary = [String: Any]
/// Bytes, under Core Foundation's name.
public typealias CFData = Data
/// A text, under Core Foundation's name.
public typealias CFString = String
/// A list of values, under Core Foundation's name.
public typealias CFArray = [Any]

/// The quality of a scaled image, under Core Graphics' name.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The qualities.
  case `default`, none, low, medium = 4, high = 3
}

/// A context of Core Graphics: what is drawn in it becomes a drawing, sharp at any size, without
/// pixels to read.
///
///     let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { drawing in
///       drawing.cgContext.setFillColor(UIColor.systemTeal.cgColor)
///       drawing.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
public final class CGContext {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The quality of scaled images, which is always high.
  public var interpolationQuality = CGInterpolationQuality.default
  private let scale: CGFloat
  /// A Boolean value that indicates whether coordinates count upwards from the lower edge.
  let isFlipped: Bool
  private var items: [DrawItem] = []
  /// The colours, the line, the coordinates and the clips of what is drawn next.
  var state = State()
  private var saved: [State] = []
  /// The path that is put together, in points.
  var path = Path()

  struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle(lineWidth: 1)
    var transform = CGAffineTransform.identity
    var alpha = 1.0
    var blendMode = BlendMode.normal
    var shadow: Shadow?
    /// Clips in the picture's coordinates, the first outermost.
    var clips: [Clip] = []
  }

  struct Clip {
    let path: Path
    let style: FillStyle
  }

  /// Creates a context of a picture; there are no bytes to share, so that they must be nil.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    (self.width, self.height, scale, isFlipped) = (width, height, 1, true)
  }

  /// Creates a context of a document's pages, whose file is not written: a still draws pictures,
  /// and nothing besides.
  public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ information: CFDictionary?) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard box.width > 0, box.height > 0 else { return nil }
    (width, height) = (Int(box.width.rounded(.up)), Int(box.height.rounded(.up)))
    (scale, isFlipped) = (1, true)
  }

  /// Begins a page of a document.
  public func beginPDFPage(_ information: CFDictionary?) { items = [] }
  /// Ends a page of a document, which is not written.
  public func endPDFPage() {}
  /// Ends a document, which is not written.
  public func closePDF() {}

  /// Creates a context in points, from the top left corner downwards.
  init(size: CGSize, scale: CGFloat) {
    width = Int((size.width * scale).rounded(.up))
    height = Int((size.height * scale).rounded(.up))
    (self.scale, isFlipped) = (scale, false)
  }

  /// The size, in points.
  var size: CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }

  /// The drawing so far.
  var list: DisplayList {
    var list = DisplayList(size: size, background: .clear)
    list.items = items
    return list
  }

  /// Returns what has been drawn.
  public func makeImage() -> CGImage? { CGImage(list, scale: scale) }

  /// Keeps the colours, the line and the coordinates.
  public func saveGState() { saved.append(state) }
  /// Takes back the colours, the line and the coordinates that were kept last.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// Moves the coordinates, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  /// Scales the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns the coordinates, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Changes the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the joints of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the opacity of what follows, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Begins a path.
  public func beginPath() { path = Path() }
  /// Moves to a point, in points.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point, in points.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a rectangle, in points.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse in a rectangle, in points.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ added: CGPath) { path.addPath(Path(added)) }
  /// Closes the path.
  public func closePath() { path.closeSubpath() }

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(path, state.fill, rule)
    path = Path()
  }

  /// Draws the path's line.
  public func strokePath() {
    paint(path, state.stroke, line: state.line)
    path = Path()
  }

  /// Fills a rectangle, in points.
  public func fill(_ rect: CGRect) { paint(Path(rect), state.fill) }
  /// Draws the line of a rectangle, in points.
  public func stroke(_ rect: CGRect) { paint(Path(rect), state.stroke, line: state.line) }
  /// Fills the ellipse in a rectangle, in points.
  public func fillEllipse(in rect: CGRect) { paint(Path(ellipseIn: rect), state.fill) }
  /// Draws the line of the ellipse in a rectangle, in points.
  public func strokeEllipse(in rect: CGRect) {
    paint(Path(ellipseIn: rect), state.stroke, line: state.line)
  }

  /// Draws an image in a rectangle, in points, upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard image.list.size.width > 0, image.list.size.height > 0 else { return }
    var place = CGAffineTransform(
      scaleX: rect.width / image.list.size.width, y: rect.height / image.list.size.height)
    if isFlipped { place = place.concatenating(CGAffineTransform(scaleX: 1, y: -1)) }
    let top = isFlipped ? rect.maxY : rect.minY
    place = place.concatenating(CGAffineTransform(translationX: rect.minX, y: top))
    add([DrawItem(.layer(Layer(transform: place, items: image.list.items)))])
  }

  private func paint(
    _ path: Path, _ color: Color, _ rule: CGPathFillRule = .winding, line: StrokeStyle? = nil
  ) {
    guard let paint = paint(of: color) else { return }
    add([
      DrawItem(
        line.map { .stroke(path.quantized, paint, $0) }
          ?? .fill(path.quantized, paint, FillStyle(eoFill: rule == .evenOdd)))
    ])
  }

  private func paint(of color: Color) -> Paint? {
    let environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    return color._style(in: environment).paint(in: CGRect(origin: .zero, size: size))
  }

  /// Returns a colour of Core Graphics as pictures have it.
  func color(_ color: CGColor) -> RGBAColor {
    paint(of: Color(cgColor: color))?.color ?? RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The transform from the context's coordinates to the picture's, which count downwards.
  var toPicture: CGAffineTransform {
    guard isFlipped else { return state.transform }
    return state.transform.concatenating(CGAffineTransform(scaleX: 1, y: -1))
      .concatenating(CGAffineTransform(translationX: 0, y: size.height))
  }

  /// Adds what is drawn in the context's coordinates, with its opacity, shadow and clips.
  func add(_ drawn: [DrawItem]) {
    var layer = Layer(transform: toPicture, items: drawn)
    layer.opacity = state.alpha
    if state.blendMode != .normal || state.shadow != nil {
      layer = Layer(
        blendMode: state.blendMode, filters: state.shadow.map { [.shadow($0)] } ?? [],
        items: [DrawItem(.layer(layer))])
    }
    for clip in state.clips.reversed() {
      layer = Layer(clip: clip.path, clipStyle: clip.style, items: [DrawItem(.layer(layer))])
    }
    items.append(DrawItem(.layer(layer)))
  }
}
