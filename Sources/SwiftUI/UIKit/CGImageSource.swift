/// A source of pictures, under ImageIO's name: a file or its bytes.
public final class CGImageSource: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the source of a file; nil where there is none.
public func CGImageSourceCreateWithURL(
  _ url: NSURL, _ options: [String: Any]?
) -> CGImageSource? { CGImageSourceCreateWithURL(url as URL, options) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the source of a file; nil where there is none.
public func CGImageSourceCreateWithURL(
  _ url: URL, _ options: [String: Any]?
) -> CGImageSource? {
  url.isFileURL ? (try? Data(contentsOf: url)).map(CGImageSource.init) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the source of a file's bytes.
public func CGImageSourceCreateWithData(
  _ data: Data, _ options: [String: Any]?
) -> CGImageSource? { CGImageSource(data) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of pictures, which is one: moving pictures show their first.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// The key of a picture's width, in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The key of a picture's height, in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// The key of a picture's orientation.
public let kCGImagePropertyOrientation = "Orientation"
/// The key of what a GIF tells of a picture, which is not read.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// The key of a picture's time in a GIF, in seconds.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// The key of a picture's time in a GIF as it is written, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// The key of a Boolean value that indicates whether a decoded picture is kept; it has no effect.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// The key of a Boolean value that indicates whether a picture is decoded at once; it has no
/// effect.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The key of a Boolean value that indicates whether a small picture is made of the large one,
/// which it always is.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of a Boolean value that indicates whether a small picture is made where a file has none,
/// which it always is.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of a Boolean value that indicates whether a small picture is turned upright, which it
/// always is.
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The key of the longer side of a small picture, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width and the height of a picture in pixels; nil where no screen is being made,
/// which reads pictures.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
  CGImageSourceCreateImageAtIndex(source, index, options).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a picture of a source, no larger than `kCGImageSourceThumbnailMaxPixelSize` says; nil
/// where no screen is being made, which reads pictures.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
  let longer = CGFloat(max(image.width, image.height))
  guard let most = pixels(options?[kCGImageSourceThumbnailMaxPixelSize]), most >= 1, longer > most
  else { return image }
  let share = most / longer
  let context = CGContext(
    size: CGSize(width: CGFloat(image.width) * share, height: CGFloat(image.height) * share),
    scale: 1)
  context.draw(image, in: CGRect(origin: .zero, size: context.size))
  return context.makeImage()
}

/// Returns a number of pixels, of whichever type it is.
private func pixels(_ value: Any?) -> CGFloat? {
  switch value {
  case let number as CGFloat: number
  case let number as Double: number
  case let number as Int: CGFloat(number)
  default: nil
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a picture of a source; nil where no screen is being made, which reads pictures.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? { index == 0 ? UIImage(data: source.data)?.cgImage : nil }
