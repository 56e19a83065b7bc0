/// The way from devices to pictures, on which nothing goes.
///
///     let session = AVCaptureSession()
///     session.addOutput(AVCapturePhotoOutput())
///     session.startRunning()
///
/// A session that was started says that it is running; no pictures come.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The devices.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The takers of pictures.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// A Boolean value that indicates whether the session was started.
  open private(set) var isRunning = false
  /// The quality of the pictures.
  open var sessionPreset = Preset.high
  /// A Boolean value that indicates whether another app uses the devices.
  open var isInterrupted: Bool { false }
  /// The connections: none.
  open var connections: [AVCaptureConnection] { [] }
  /// A Boolean value that indicates whether the session sets the app's session of sounds.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Creates a session.
  public override init() {}

  /// Returns a Boolean value that indicates whether a device is not there yet.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }

  /// Adds a device.
  open func addInput(_ input: AVCaptureInput) {
    if canAddInput(input) { inputs.append(input) }
  }

  /// Takes a device away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

  /// Returns a Boolean value that indicates whether a taker is not there yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }

  /// Adds a taker of pictures.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }

  /// Takes a taker of pictures away.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// Returns true: any quality is as good.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Does nothing: changes are made at once.
  open func beginConfiguration() {}

  /// Does nothing: changes are made at once.
  open func commitConfiguration() {}

  /// Says from now on that the session is running.
  open func startRunning() { isRunning = true }

  /// Says from now on that the session stands.
  open func stopRunning() { isRunning = false }

  /// The quality of pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the quality.
    public let rawValue: String

    /// Creates a quality of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Much.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Some.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Little.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Pictures of 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Pictures of 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Pictures of 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// Pictures of 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
  }
}

/// A device of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  override init() {}
}

/// A camera or a microphone of a session.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// Throws an error: there is no device.
  ///
  /// - Parameter device: The device.
  /// - Throws: `AVError` with the code `deviceNotConnected`.
  public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}

/// A taker of pictures or sounds.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  override init() {}

  /// The connections: none.
  open var connections: [AVCaptureConnection] { [] }

  /// Returns nil: there is no connection.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection of a device and a taker; there is none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  override init() {}

  /// The turn of the pictures, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// The turn of the pictures.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// A Boolean value that indicates whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// A Boolean value that indicates whether pictures are a mirror's.
  open var isVideoMirrored = false
  /// A Boolean value that indicates whether pictures can be a mirror's.
  open var isVideoMirroringSupported: Bool { false }
  /// A Boolean value that indicates whether the system decides on the mirror.
  open var automaticallyAdjustsVideoMirroring = true
  /// A Boolean value that indicates whether pictures go this way.
  open var isEnabled = true

  /// Returns false: no pictures are turned.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// The turn of pictures.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright, upside down, or on a side.
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
