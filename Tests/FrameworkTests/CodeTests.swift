import DisplayList
import SwiftUI
import Testing

@testable import AppFilters

/// Codes: in the least size, and none of what has no room.
@Suite struct CodeTests {
  /// The parts of each code that do not depend on its text: finders, and the lines between them.
  @Test(arguments: QRCode.Level.allCases)
  func aCodeHasItsFinders(_ level: QRCode.Level) throws {
    let code = try #require(QRCode(Array("ahovc".utf8), level: level))
    let last = code.side - 1
    let finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    func rows(_ x: Int, _ y: Int) -> [String] {
      (y..<y + 7).map { y in (x..<x + 7).map { code.isDark($0, y) ? "1" : "0" }.joined() }
    }
    #expect(rows(0, 0) == finder && rows(last - 6, 0) == finder && rows(0, last - 6) == finder)
    #expect((8..<last - 7).allSatisfy { code.isDark($0, 6) == ($0 % 2 == 0) })
    #expect((8..<last - 7).allSatisfy { code.isDark(6, $0) == ($0 % 2 == 0) })
  }

  @Test func eachTextHasItsOwnCode() throws {
    func cells(_ text: String) throws -> [Bool] {
      let code = try #require(QRCode(Array(text.utf8), level: .medium))
      return (0..<code.side * code.side).map { code.isDark($0 % code.side, $0 / code.side) }
    }
    #expect(try cells("ahovc") == cells("ahovc") && cells("ahovc") != cells("ahovd"))
  }

  /// A code of version n has 17 + 4 n modules a side.
  @Test func theLeastSizeIsTaken() throws {
    func version(_ count: Int, _ level: QRCode.Level) -> Int? {
      QRCode([UInt8](repeating: 65, count: count), level: level).map { ($0.side - 17) / 4 }
    }
    #expect(version(17, .low) == 1 && version(18, .low) == 2)
    #expect(version(14, .medium) == 1 && version(15, .medium) == 2 && version(7, .high) == 1)
    #expect(version(2_953, .low) == 40 && version(1_273, .high) == 40)
    #expect(version(2_954, .low) == nil && version(1_274, .high) == nil && version(0, .low) == nil)
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
