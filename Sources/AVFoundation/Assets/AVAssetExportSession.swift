// As Apple spells its constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The writing of a film in another form, which fails: no film is read.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset
  /// The name of the form.
  public let presetName: String
  /// The file that would be written.
  open var outputURL: URL?
  /// The kind of the file.
  open var outputFileType: AVFileType?
  /// A Boolean value that indicates whether the file may be played before all of it has come.
  open var shouldOptimizeForNetworkUse = false
  /// The span of the film that would be written.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The state of the writing.
  open private(set) var status = Status.unknown
  /// The part that is written, from 0 to 1.
  open var progress: Float { 0 }
  /// The error, once the writing has failed.
  open var error: (any Error)? { status == .failed ? AVError(.exportFailed) : nil }

  /// A state of the writing.
  public enum Status: Int, Sendable {
    /// Nobody has asked for it; it waits; it goes on.
    case unknown, waiting, exporting
    /// The file is there; it is not; nobody wants it any more.
    case completed, failed, cancelled
  }

  /// Creates the writing of a film.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }

  /// Fails, and calls a closure at once.
  @preconcurrency
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }

  /// Fails: no film is read.
  open func export() async { status = .failed }

  /// Throws an error: no film is read.
  ///
  /// - Parameters:
  ///   - url: The file that would be written.
  ///   - fileType: The kind of the file.
  /// - Throws: `AVError` with the code `exportFailed`.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    status = .failed
    throw AVError(.exportFailed)
  }

  /// Does nothing: nothing is being written.
  open func cancelExport() {}

  /// Returns no forms: no film is read.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// The form of few bytes.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The form of a middling number of bytes.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The form of many bytes.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The form of at most 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The form of at most 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The form of at most 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The form of at most 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// The form of the sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The form that the film has.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
