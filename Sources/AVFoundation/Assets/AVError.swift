import AudioToolbox

/// An error of media.
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// Nobody knows the reason.
    case unknown = -11800
    /// The film cannot be shown now.
    case contentIsUnavailable = -11863
    /// The device is not there.
    case deviceNotConnected = -11814
    /// The app may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The data cannot be read.
    case decodeFailed = -11821
    /// The kind of file is not known.
    case fileFormatNotRecognized = -11828
    /// The export failed.
    case exportFailed = -11820
    /// There is no picture at the time.
    case noImageAtTime = -11832
    /// There is no data.
    case noDataCaptured = -11805
    /// The operation is not offered.
    case operationNotSupportedForAsset = -11838
    /// The operation was ended.
    case operationCancelled = -11878
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: Further facts, of which none is kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of errors of media.
  public static let errorDomain = "AVFoundationErrorDomain"
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The words for a person.
  public var errorDescription: String? { "The operation could not be completed." }
  /// An error of which nobody knows the reason.
  public static var unknown: Code { .unknown }
}

/// The error of a sound file that is not there or cannot be read.
func unreadableFile(_ url: URL?) -> NSError {
  NSError(
    domain: NSOSStatusErrorDomain, code: Int(kAudioFileUnspecifiedError),
    userInfo: url.map { [NSURLErrorKey: $0] } ?? [:])
}

/// The domain of errors that are a number of the system, under Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

extension URL {
  /// A Boolean value that indicates whether there is a file at the address.
  var isFileThere: Bool {
    var isFolder: ObjCBool = false
    return isFileURL && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
