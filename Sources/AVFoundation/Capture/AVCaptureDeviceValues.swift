import SwiftUI

extension AVCaptureDevice {
  /// The side of the device that a camera is on.
  public enum Position: Int, Sendable {
    /// Either; the back; the front.
    case unspecified, back, front
  }

  /// The use of the flash.
  public enum FlashMode: Int, Sendable {
    /// Never; always; where it is dark.
    case off, on, auto
  }

  /// The use of the lamp.
  public enum TorchMode: Int, Sendable {
    /// Never; always; where it is dark.
    case off, on, auto
  }

  /// The manner in which pictures are made sharp.
  public enum FocusMode: Int, Sendable {
    /// Not at all; once; again and again.
    case locked, autoFocus, continuousAutoFocus
  }

  /// The manner in which pictures are made bright.
  public enum ExposureMode: Int, Sendable {
    /// Not at all; once; again and again; as the app says.
    case locked, autoExpose, continuousAutoExposure, custom
  }

  /// The kind of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "BuiltInWideAngleCamera")
    /// The camera that sees far to the sides.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "BuiltInUltraWideCamera")
    /// The camera that sees far.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "BuiltInTelephotoCamera")
    /// The usual one and the one that sees far.
    public static let builtInDualCamera = DeviceType(rawValue: "BuiltInDualCamera")
    /// The usual one and the one that sees to the sides.
    public static let builtInDualWideCamera = DeviceType(rawValue: "BuiltInDualWideCamera")
    /// All three.
    public static let builtInTripleCamera = DeviceType(rawValue: "BuiltInTripleCamera")
    /// The camera that sees depth.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "BuiltInTrueDepthCamera")
    /// The camera with a laser.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "BuiltInLiDARDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "Microphone")
    /// The microphone.
    public static let builtInMicrophone = microphone
    /// A camera that is plugged in.
    public static let external = DeviceType(rawValue: "External")
  }

  /// The form of a device's pictures.
  public final class Format: NSObject, Sendable {
    /// The sizes of pictures: none.
    public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    /// The greatest factor by which pictures are larger.
    public var videoMaxZoomFactor: CGFloat { 1 }
  }

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// The devices.
    open var devices: [AVCaptureDevice] { [] }

    /// Searches for devices.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  /// The turn of a camera's pictures, which stays at zero.
  @MainActor @preconcurrency
  open class RotationCoordinator: NSObject, _KeyValueObserved {
    /// The observations of the turn.
    @_documentation(visibility: internal)
    public var _observers = _KeyValueObservers()
    /// The turn of what is shown, in degrees.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    /// The turn of what is taken, in degrees.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }

    /// Watches the turn of a device.
    public nonisolated init(device: AVCaptureDevice, previewLayer: CALayer?) { super.init() }
  }
}

/// A size of pictures, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32

  /// Creates a size.
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}
