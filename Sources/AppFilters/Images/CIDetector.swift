import SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of things that a detector looks for: faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of things that a detector looks for: rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of things that a detector looks for: QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of things that a detector looks for: texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The setting of a detector's care.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The care that is fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The care that is slow.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// A thing that was found in a picture.
open class CIFeature: NSObject {
  /// The kind of the thing.
  open var type: String { "" }
  /// The rectangle around it, in pixels from the picture's lower left corner.
  open var bounds: CGRect { .zero }
}

/// A face that was found in a picture.
open class CIFaceFeature: CIFeature {}

/// A QR code that was found in a picture.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code.
  open var messageString: String? { nil }
}

/// Looks for things in pictures, and finds none: no picture is looked at.
open class CIDetector: NSObject {
  /// Creates a detector of a kind of things; settings have no effect.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    super.init()
  }

  /// Returns the things that are found: none.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns the things that are found: none.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
