import DisplayList

/// A picture that filters make and change, in pixels: a drawing, sharp at any size.
///
/// As Core Image has it, its coordinates rise upwards.
public final class CIImage: NSObject, Sendable {
  /// The drawing, from the upper left corner of the extent on.
  let list: DisplayList
  /// The rectangle that the picture fills, in pixels.
  public let extent: CGRect

  init(_ items: [DrawItem], extent: CGRect) {
    var list = DisplayList(size: extent.size, background: .clear)
    list.items = items
    (self.list, self.extent) = (list, extent)
  }

  /// Creates a picture of one of Core Graphics'.
  public convenience init(cgImage: CGImage) {
    let factor = cgImage.scale
    let layer = Layer(
      transform: CGAffineTransform(scaleX: factor, y: factor), items: cgImage.list.items)
    self.init(
      [DrawItem(.layer(layer))],
      extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }

  /// Creates a picture of one of UIKit's; nil where no screen is being made, which reads pictures.
  public convenience init?(image: UIImage) {
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }

  /// Creates a picture from the bytes of a file; nil where they are none.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates a picture from a file; nil where there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of a colour, 10,000 pixels wide and high.
  public convenience init(color: CIColor) {
    let extent = CGRect(x: -5_000, y: -5_000, width: 10_000, height: 10_000)
    let ground = Path(CGRect(origin: .zero, size: extent.size))
    self.init(
      [DrawItem(.fill(ground, .color(color.value), FillStyle()))], extent: extent)
  }

  /// Returns the picture of nothing.
  public class func empty() -> CIImage { CIImage([], extent: .zero) }

  /// The drawing in one layer, with a filter.
  func filtered(_ filter: Filter) -> CIImage {
    CIImage([DrawItem(.layer(Layer(filters: [filter], items: list.items)))], extent: extent)
  }

  /// Returns the picture moved, turned or scaled.
  ///
  /// - Parameter matrix: The transform, of coordinates that rise upwards.
  /// - Returns: The picture; the same one for a transform that leaves nothing of it.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let end = extent.applying(matrix)
    guard end.width > 0, end.height > 0, end.width.isFinite, end.height.isFinite else {
      return self
    }
    // From the drawing's corner to Core Image's coordinates, and back to the new corner.
    let rise = CGAffineTransform(scaleX: 1, y: -1)
      .concatenating(CGAffineTransform(translationX: extent.minX, y: extent.maxY))
    let fall = CGAffineTransform(translationX: -end.minX, y: -end.maxY)
      .concatenating(CGAffineTransform(scaleX: 1, y: -1))
    let transform = rise.concatenating(matrix).concatenating(fall)
    return CIImage(
      [DrawItem(.layer(Layer(transform: transform, items: list.items)))], extent: end)
  }

  /// Returns the part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = rect.intersection(extent)
    guard !part.isNull, part.width > 0, part.height > 0 else { return .empty() }
    var layer = Layer(
      transform: CGAffineTransform(
        translationX: extent.minX - part.minX, y: part.maxY - extent.maxY), items: list.items)
    layer.clip = Path(
      CGRect(
        x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width,
        height: part.height))
    return CIImage([DrawItem(.layer(layer))], extent: part)
  }

  /// Returns the picture over another one.
  public func composited(over dest: CIImage) -> CIImage {
    let whole = extent.union(dest.extent)
    let items = [dest, self].map { image in
      DrawItem(
        .layer(
          Layer(
            transform: CGAffineTransform(
              translationX: image.extent.minX - whole.minX,
              y: whole.maxY - image.extent.maxY), items: image.list.items)))
    }
    return CIImage(items, extent: whole)
  }

  /// Returns the picture itself: pictures are upright.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

  /// Returns the picture itself, as if its edges went on.
  public func clampedToExtent() -> CIImage { self }

  /// Returns the picture with another one's filter.
  ///
  /// - Parameters:
  ///   - filterName: The name of the filter.
  ///   - params: The values.
  /// - Returns: The picture; the same one where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.inputImage = self
    return filter.outputImage ?? self
  }

  /// Returns the picture blurred.
  ///
  /// - Parameter sigma: The radius, in pixels.
  /// - Returns: The picture.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    filtered(.blur(radius: max(0, sigma), opaque: false))
  }
}

extension UIImage {
  /// Creates an image of one that filters have made.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: CGImage(ciImage.list, scale: 1))
  }

  /// Creates an image of one that filters have made, with a number of pixels in a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      cgImage: CGImage(ciImage.list, scale: 1), scale: scale > 0 ? scale : 1,
      orientation: orientation)
  }
}
