import DisplayList
import Foundation
import TestSupport
import Testing

@testable import CairoRender

/// Damaged pictures, drawn through the public entry points: an error or a picture, whatever the
/// bytes.
///
/// `VITRINE_FUZZ=1000000 swift test --filter ImageFuzzTests` runs as often as that.
struct ImageFuzzTests {
  private static let rounds = FuzzRuns.count(400)

  /// Each of what librsvg can do with much work: filters, patterns, masks, clips, text, pictures.
  private static let richSVG = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs>
    <linearGradient id="g"><stop offset=".1" stop-color="red"/><stop offset="1"/></linearGradient>
    <radialGradient id="r" r="2" href="#g"/><clipPath id="c"><circle r="9"/></clipPath>
    <filter id="f" x="0" width="2"><feGaussianBlur stdDeviation="2"/><feOffset dx="3"/>
    <feTurbulence baseFrequency="0.1" numOctaves="2"/><feMorphology radius="1"/></filter>
    <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0L4 4"/></pattern>
    <mask id="m"><rect width="20" height="9" fill="url(#r)"/></mask></defs><style>path{fill:#0a0}</style>
    <g filter="url(#f)" mask="url(#m)" opacity=".5"><rect width="9" height="9" fill="url(#p)"/></g>
    <path d="M2 2C3 9 9 3 9 9A4 4 0 0 1 5 5z" stroke="url(#g)" stroke-dasharray="1 2"/>
    <text x="2" y="9" transform="rotate(9)">Ж<tspan dy="3">x</tspan></text><use href="#q" x="4"/>
    <g id="q" clip-path="url(#c)"><ellipse rx="9" ry="4"/><polygon points="1,2 3,4 9,1"/></g></svg>
    """.utf8)

  /// Groups, masks, gradients, patterns, dashes and a picture, in plain bytes.
  private static let richPDF = PDFFile(
    content: "q /S gs /P cs /T scn 0 0 30 9 re f Q [3 2] 0 d 1 w 2 2 m 9 9 20 1 30 18 c S "
      + "q 9 0 0 9 2 2 cm /I Do Q q 0 0 20 20 re W n /H sh Q /G Do",
    resources: "/ExtGState<</S<</ca .5/BM/Multiply>>>>/ColorSpace<</P/Pattern>>"
      + "/Pattern<</T 5 0 R>>/XObject<</I 6 0 R/G 7 0 R>>/Shading<</H 8 0 R>>",
    objects: [
      PDFFile.stream(
        "1 0 0 rg 0 0 2 2 re f",
        "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 4 4]/XStep 4/YStep 4/Resources<<>>"),
      PDFFile.stream(
        "abcdefghijkl",
        "/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB"),
      PDFFile.stream(
        "0 1 0 rg 4 4 9 9 re f",
        "/Subtype/Form/BBox[0 0 40 20]/Group<</S/Transparency/I true>>/Matrix[1 0 0 1 3 3]"),
      "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 20 20]/Extend[true true]"
        + "/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>",
    ])

  private static func seeds() throws -> [[UInt8]] {
    [
      try ImageTests.file(16, 16), ImageTests.turned(try ImageTests.file(9, 5), 6),
      ImageTests.svg("<g><path d='M1 1L7 7'/><use href='#a'/><rect id='a' width='4'/></g>"),
      richSVG, PDFFile.halfRed.bytes, richPDF.bytes,
    ] + ImageTests.samples
  }

  private static func damage(
    _ bytes: inout [UInt8], _ random: inout SeededRandom
  ) {
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 5))
      case 2: bytes.insert(contentsOf: bytes[..<min(bytes.count, 9)], at: place)
      case 3:
        // A digit more makes a number of an SVG document ten times as large.
        bytes.insert(UInt8.random(in: 0x30...0x39, using: &random), at: place)
      default: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      }
    }
  }

  /// Changes only digits, so that a document stays one and its numbers become odd.
  private static func changeNumbers(
    _ bytes: inout [UInt8], _ random: inout SeededRandom
  ) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let places = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
      guard let place = places.randomElement(using: &random) else { return }
      let digit = UInt8.random(in: 0x30...0x39, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.insert(digit, at: place)
      case 1: bytes.insert(UInt8(ascii: "-"), at: place)
      default: bytes[place] = digit
      }
    }
  }

  /// Gives the chunks of a damaged PNG file the checksums of what they hold now.
  private static func repairChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var file = PNGFile(bytes: Array(bytes.prefix(8)))
    var place = 8
    while let length = bytes.number(at: place, bytes: 4, bigEndian: true),
      place + 12 + length <= bytes.count
    {
      let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      file.append(name, Array(bytes[(place + 8)..<(place + 8 + length)]))
      place += 12 + length
    }
    return file.bytes
  }

  /// A seed with some damage, half of the time such that its reader gets further than the frame.
  private static func damaged(
    _ seed: [UInt8], _ random: inout SeededRandom
  ) -> [UInt8] {
    var bytes = seed
    let isGentle = Bool.random(using: &random)
    if isGentle, seed.first == UInt8(ascii: "<") || seed.first == UInt8(ascii: "%") {
      changeNumbers(&bytes, &random)
      return bytes
    }
    damage(&bytes, &random)
    return isGentle && bytes.first == 0x89 ? repairChecksums(bytes) : bytes
  }

  @Test func damageIsAnErrorOrAPicture() throws {
    let text = try TextEngine(fonts: FontBook())
    let (seeds, rasterizer) = (try Self.seeds(), Rasterizer())
    let frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    var random = SeededRandom(seed: 7)
    var (pictures, errors, longest) = (0, 0, Duration.zero)
    for round in 0..<Self.rounds {
      let bytes = Self.damaged(seeds[round % seeds.count], &random)
      let image = ImageReference(name: "fuzz", location: .data(Data(bytes)))
      let store = ImageStore(pixelLimit: 1_000_000, cacheLimit: 1 << 20)
      let list = DisplayList(
        size: frame.size, items: [DrawItem(.image(ImageDrawing(image: image, frame: frame)))])
      let start = ContinuousClock.now
      do {
        _ = try store.size(of: image)
        _ = try rasterizer.render(list, scale: 1, text: text, assets: store)
        pictures += 1
      } catch is RenderError {
        errors += 1
      }
      longest = max(longest, ContinuousClock.now - start)
      if round % 10_000 == 9_999 { Self.tell(round + 1, pictures, errors, longest) }
    }
    #expect(pictures > 0 && errors > 0)
    #expect(longest < .seconds(10), "\(longest)")
    // Of this suite alone; beside others their memory is counted too.
    if Self.rounds > 400 { #expect(Self.peakMegabytes < 512, "\(Self.peakMegabytes) MB") }
  }

  private static func tell(_ round: Int, _ pictures: Int, _ errors: Int, _ longest: Duration) {
    print("\(round): \(pictures) pictures, \(errors) errors, \(longest), \(peakMegabytes) MB")
  }

  /// The most memory that the process has held, in MB: `VmHWM` of proc(5).
  private static var peakMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0) / 1024
  }
}
