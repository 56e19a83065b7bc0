import Dispatch

/// A taker of each picture, which takes none.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The form of the pictures.
  // As Apple has it: apps set it to an optional value.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var videoSettings: [String: Any]! = [:]
  /// A Boolean value that indicates whether pictures are left out that come too fast.
  open var alwaysDiscardsLateVideoFrames = true
  /// The object that hears of pictures.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// Creates a taker.
  public override init() {}

  /// Sets the object that would hear of pictures.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Hears of pictures, of which none come.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Tells of a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  /// Tells of a picture that was left out.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Takes no notice of it.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  /// Takes no notice of it.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// A picture or samples of a sound on their way; none come.
public final class CMSampleBuffer: Sendable {
  init() {}

  /// The moment.
  public var presentationTimeStamp: CMTime { .invalid }
}
