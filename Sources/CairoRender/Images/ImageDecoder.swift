import CJPEG
import CWebP
import Foundation

/// Turns picture files into pixels.
struct ImageDecoder {
  /// The picture's name in errors.
  let name: String
  let bytes: [UInt8]
  /// The most pixels that are decoded.
  let pixelLimit: Int

  /// Returns a picture's size in pixels, upright, without decoding it.
  func size() throws -> (width: Int, height: Int) {
    let (width, height) = try storedSize()
    guard width > 0, height > 0 else { throw broken("it has no pixels") }
    guard width <= PixelImage.sideLimit, height <= PixelImage.sideLimit,
      width * height <= pixelLimit
    else {
      throw RenderError.hugeImage(name: name, width: width, height: height, limit: pixelLimit)
    }
    return ImageMetadata(bytes).swapsSides ? (height, width) : (width, height)
  }

  /// Returns the picture's pixels, upright, in sRGB.
  func decode() throws -> DecodedImage {
    _ = try size()
    let stored: DecodedImage
    switch ImageFormat(bytes) {
    case .png: stored = try PNGDecoder.decode(bytes, name: name)
    case .jpeg: stored = try decodeJPEG()
    case .webp: stored = try decodeWebP()
    case .svg, .pdf, nil: throw unknownFormat
    }
    let metadata = ImageMetadata(bytes)
    if let profile = metadata.colorProfile { ColorProfile.convert(stored, from: profile) }
    stored.premultiply()
    return metadata.orientation == 1 ? stored : stored.turned(metadata.orientation)
  }

  private func storedSize() throws -> (Int, Int) {
    switch ImageFormat(bytes) {
    case .png: return try PNGDecoder.size(bytes, name: name)
    case .jpeg: return try jpegHeader().size
    case .webp:
      var (width, height): (Int32, Int32) = (0, 0)
      guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
        throw broken("its WebP header is broken")
      }
      return (Int(width), Int(height))
    case .svg: return try SVGImage(name: name, bytes: bytes).pixelSize
    case .pdf: return try PDFImage(name: name, bytes: bytes).pixelSize
    case nil: throw unknownFormat
    }
  }

  private var unknownFormat: RenderError {
    broken("it is neither PNG, JPEG, WebP, SVG nor PDF")
  }

  func broken(_ reason: String) -> RenderError { .brokenImage(name: name, reason: reason) }

  // MARK: JPEG

  private func jpegHeader() throws -> (size: (Int, Int), colors: Int32) {
    guard let handle = tjInitDecompress() else { throw broken("libjpeg could not start") }
    defer { tjDestroy(handle) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        handle, bytes, UInt(bytes.count), &width, &height, &sampling, &colors) == 0
    else { throw broken("its JPEG header is broken: \(Self.message(handle))") }
    return ((Int(width), Int(height)), colors)
  }

  private func decodeJPEG() throws -> DecodedImage {
    let header = try jpegHeader()
    guard let handle = tjInitDecompress() else { throw broken("libjpeg could not start") }
    defer { tjDestroy(handle) }
    let (width, height) = header.size
    let storage = PixelStorage(count: width * height)
    let isCMYK = header.colors == TJCS_CMYK.rawValue || header.colors == TJCS_YCCK.rawValue
    let format = isCMYK ? TJPF_CMYK : TJPF_BGRX
    let target = UnsafeMutableRawPointer(storage.base).assumingMemoryBound(to: UInt8.self)
    let result = tjDecompress2(
      handle, bytes, UInt(bytes.count), target, Int32(width), 0, Int32(height),
      Int32(format.rawValue), TJFLAG_ACCURATEDCT)
    // Warnings too, such as of missing bytes at the end: the picture is not whole.
    guard result == 0 else { throw broken(Self.message(handle)) }
    for index in 0..<storage.count {
      let pixel = storage.base[index]
      storage.base[index] = isCMYK ? Self.rgb(invertedCMYK: pixel) : pixel | 0xFF00_0000
    }
    return DecodedImage(width: width, height: height, storage: storage)
  }

  /// Adobe's CMYK, whose components are stored inverted: c, m, y, k from the lowest byte up.
  private static func rgb(invertedCMYK pixel: UInt32) -> UInt32 {
    let black = pixel >> 24
    func component(_ shift: UInt32) -> UInt32 { ((pixel >> shift) & 255) * black / 255 }
    return 0xFF00_0000 | component(0) << 16 | component(8) << 8 | component(16)
  }

  private static func message(_ handle: tjhandle) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
  }

  // MARK: WebP

  private func decodeWebP() throws -> DecodedImage {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw broken("its WebP header is broken")
    }
    let storage = PixelStorage(count: Int(width) * Int(height))
    let target = UnsafeMutableRawPointer(storage.base).assumingMemoryBound(to: UInt8.self)
    guard
      WebPDecodeBGRAInto(bytes, bytes.count, target, storage.count * 4, width * 4) != nil
    else { throw broken("its WebP data is broken or cut") }
    return DecodedImage(width: Int(width), height: Int(height), storage: storage)
  }
}

extension DecodedImage {
  /// Multiplies each component by its alpha.
  func premultiply() {
    for index in 0..<storage.count {
      let pixel = storage.base[index]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      let rb = Blending.scaled(pixel & 0x00FF_00FF, alpha)
      let g = Blending.scaled((pixel >> 8) & 0xFF, alpha)
      storage.base[index] = alpha << 24 | rb | g << 8
    }
  }
}
