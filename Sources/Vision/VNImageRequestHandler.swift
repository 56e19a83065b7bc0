// Apple's Vision brings Core Image with it, and this Core Graphics.
@_exported import AppFilters
import SwiftUI

/// A setting of a picture that is looked through.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a setting by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Facts of the picture.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// The measures of the camera.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// The context of Core Image.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// A picture that questions are asked about.
///
///     let request = VNRecognizeTextRequest { request, error in … }
///     try VNImageRequestHandler(cgImage: photo).perform([request])
///
/// No picture is looked at: the texts and codes are those that a screen tells of by
/// ``know(_:codes:)``, and there is nothing else.
open class VNImageRequestHandler: NSObject {
  /// Takes a picture of Core Graphics.
  public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Takes a picture of Core Graphics, and the way it was taken.
  public init(
    cgImage: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Takes a picture of Core Image.
  public init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Takes a picture of Core Image, and the way it was taken.
  public init(
    ciImage: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Takes the bytes of a picture.
  public init(data: Data, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Takes the bytes of a picture, and the way it was taken.
  public init(
    data: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Takes a picture's file.
  public init(url: URL, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Takes a picture's file, and the way it was taken.
  public init(
    url: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Answers questions at once.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.answer() }
  }

  /// Tells of the texts and codes of each picture that is looked through.
  ///
  ///     VNImageRequestHandler.know(
  ///       ["High water at noon"], codes: [VNBarcodeObservation(payload: "42", symbology: .qr)])
  ///
  /// What is told where the catalogue is made is in the pictures of every screen; what a screen
  /// tells is in its own.
  ///
  /// - Parameters:
  ///   - texts: The lines, from above.
  ///   - codes: The codes.
  public static func know(_ texts: [String], codes: [VNBarcodeObservation] = []) {
    let codes = codes.map {
      VisionRecord.Code(payload: $0.payloadStringValue ?? "", symbology: $0.symbology)
    }
    VisionRecord.current.change { $0 = VisionRecord.Content(texts: texts, codes: codes) }
  }
}
