import DisplayList
import SwiftUI
import Testing

@testable import AppFilters

/// Codes: as another encoder makes them, in the least size, and none of what has no room.
@Suite struct CodeTests {
  /// The code of “ahovc” at level M, as Python's `qrcode` makes it with the same mask.
  private static let reference = """
    111111100101101111111
    100000100110001000001
    101110101010001011101
    101110101101101011101
    101110101110101011101
    100000101111001000001
    111111101010101111111
    000000001110000000000
    101111100001001111100
    000010011001111000001
    101101100010101100110
    100111011101111001110
    010010110010100100000
    000000001000100101001
    111111100001010011010
    100000101110000111110
    101110101101010011010
    101110101011111101100
    101110101000101100000
    100000100001111011100
    111111101010100100010
    """

  private func rows(_ code: QRCode) -> [String] {
    let side = 0..<code.side
    return side.map { y in side.map { code.isDark($0, y) ? "1" : "0" }.joined() }
  }

  @Test func aCodeIsThatOfAnotherEncoder() throws {
    let code = try #require(QRCode(Array("ahovc".utf8), level: "M"))
    #expect(rows(code) == Self.reference.split(separator: "\n").map(String.init))
  }

  @Test func theLeastSizeIsTaken() {
    func side(_ count: Int, _ level: String) -> Int? {
      QRCode([UInt8](repeating: 65, count: count), level: level)?.side
    }
    #expect(side(0, "L") == 21 && side(17, "L") == 21 && side(18, "L") == 25)
    #expect(side(14, "M") == 21 && side(15, "M") == 25)
    #expect(side(11, "Q") == 21 && side(12, "Q") == 25)
    #expect(side(7, "H") == 21 && side(8, "H") == 25)
    #expect(side(2_953, "L") == 177 && side(1_273, "H") == 177)
    #expect(side(2_954, "L") == nil && side(1_274, "H") == nil)
  }

  @Test func aCodeTellsItsLevel() throws {
    // The first two bits of the format, which are the level's turned over by 10.
    let bits = ["L": [true, true], "M": [true, false], "Q": [false, true], "H": [false, false]]
    for (level, expected) in bits {
      let code = try #require(QRCode(Array("a".utf8), level: level))
      #expect([code.isDark(0, 8), code.isDark(1, 8)] == expected, "\(level)")
    }
    let other = try #require(QRCode(Array("a".utf8), level: "X"))
    #expect(rows(other) == rows(try #require(QRCode(Array("a".utf8), level: "M"))))
  }

  @Test func barsAreWhole() throws {
    let widths = try #require(Code128.widths(Array("Tide 12".utf8)))
    // A start, seven letters and a check of 11 modules, a stop of 13.
    let modules: Int = widths.reduce(0, +)
    #expect(modules == 112)
    // 4 digits are two values: start C, 12, 34, the check 82 = (105 + 12 + 68) mod 103, stop.
    let digits = try #require(Code128.widths(Array("1234".utf8)))
    let start: [Int] = Array(digits.prefix(6))
    #expect(start == [2, 1, 1, 2, 3, 2])
    #expect(digits.count == 31)
    #expect(Code128.widths(Array("\n".utf8))?.isEmpty == false)
    #expect(Code128.widths(Array("é".utf8)) == nil)
  }

  @Test func filtersMakePictures() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("ahovc".utf8)
    filter.correctionLevel = "M"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let larger = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(larger.extent.size == CGSize(width: 230, height: 230))
    let picture = try #require(CIContext().createCGImage(larger, from: larger.extent))
    #expect(picture.width == 230 && picture.height == 230)
    #expect(CIContext().createCGImage(image, from: CGRect(x: 90, y: 0, width: 2, height: 2)) == nil)
    #expect(UIImage(ciImage: image).size == CGSize(width: 23, height: 23))
    let named = try #require(CIFilter(name: "CIQRCodeGenerator"))
    named.setValue(Data(count: 3_000), forKey: "inputMessage")
    #expect(named.outputImage == nil)
    named.setValue("no data", forKey: "inputMessage")
    #expect(named.outputImage == nil)
    let bars = CIFilter.code128BarcodeGenerator()
    bars.message = Data("A".utf8)
    #expect(bars.outputImage?.extent.size == CGSize(width: 60, height: 32))
    bars.barcodeHeight = -.infinity
    #expect(bars.outputImage?.extent.height == 1)
  }

  @Test func filtersChangePictures() throws {
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("a".utf8)
    let image = try #require(code.outputImage)
    func filter(_ image: CIImage?) -> Filter? {
      guard case .layer(let layer) = image?.list.items.first?.operation else { return nil }
      return layer.filters.first
    }
    let sepia: CIFilter = CIFilter.sepiaTone()
    #expect(sepia.outputImage == nil && sepia.inputKeys.contains(kCIInputIntensityKey))
    sepia.setValue(image, forKey: kCIInputImageKey)
    sepia.setValue(0.0, forKey: kCIInputIntensityKey)
    guard case .colorMatrix(let same) = filter(sepia.outputImage) else {
      Issue.record("no matrix")
      return
    }
    #expect(same == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = image
    blur.radius = -4
    #expect(filter(blur.outputImage) == .blur(radius: 0, opaque: false))
    let colored = CIFilter.falseColor()
    colored.inputImage = image
    colored.color0 = CIColor(red: 1, green: 0, blue: 0)
    guard case .colorMatrix(let matrix) = filter(colored.outputImage) else {
      Issue.record("no matrix")
      return
    }
    // Red throughout, and green and blue where there is light.
    #expect(matrix[4] == 1 && matrix[9] == 0 && matrix[0] == 0)
    #expect(CIFilter(name: "unknown") == nil)
    let unknown = try #require(CIFilter(name: "CIUnknown"))
    unknown.inputImage = image
    #expect(unknown.outputImage === image)
    #expect(image.cropped(to: CGRect(x: 50, y: 50, width: 1, height: 1)).extent == .zero)
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 0)) === image)
  }
}
