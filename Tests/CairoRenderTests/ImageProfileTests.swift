import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Embedded colour profiles and orientations, against numbers computed here.
struct ImageProfileTests {
  // MARK: A profile

  /// Primaries of Display P3 adapted to D50, as in Apple's profile (s15Fixed16), by columns.
  private static let primaries: [[Double]] = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  private static let gamma = 1.8

  /// A version 2 matrix profile (ICC.1:2001-04, 6.3.1.2) with these primaries and that gamma.
  private static var profile: [UInt8] {
    func fixed(_ value: Double) -> [UInt8] { big(Int32((value * 65536).rounded())) }
    func xyz(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + big(0) + values.flatMap { fixed($0) }
    }
    let text =
      Array("desc".utf8) + big(0) + big(5) + Array("test\0".utf8) + [UInt8](repeating: 0, count: 79)
    let curve =
      Array("curv".utf8) + big(0) + big(1)
      + [UInt8(Int(gamma * 256) >> 8), UInt8(Int(gamma * 256) & 255), 0, 0]
    let tags: [(String, [UInt8])] = [
      ("desc", text), ("cprt", Array("text".utf8) + big(0) + Array("CC0\0".utf8)),
      ("wtpt", xyz([0.9642, 1, 0.8249])), ("rXYZ", xyz(primaries[0])),
      ("gXYZ", xyz(primaries[1])), ("bXYZ", xyz(primaries[2])), ("rTRC", curve),
      ("gTRC", curve), ("bTRC", curve),
    ]
    var (table, data) = (big(Int32(tags.count)), [UInt8]())
    for (name, bytes) in tags {
      table +=
        Array(name.utf8) + big(Int32(132 + tags.count * 12 + data.count)) + big(Int32(bytes.count))
      data += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(0..<4, with: big(Int32(128 + table.count + data.count)))
    header.replaceSubrange(8..<12, with: [2, 0x40, 0, 0])
    header.replaceSubrange(12..<24, with: Array("mntrRGB XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    header.replaceSubrange(68..<80, with: [0.9642, 1, 0.8249].flatMap { fixed($0) })
    return header + table + data
  }

  private static func big(_ value: Int32) -> [UInt8] {
    let bits = UInt32(bitPattern: value)
    return [UInt8(bits >> 24), UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
  }

  /// zlib data (RFC 1950) in one stored block (RFC 1951, 3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = UInt16(bytes.count)
    return [
      0x78, 1, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
      + bytes + big(Int32(bitPattern: b << 16 | a))
  }

  /// A PNG file of one colour with the profile.
  private static func file(_ pixel: UInt32, isOpaque: Bool = true) throws -> [UInt8] {
    let file = try PNGEncoder().encode(
      PixelImage(width: 2, height: 2, pixels: [UInt32](repeating: pixel, count: 4)))
    var chunk = PNGFile(bytes: [])
    chunk.append("iCCP", Array("p3\0\0".utf8) + stored(profile))
    return Array(file[..<33]) + chunk.bytes + Array(file[33...])
  }

  /// sRGB of a colour in the profile: gamma, primaries, the inverse of sRGB's primaries adapted to
  /// D50 (Lindbloom, "RGB/XYZ matrices", Bradford), sRGB's curve (IEC 61966-2-1).
  private static func expected(_ components: [Double]) -> [Double] {
    let linear = components.map { pow($0, gamma) }
    let xyz = (0..<3).map { row in (0..<3).reduce(0) { $0 + linear[$1] * primaries[$1][row] } }
    let inverse = [
      [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
      [0.0719453, -0.2289914, 1.4052427],
    ]
    return inverse.map { row in
      let value = max(0, min(1, zip(row, xyz).reduce(0) { $0 + $1.0 * $1.1 }))
      return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }

  @Test(arguments: [0xFF80_8080, 0xFF80_A060, 0xFFC0_8040, 0xFF30_50A0, 0xFFFF_0000] as [UInt32])
  func profilesBecomeSRGB(_ pixel: UInt32) throws {
    let decoded = try ImageDecoder(
      name: "p3.png", bytes: Self.file(pixel), pixelLimit: 100
    ).decode()
    let components = [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) / 255 }
    let found = [16, 8, 0].map { Double(decoded.storage.base[0] >> UInt32($0) & 255) / 255 }
    for (value, expected) in zip(found, Self.expected(components)) {
      #expect(abs(value - expected) < 2.5 / 255, "\(found) \(Self.expected(components))")
    }
    // The control: without conversion the numbers would stay.
    #expect(decoded.storage.base[0] != pixel || pixel == 0xFFFF_0000)
  }

  @Test func brokenProfilesLeaveThePicture() throws {
    var file = try Self.file(0xFF80_A060)
    for index in 60..<90 { file[index] ^= 0x5A }
    // Read with the numbers that the file has: a whole profile would change them.
    let decoded = try ImageDecoder(name: "x", bytes: file, pixelLimit: 100).decode()
    #expect(decoded.storage.base[0] == 0xFF80_A060)
  }

  // MARK: Orientation

  /// A TIFF directory with one orientation, in either order of bytes.
  private static func exif(_ orientation: UInt8, isBig: Bool) -> [UInt8] {
    isBig
      ? Array("MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
      ]
      : Array("II".utf8) + [
        42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
      ]
  }

  @Test(arguments: 1...8, [true, false])
  func orientationsOfJPEGAndWebPAreFound(_ orientation: Int, _ isBig: Bool) {
    let exif = Self.exif(UInt8(orientation), isBig: isBig)
    let jpeg = ImageTests.samples[0]
    let segment = Array("Exif\0\0".utf8) + exif
    let file =
      Array(jpeg[..<2]) + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + Array(jpeg[2...])
    #expect(ImageMetadata(file).orientation == orientation)
    #expect((try? ImageDecoder(name: "x", bytes: file, pixelLimit: 100).decode()) != nil)
    let webp = ImageTests.samples[1] + Array("EXIF".utf8) + [UInt8(exif.count), 0, 0, 0] + exif
    #expect(ImageMetadata(webp).orientation == orientation)
  }

  // MARK: Huge pictures

  @Test func hugePicturesNameThemselvesAndTheMemory() throws {
    var png = try ImageTests.file(4, 4)
    png.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    let image = ImageTests.reference(png, "huge.png")
    let error = #expect(throws: RenderError.self) { try ImageStore().size(of: image) }
    let message = error.map(\.description) ?? ""
    #expect(message.contains("huge.png") && message.contains("100000 x 100000"))
    #expect(message.contains("160 MB"), "\(message)")
  }
}
