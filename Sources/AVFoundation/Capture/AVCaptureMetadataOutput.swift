import Dispatch

/// A reader of codes in pictures, which reads none.
///
///     output.setMetadataObjectsDelegate(self, queue: .main)
///     output.metadataObjectTypes = [.qr]
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The kinds of codes that are read.
  // As Apple has it: apps set it to an optional value.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds of codes that can be read.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture in which codes are read, from 0 to 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The object that hears of codes.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Creates a reader.
  public override init() {}

  /// Sets the object that would hear of codes.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Hears of codes, of which none is read.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Tells of codes.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// A thing in a picture; none is seen.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  override init() {}

  /// The kind.
  open var type: ObjectType { .qr }
  /// The area in the picture, from 0 to 1.
  open var bounds: CGRect { .zero }

  /// The kind of a thing in a picture.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A square code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code of goods, of 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A code of goods, of 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of goods, of few digits.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of bars for all letters.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of bars for capitals.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code of bars for capitals, in less room.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code of letters and digits.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code of many rows of bars.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    /// A code of several rows.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A square code around a square.
    public static let codabar = ObjectType(rawValue: "org.codabar")
    /// A code of digits in pairs.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A code of cartons.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A code of goods on shelves.
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    /// A code of goods with further data.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
    /// A code of small goods.
    public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
    /// A small QR code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A code around a bullseye.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A square code with two solid sides.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
}

/// A code in a picture; none is read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code.
  open var stringValue: String? { nil }
}
