/// A kind of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }

  /// Aztec.
  public static let aztec = VNBarcodeSymbology("Aztec")
  /// Codabar.
  public static let codabar = VNBarcodeSymbology("Codabar")
  /// Code 39.
  public static let code39 = VNBarcodeSymbology("Code39")
  /// Code 39 with a checksum.
  public static let code39Checksum = VNBarcodeSymbology("Code39Checksum")
  /// Code 39 of all of ASCII's letters.
  public static let code39FullASCII = VNBarcodeSymbology("Code39FullASCII")
  /// Code 39 of all of ASCII's letters with a checksum.
  public static let code39FullASCIIChecksum = VNBarcodeSymbology("Code39FullASCIIChecksum")
  /// Code 93.
  public static let code93 = VNBarcodeSymbology("Code93")
  /// Code 93i.
  public static let code93i = VNBarcodeSymbology("Code93i")
  /// Code 128.
  public static let code128 = VNBarcodeSymbology("Code128")
  /// Data Matrix.
  public static let dataMatrix = VNBarcodeSymbology("DataMatrix")
  /// EAN-8.
  public static let ean8 = VNBarcodeSymbology("EAN8")
  /// EAN-13.
  public static let ean13 = VNBarcodeSymbology("EAN13")
  /// GS1 DataBar.
  public static let gs1DataBar = VNBarcodeSymbology("GS1DataBar")
  /// GS1 DataBar Expanded.
  public static let gs1DataBarExpanded = VNBarcodeSymbology("GS1DataBarExpanded")
  /// GS1 DataBar Limited.
  public static let gs1DataBarLimited = VNBarcodeSymbology("GS1DataBarLimited")
  /// Interleaved 2 of 5.
  public static let i2of5 = VNBarcodeSymbology("I2of5")
  /// Interleaved 2 of 5 with a checksum.
  public static let i2of5Checksum = VNBarcodeSymbology("I2of5Checksum")
  /// ITF-14.
  public static let itf14 = VNBarcodeSymbology("ITF14")
  /// MicroPDF417.
  public static let microPDF417 = VNBarcodeSymbology("MicroPDF417")
  /// Micro QR.
  public static let microQR = VNBarcodeSymbology("MicroQR")
  /// MSI Plessey.
  public static let msiPlessey = VNBarcodeSymbology("MSIPlessey")
  /// PDF417.
  public static let pdf417 = VNBarcodeSymbology("PDF417")
  /// QR.
  public static let qr = VNBarcodeSymbology("QR")
  /// UPC-E.
  public static let upce = VNBarcodeSymbology("UPCE")

  static let all = [
    aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93,
    code93i, code128, dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited,
    i2of5, i2of5Checksum, itf14, microPDF417, microQR, msiPlessey, pdf417, qr, upce,
  ]
}
