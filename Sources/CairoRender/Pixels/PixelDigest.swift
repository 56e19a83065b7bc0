import CXXHash

/// A 128-bit digest of a picture or of bytes, equal exactly where they are (XXH3-128).
public struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
  /// The upper 64 bits.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// The digest as 32 hexadecimal digits, as `xxh128sum` prints them.
  public var description: String { Self.hex(high) + Self.hex(low) }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private init(_ hash: XXH128_hash_t) { (high, low) = (hash.high64, hash.low64) }

  /// The digest of a picture: of its pixels, row by row, and then of its width.
  ///
  /// Storage keeps the fourth byte of opaque pixels at 255, so that nothing need be masked here.
  public init(of image: PixelImage) {
    self.init(
      image.withPixels { pixels in
        XXH3_128bits_withSeed(
          pixels.baseAddress, pixels.count * 4,
          UInt64(image.width) << 1 | (image.isOpaque ? 1 : 0))
      })
  }

  /// The digest of a mask's coverage.
  init(of mask: Mask) {
    self.init(XXH3_128bits(mask.bytes, mask.stride * mask.bounds.height))
  }

  /// The digest of rows of bytes, wherever each of them lies.
  init(ofRows plane: BytePlane) {
    let rows = (0..<plane.height).map { y in
      PixelDigest(
        XXH3_128bits(plane.base + y * plane.stride, plane.width * plane.channels))
    }
    self = rows.withUnsafeBytes { PixelDigest(of: $0) }
  }

  /// The digest of memory.
  package init(of memory: UnsafeRawBufferPointer) {
    self.init(XXH3_128bits(memory.baseAddress, memory.count))
  }

  /// The digest of bytes.
  public init(of bytes: [UInt8]) {
    self.init(bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
  }
}

/// Returns the digest of bytes (XXH3-128).
public func digest(of bytes: [UInt8]) -> PixelDigest { PixelDigest(of: bytes) }
