import DisplayList

extension FilterKind {
  /// A Boolean value that indicates whether the filter makes a picture without another one.
  var isGenerator: Bool { self == .qrCodeGenerator || self == .code128BarcodeGenerator }

  /// Returns the picture that the filter makes; nil for bytes that no code tells.
  func generated(_ filter: CIFilter) -> CIImage? {
    guard filter.value(forKey: "inputMessage") is Data else { return nil }
    let bytes = Array(filter.message)
    return self == .qrCodeGenerator
      ? Self.code(bytes, filter.correctionLevel)
      : Self.bars(bytes, quiet: filter.quietSpace, height: filter.barcodeHeight)
  }

  /// A QR code, a pixel a module, with a light one around it.
  private static func code(_ bytes: [UInt8], _ level: String) -> CIImage? {
    guard let code = QRCode(bytes, level: level) else { return nil }
    let side = code.side
    var dark = Path()
    for y in 0..<side {
      var x = 0
      while x < side {
        let length = (x..<side).prefix { code.isDark($0, y) }.count
        if length > 0 { dark.addRect(CGRect(x: x + 1, y: y + 1, width: length, height: 1)) }
        x += max(1, length)
      }
    }
    return picture(dark, CGSize(width: side + 2, height: side + 2))
  }

  /// A bar code, a pixel a module.
  private static func bars(_ bytes: [UInt8], quiet: Float, height: Float) -> CIImage? {
    guard let widths = Code128.widths(bytes) else { return nil }
    let (quiet, height) = (Double(min(max(0, quiet), 100)), Double(min(max(1, height), 500)))
    var (dark, x) = (Path(), quiet)
    for (index, width) in widths.enumerated() {
      if index % 2 == 0 { dark.addRect(CGRect(x: x, y: 0, width: Double(width), height: height)) }
      x += Double(width)
    }
    return picture(dark, CGSize(width: x + quiet, height: height))
  }

  private static func picture(_ dark: Path, _ size: CGSize) -> CIImage {
    let rect = CGRect(origin: .zero, size: size)
    let (white, black) = (
      RGBAColor(red: 1, green: 1, blue: 1, alpha: 1),
      RGBAColor(red: 0, green: 0, blue: 0, alpha: 1)
    )
    return CIImage(
      [
        DrawItem(.fill(Path(rect), .color(white), FillStyle())),
        DrawItem(.fill(dark, .color(black), FillStyle())),
      ], extent: rect)
  }
}
