import DisplayList
import Foundation

/// The pictures of an app: read, decoded and scaled once, within bounds of memory.
///
/// A store belongs to one thread at a time.
public final class ImageStore: AssetSource {
  private enum Picture {
    case pixels(DecodedImage)
    case vector(any VectorImage)

    var cost: Int {
      switch self {
      case .pixels(let image): image.cost
      case .vector: 100_000
      }
    }
  }

  private struct ScaledKey: Hashable {
    var image: ImageReference
    var part: DeviceRect
    var width: Int
    var height: Int
    var interpolation: ImageDrawing.Interpolation
  }

  private let pixelLimit: Int
  private let pictures: RasterCache<ImageReference, Picture>
  private let scaled: RasterCache<ScaledKey, DecodedImage>
  private var sizes: [ImageReference: CGSize] = [:]
  private var digests: [ImageReference: String] = [:]
  /// Pictures that were decoded as a whole, and why others could not be.
  private var checked: [ImageReference: Result<Void, any Error>] = [:]

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - pixelLimit: The most pixels of one picture that are decoded, 4 bytes each.
  ///   - cacheLimit: Bytes of decoded, and as many of scaled pictures, that are cached.
  public init(pixelLimit: Int = 40_000_000, cacheLimit: Int = 96 << 20) {
    self.pixelLimit = pixelLimit
    pictures = RasterCache(
      CachePolicy(Self.cacheNames[0], "decoded pictures", limit: cacheLimit), cost: \.cost)
    scaled = RasterCache(
      CachePolicy(Self.cacheNames[1], "pictures at their sizes", limit: cacheLimit), cost: \.cost)
  }

  /// Returns an image's size in points, reading its header once.
  ///
  /// - Throws: ``RenderError`` that names the file if it cannot be read.
  public func size(of image: ImageReference) throws -> CGSize {
    if let known = sizes[image] { return known }
    let bytes = try Self.bytes(of: image)
    let size: CGSize
    if let vector = try ImageFormat(bytes)?.vector(name: image.place, bytes: bytes) {
      size = CGSize(width: vector.size.width, height: vector.size.height)
    } else {
      let (width, height) = try decoder(image, bytes).size()
      size = CGSize(width: Double(width) / image.scale, height: Double(height) / image.scale)
    }
    sizes[image] = size
    return size
  }

  /// Checks that an image can be decoded, once.
  ///
  /// - Throws: ``RenderError`` that names the file if it cannot.
  public func check(_ image: ImageReference) throws {
    let result =
      checked[image]
      ?? Result {
        _ = try size(of: image)
        if case .vector(let vector) = try picture(image) {
          _ = try vector.draw(width: 16, height: 16)
        }
      }
    checked[image] = result
    try result.get()
  }

  /// Returns the digest of an image's bytes, computed once.
  ///
  /// A PDF document's has the version of the library that draws it, which the fingerprint leaves
  /// out, since it is loaded only by who draws one.
  ///
  /// - Throws: ``RenderError`` that names the file if it cannot be read.
  public func digest(of image: ImageReference) throws -> String {
    if let known = digests[image] { return known }
    let bytes = try Self.bytes(of: image)
    var digest = PixelDigest(of: bytes).description
    if ImageFormat(bytes) == .pdf {
      digest = PixelDigest(of: Array("\(digest) \(Poppler.name)".utf8)).description
    }
    digests[image] = digest
    return digest
  }

  /// Returns a part of a picture, in its own pixels (nil for all of it), at a size in device
  /// pixels.
  func pixels(
    of image: ImageReference, part: DeviceRect?, width: Int, height: Int,
    _ interpolation: ImageDrawing.Interpolation
  ) throws -> DecodedImage {
    try PixelImage.check(width, height)
    let key = ScaledKey(
      image: image, part: part ?? .empty, width: width, height: height,
      interpolation: interpolation)
    return try scaled.value(key) {
      switch try picture(image) {
      case .vector(let vector):
        guard width * height <= pixelLimit else {
          throw RenderError.hugeImage(
            name: image.place, width: width, height: height, limit: pixelLimit)
        }
        guard let part else { return try vector.draw(width: width, height: height) }
        let (w, h) = vector.pixelSize
        let whole = try vector.draw(width: w, height: h)
        return Self.scale(whole, part, width, height, interpolation)
      case .pixels(let decoded): return Self.scale(decoded, part, width, height, interpolation)
      }
    }
  }

  private static func scale(
    _ image: DecodedImage, _ part: DeviceRect?, _ width: Int, _ height: Int,
    _ interpolation: ImageDrawing.Interpolation
  ) -> DecodedImage {
    let all = DeviceRect(left: 0, top: 0, right: image.width, bottom: image.height)
    let part = (part ?? all).intersection(all)
    guard !part.isEmpty else {
      return DecodedImage(
        width: width, height: height, storage: PixelStorage(count: width * height))
    }
    if part == all, width == image.width, height == image.height { return image }
    let kernel: Resampler.Kernel =
      switch interpolation {
      case .none: .nearest
      case .low, .medium: .linear
      case .high: .cubic
      }
    return Resampler.scale(image, part: part, width: width, height: height, kernel)
  }

  private func picture(_ image: ImageReference) throws -> Picture {
    try pictures.value(image) {
      let bytes = try Self.bytes(of: image)
      if let vector = try ImageFormat(bytes)?.vector(name: image.place, bytes: bytes) {
        return .vector(vector)
      }
      return .pixels(try decoder(image, bytes).decode())
    }
  }

  private func decoder(_ image: ImageReference, _ bytes: [UInt8]) -> ImageDecoder {
    ImageDecoder(name: image.place, bytes: bytes, pixelLimit: pixelLimit)
  }

  private static func bytes(of image: ImageReference) throws -> [UInt8] {
    switch image.location {
    case .data(let data): return [UInt8](data)
    case .file(let path):
      // A device may have no end, and a pipe no beginning.
      var status = stat()
      guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
        throw RenderError.brokenImage(name: image.place, reason: "it is no file")
      }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw RenderError.brokenImage(name: image.place, reason: "the file cannot be read")
      }
      return [UInt8](data)
    }
  }

  /// The caches of what is decoded.
  var caches: [any CountedCache] { [pictures, scaled] }

  static let cacheNames = ["images", "scaled images"]

  /// The statistics of decoded and scaled images.
  public var statistics: (decoded: CacheStatistics, scaled: CacheStatistics) {
    (pictures.statistics, scaled.statistics)
  }
}

extension ImageReference {
  /// The words for the image in errors: its path, or its name if it lies in memory.
  fileprivate var place: String {
    if case .file(let path) = location { return path }
    return name
  }
}
