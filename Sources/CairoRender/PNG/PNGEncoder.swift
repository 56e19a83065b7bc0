/// Writes PNG files: the same bytes for the same pixels.
public struct PNGEncoder: Sendable {
  /// The trade between the time to write a file and its size.
  public enum Effort: Sendable, CaseIterable {
    /// As fast as drawing: for pictures that are looked at and thrown away.
    case fast
    /// A sixth smaller, for some ten times the time: for pictures that a repository keeps.
    case small
  }

  /// The trade that the encoder makes.
  public var effort: Effort

  /// Creates an encoder.
  ///
  /// - Parameter effort: The trade between time and size.
  public init(effort: Effort = .fast) { self.effort = effort }

  /// Returns a file of a picture, in RGB where it is opaque, in sRGB, with its density.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - scale: Pixels a point; a point is 1/72 inch.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError/library(name:reason:)`` if memory runs out.
  public func encode(_ image: PixelImage, scale: Double = 1) throws -> [UInt8] {
    let (width, height) = (UInt32(image.width), UInt32(image.height))
    let colorType: UInt8 = image.isOpaque ? 2 : 6
    // Pixels a metre: 72 points an inch of 0.0254 m.
    let density = UInt32(max(1, min(1e9, (72 * scale / 0.0254).rounded()))).bigEndianBytes
    // PNG, third edition, 5.2, 11.2.1 and 11.3.
    var file = PNGFile(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append("IHDR", width.bigEndianBytes + height.bigEndianBytes + [8, colorType, 0, 0, 0])
    file.append("sRGB", [0])
    file.append("pHYs", density + density + [1])
    file.append("IDAT", try stream(of: image))
    file.append("IEND", [])
    return file.bytes
  }

  private func stream(of image: PixelImage) throws -> [UInt8] {
    let screen = ScreenParser.compress(image)
    guard effort == .small else { return try screen ?? LibraryDeflate.compress(image) }
    // The bytes and the time of the Showcase's stored pictures, by level: 6 82 % and 0.05 s,
    // 9 78 % and 0.17 s, 12 72 % and 2.2 s; filters before it make each of them worse.
    let general = try LibraryDeflate.compress(image, level: 6)
    guard let screen, screen.count <= general.count else { return general }
    return screen
  }
}

/// A PNG file as it grows.
struct PNGFile {
  private(set) var bytes: [UInt8]

  /// Appends a chunk: length, type, data and checksum.
  mutating func append(_ type: String, _ data: [UInt8]) {
    // Room for the last chunk too, so that a large one is not copied again.
    bytes.reserveCapacity(bytes.count + data.count + 64)
    bytes += UInt32(data.count).bigEndianBytes
    let start = bytes.count
    bytes += type.utf8
    bytes += data
    bytes += checksum(of: bytes[start...]).bigEndianBytes
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
