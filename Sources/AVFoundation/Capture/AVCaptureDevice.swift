import SwiftUI

/// A camera or a microphone; there is none, and nobody has been asked.
///
///     AVCaptureDevice.authorizationStatus(for: .video)  // notDetermined
///     AVCaptureDevice.default(for: .video)  // nil
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private override init() {}

  /// Returns nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns nil: there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// The camera that a person prefers; nil, since there is none.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  /// The camera that the system would take; nil, since there is none.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }

  /// Returns no devices.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Returns the person's answer whether the app may film: nobody has been asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }

  /// Tells a closure that nobody was asked.
  ///
  /// - Parameters:
  ///   - mediaType: Pictures or sounds.
  ///   - handler: A closure that receives false, at once.
  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }

  /// Returns false: nobody was asked.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// The identifier.
  open var uniqueID: String { "" }
  /// The name for a person.
  open var localizedName: String { "" }
  /// The side of the device.
  open var position: Position { .unspecified }
  /// The kind.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The form of the pictures.
  open var activeFormat = Format()
  /// The forms of the pictures.
  open var formats: [Format] { [] }
  /// The factor by which pictures are larger.
  open var videoZoomFactor: CGFloat = 1
  /// The least factor.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The greatest factor.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// A Boolean value that indicates whether there is a flash.
  open var hasFlash: Bool { false }
  /// A Boolean value that indicates whether the flash may be used.
  open var isFlashAvailable: Bool { false }
  /// A Boolean value that indicates whether there is a lamp.
  open var hasTorch: Bool { false }
  /// A Boolean value that indicates whether the lamp may be used.
  open var isTorchAvailable: Bool { false }
  /// The state of the lamp.
  open var torchMode = TorchMode.off
  /// The brightness of the lamp, from 0 to 1.
  open var torchLevel: Float { 0 }
  /// The manner in which pictures are made sharp.
  open var focusMode = FocusMode.locked
  /// The place that is sharp, from 0 to 1.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// A Boolean value that indicates whether a place can be made sharp.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The manner in which pictures are made bright.
  open var exposureMode = ExposureMode.locked
  /// The place that is bright enough, from 0 to 1.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// A Boolean value that indicates whether a place can be made bright enough.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// A Boolean value that indicates whether a new scene is told of.
  open var isSubjectAreaChangeMonitoringEnabled = false

  /// Does nothing: there is no device.
  open func lockForConfiguration() throws {}
  /// Does nothing: there is no device.
  open func unlockForConfiguration() {}
  /// Does nothing: there is no lamp.
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// Sets the factor by which pictures are larger.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  /// Returns false: nothing is made sharp.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Returns false: nothing is made bright.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Returns false: there is no lamp.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
}

/// The person's answer whether an app may film.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked; somebody forbids it; no; yes.
  case notDetermined, restricted, denied, authorized
}
