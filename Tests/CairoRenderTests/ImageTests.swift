import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Reading, turning, scaling and placing pictures.
struct ImageTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  /// A PNG file whose pixel at (x, y) is 0xFFxxyy80.
  static func file(_ width: Int, _ height: Int) throws -> [UInt8] {
    let pixels = (0..<width * height).map { index -> UInt32 in
      0xFF00_0080 | UInt32(index % width * 16) << 16 | UInt32(index / width * 16) << 8
    }
    return try PNGEncoder().encode(PixelImage(width: width, height: height, pixels: pixels))
  }

  static func reference(_ bytes: [UInt8], _ name: String = "test", scale: Double = 1)
    -> ImageReference
  { ImageReference(name: name, location: .data(Data(bytes)), scale: scale) }

  static func svg(_ body: String, _ width: Int = 8, _ height: Int = 8) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\(body)</svg>
      """.utf8)
  }

  func draw(_ drawing: ImageDrawing, _ side: CGFloat = 20, scale: Double = 1) throws -> PixelImage {
    try studio.draw([.image(drawing)], size: CGSize(width: side, height: side), scale: scale)
  }

  @Test func drawsPixelsOneToOne() throws {
    let image = Self.reference(try Self.file(6, 4))
    #expect(try studio.assets.size(of: image) == CGSize(width: 6, height: 4))
    let drawn = try draw(ImageDrawing(image: image, frame: CGRect(x: 2, y: 3, width: 6, height: 4)))
    for y in 0..<4 {
      for x in 0..<6 {
        #expect(drawn[x + 2, y + 3] == 0xFF00_0080 | UInt32(x * 16) << 16 | UInt32(y * 16) << 8)
      }
    }
  }

  @Test func aTileShowsThePartThatIsAskedFor() throws {
    let image = Self.reference(try Self.file(8, 4))
    let tile = CGRect(x: 0, y: 0, width: 4, height: 2)
    let parts = [
      (CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), 4, 2),
      (CGRect(x: 0, y: 0, width: 0.5, height: 0.5), 0, 0),
    ]
    for (part, left, top) in parts {
      let paint = Paint.tiled(TiledImagePaint(image: image, part: part, tile: tile))
      let side = CGRect(x: 0, y: 0, width: 20, height: 20)
      let drawn = try studio.draw(
        [.fill(Path(side), paint, FillStyle())], size: side.size, scale: 1)
      for (x, y) in [(0, 0), (3, 1), (5, 0), (4, 3), (19, 19)] {
        let color = UInt32((x % 4 + left) * 16) << 16 | UInt32((y % 2 + top) * 16) << 8
        #expect(drawn[x, y] == 0xFF00_0080 | color, "\(x) \(y)")
      }
    }
  }

  @Test func shrinkingIsTheMean() throws {
    let pixels = (0..<64).map { ($0 % 2 + $0 / 8) % 2 == 0 ? UInt32.max : 0xFF00_0000 }
    let file = try PNGEncoder().encode(PixelImage(width: 8, height: 8, pixels: pixels))
    let drawn = try draw(
      ImageDrawing(image: Self.reference(file), frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
    for place in [(0, 0), (1, 1)] {
      #expect(abs(Int(drawn[place.0, place.1] & 255) - 128) <= 1)
    }
  }

  @Test func nearestEnlargesInBlocks() throws {
    let image = Self.reference(try Self.file(2, 2))
    let drawn = try draw(
      ImageDrawing(
        image: image, frame: CGRect(x: 0, y: 0, width: 20, height: 20), interpolation: .none))
    #expect(Set(drawn.withPixels { Array($0) }).count == 4)
    #expect(drawn[9, 9] == drawn[0, 0] && drawn[10, 9] != drawn[9, 9])
  }

  @Test func templatesTakeAColor() throws {
    let image = Self.reference(Self.svg("<circle cx='4' cy='4' r='4' fill='#f0f'/>"))
    let drawn = try draw(
      ImageDrawing(
        image: image, frame: CGRect(x: 0, y: 0, width: 20, height: 20),
        template: .color(RGBAColor(hex: 0x00FF00))))
    #expect(drawn[10, 10] == 0xFF00_FF00 && drawn[0, 0] == 0xFFFF_FFFF)
  }

  @Test func capsDoNotStretch() throws {
    let image = Self.reference(try Self.file(6, 6))
    let drawn = try draw(
      ImageDrawing(
        image: image, frame: CGRect(x: 0, y: 0, width: 20, height: 20), capInsets: [2, 2, 2, 2]))
    for place in [0, 1] {
      #expect(drawn[place, place] == 0xFF00_0080 | UInt32(place * 16) * 0x1_0100)
      let far = UInt32((4 + place) * 16)
      #expect(drawn[18 + place, 18 + place] == 0xFF00_0080 | far * 0x1_0100)
    }
  }

  @Test func tilesRepeat() throws {
    let image = Self.reference(try Self.file(4, 4))
    let drawn = try draw(
      ImageDrawing(
        image: image, frame: CGRect(x: 0, y: 0, width: 20, height: 20), resizingMode: .tile))
    #expect(
      drawn[1, 2] == drawn[5, 2] && drawn[1, 2] == drawn[17, 18] && drawn[1, 2] != drawn[2, 2])
  }

  // MARK: Orientation

  /// An eXIf chunk with an orientation, put before the pixels of a PNG file.
  static func turned(_ file: [UInt8], _ orientation: UInt8) -> [UInt8] {
    let exif: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0, 0, 0, 0]
    var chunk = PNGFile(bytes: [])
    chunk.append("eXIf", exif)
    return Array(file[..<33]) + chunk.bytes + Array(file[33...])
  }

  @Test(arguments: 1...8)
  func orientationsAreUpright(_ orientation: Int) throws {
    let file = Self.turned(try Self.file(6, 4), UInt8(orientation))
    let decoded = try ImageDecoder(name: "x", bytes: file, pixelLimit: 1000).decode()
    #expect(decoded.width == (orientation >= 5 ? 4 : 6))
    // Where the stored picture's first pixel is to be seen, by Exif's table of rows and columns.
    let (right, bottom) = (decoded.width - 1, decoded.height - 1)
    let corners = [(0, 0), (right, 0), (right, bottom), (0, bottom)]
    let corner = [0, 1, 2, 3, 0, 1, 2, 3][orientation - 1]
    let (x, y) = corners[corner]
    #expect(decoded.storage.base[y * decoded.width + x] == 0xFF00_0080)
  }

  // MARK: Broken files

  @Test func brokenPicturesAreNamed() throws {
    let whole = try Self.file(40, 40)
    for bytes in [
      [], [1, 2, 3], Array(whole[..<50]), Array("<svg".utf8), Array("RIFF....WEBP".utf8),
    ] {
      let image = Self.reference(bytes, "broken.png")
      let error = #expect(throws: RenderError.self) {
        try draw(ImageDrawing(image: image, frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      }
      #expect("\(String(describing: error))".contains("broken.png"))
    }
    let missing = ImageReference(name: "none.png", location: .file(path: "/nonexistent/none.png"))
    #expect(throws: RenderError.self) { try studio.assets.size(of: missing) }
  }

  @Test func hugePicturesAreRefusedBeforeDecoding() throws {
    var png = try Self.file(4, 4)
    png.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    for bytes in [png, Self.svg("", 100_000, 100_000)] {
      #expect(throws: RenderError.self) {
        try draw(
          ImageDrawing(
            image: Self.reference(bytes), frame: CGRect(x: 0, y: 0, width: 100_000, height: 9)))
      }
    }
    #expect(
      throws: RenderError.hugeImage(
        name: "x", width: 100_000, height: 100_000, limit: 1000)
    ) { try ImageDecoder(name: "x", bytes: png, pixelLimit: 1000).decode() }
  }

  @Test func picturesOfTextNeedNoHostFont() throws {
    let frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    let image = Self.reference(Self.svg("<text x='0' y='8' font-family='Arial'>Ж</text>"))
    func drawn() throws -> [UInt32] {
      try draw(ImageDrawing(image: image, frame: frame)).withPixels { Array($0) }
    }
    // A family that the host may have is looked for in no folder of its: once is as ever.
    #expect(try drawn() == drawn())
  }

  // MARK: Formats

  /// A JPEG and a WebP file of one colour.
  static let samples: [[UInt8]] = [
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDg
    sLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAw
    QFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK
    FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmq
    KjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEB
    AQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRob
    HBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE
    hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+P
    n6/9oADAMBAAIRAxEAPwCpRRRX4ef0gf/Z
    """,
    """
    UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABAAdQsiJXpv+BiOh/AAA=
    """,
  ].map { text in
    Array(Data(base64Encoded: text.filter { !$0.isWhitespace }) ?? Data())
  }

  @Test func jpegAndWebPAreRead() throws {
    for bytes in Self.samples {
      let decoded = try ImageDecoder(name: "sample", bytes: bytes, pixelLimit: 1000).decode()
      #expect(decoded.width == 8 && decoded.height == 8)
    }
  }
}
