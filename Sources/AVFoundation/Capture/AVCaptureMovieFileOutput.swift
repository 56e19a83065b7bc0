/// A writer of films, which writes none.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// A Boolean value that indicates whether a film is being written.
  open var isRecording: Bool { false }
  /// The file.
  open var outputFileURL: URL? { nil }
  /// The length of what is written.
  open var recordedDuration: CMTime { .zero }
  /// The length at the most.
  open var maxRecordedDuration = CMTime.invalid

  /// Does nothing: there is no camera.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}

  /// Does nothing: nothing is being written.
  open func stopRecording() {}
}

/// A writer of films of QuickTime, which writes none.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// Creates a writer.
  public override init() {}
}

/// Hears of films, of which none is written.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Tells that a film begins.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  /// Tells that a film has ended.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Takes no notice of it.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}
