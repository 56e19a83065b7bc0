/// The format of a drawn image, under UIKit's name.
public final class UIGraphicsImageRendererFormat {
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the image has no transparent places.
  public var opaque = false

  /// Creates a format of one pixel a point.
  public init() {}
  /// Returns the format of the screen that is being made.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = ScreenLocale.link?.environment.displayScale ?? 2
    return format
  }
  /// Returns the format of the screen that is being made.
  public static func preferred() -> UIGraphicsImageRendererFormat { .default() }
}

/// A context of an image that is drawn, under UIKit's name.
public final class UIGraphicsImageRendererContext {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// Fills a rectangle, in points.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line of a rectangle, in points.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// The drawing so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
  }
}

/// A drawer of images, under UIKit's name: a drawing, sharp at any size, without bytes.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
///       UIColor.systemRed.setFill()
///       context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
///     }
public final class UIGraphicsImageRenderer {
  /// The size in points.
  private let size: CGSize
  /// The format of images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a drawer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }

  /// Creates a drawer of images of the size of bounds in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (size, self.format) = (bounds.size, format)
  }

  /// Returns an image that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size, scale: format.scale)
    DrawingContext.begin(context)
    defer { DrawingContext.end() }
    let drawn = UIGraphicsImageRendererContext(context, format)
    actions(drawn)
    return drawn.currentImage
  }

  /// Returns no bytes after a closure has drawn: nothing is encoded here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns no bytes after a closure has drawn: nothing is encoded here.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}

/// The context in which the thread's drawing goes.
enum DrawingContext {
  private static let key = "vitrine.drawing-contexts"

  /// The contexts of images that were begun and have not ended, the innermost last.
  private static var open: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var current: CGContext? { open.last }

  static func begin(_ context: CGContext) { open.append(context) }

  /// Ends the innermost image; nothing happens where none has begun.
  static func end() { open = open.dropLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context in which something is drawn at present.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image, in whose context everything is drawn until its end.
///
///     UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 12), false, 0)
///     defer { UIGraphicsEndImageContext() }
///     UIColor.systemRed.setFill()
///     UIRectFill(CGRect(x: 2, y: 2, width: 8, height: 8))
///     let dot = UIGraphicsGetImageFromCurrentImageContext()
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: A Boolean value that indicates whether the image has no transparent places.
///   - scale: Pixels a point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.default().scale
  DrawingContext.begin(CGContext(size: size, scale: scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of a size in points, with a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image so far; nil where none has begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContext.current?.makeImage().map { UIImage(cgImage: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { DrawingContext.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle, in points, in the context at present.
public func UIRectFill(_ rect: CGRect) { DrawingContext.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps no image: a still has no library of pictures.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ info: UnsafeMutableRawPointer?
) {}

extension UIColor {
  /// Sets the colour of fills and lines in the context at present.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills in the context at present.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines in the context at present.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// The format of a drawing that is like the image: its pixels a point.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
