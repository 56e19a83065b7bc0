// As Apple spells its constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import SwiftUI

/// A taker of photographs, which takes none.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// The size of photographs, in pixels.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// A Boolean value that indicates whether photographs have all the pixels of the device.
  open var isHighResolutionCaptureEnabled = false
  /// The care with which photographs are made.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// A Boolean value that indicates whether photographs may move.
  open var isLivePhotoCaptureEnabled = false
  /// A Boolean value that indicates whether photographs that move can be made.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// A Boolean value that indicates whether depth can be seen.
  open var isDepthDataDeliverySupported: Bool { false }
  /// A Boolean value that indicates whether depth is told.
  open var isDepthDataDeliveryEnabled = false
  /// The kinds of photographs: none.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The uses of the flash: never.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }

  /// Creates a taker.
  public override init() {}

  /// Does nothing: there is no camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}

  /// The care with which photographs are made.
  public enum QualityPrioritization: Int, Sendable {
    /// Little, some, much.
    case speed = 1, balanced, quality
  }
}

/// The settings of a photograph.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The use of the flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// The size, in pixels.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// The care with which it is made.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// A Boolean value that indicates whether it has all the pixels of the device.
  open var isHighResolutionPhotoEnabled = false
  /// A Boolean value that indicates whether depth is told.
  open var isDepthDataDeliveryEnabled = false
  /// The form of a small picture of it.
  open var previewPhotoFormat: [String: Any]?
  /// The forms of small pictures: none.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// The form.
  public let format: [String: Any]?

  /// Creates the usual settings.
  public override init() { format = nil }

  /// Creates the settings of a form.
  public init(format: [String: Any]?) { self.format = format }
}

/// A kind of pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The four letters of the kind.
  public let rawValue: String

  /// Creates a kind of its letters.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// The name of the kind of pictures in their settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The name of the width of pictures in their settings, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The name of the height of pictures in their settings, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// A photograph; none is taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}

  /// The moment.
  open var timestamp: CMTime { .zero }
  /// The facts that are told of it.
  open var metadata: [String: Any] { [:] }

  /// Returns nil: there is no photograph.
  open func fileDataRepresentation() -> Data? { nil }

  /// Returns nil: there is no photograph.
  open func cgImageRepresentation() -> CGImage? { nil }

  /// Returns nil: there is no photograph.
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// Hears of photographs, of which none is taken.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Tells of a photograph.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Takes no notice of it.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
