// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's LinkPresentation brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

/// The words and pictures of a page of the web.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The sign of the page, which is not drawn.
  open var iconProvider: NSItemProvider?
  /// The picture of the page, which is not drawn.
  open var imageProvider: NSItemProvider?
  /// The film of the page, which is not drawn.
  open var videoProvider: NSItemProvider?
  /// The address of a film.
  open var remoteVideoURL: URL?

  /// Creates the words of no page.
  public override init() { super.init() }

  /// Creates the words of a page, to be told.
  public convenience init(url: URL, title: String) {
    self.init()
    (originalURL, self.url, self.title) = (url, url, title)
  }

  func copied() -> LPLinkMetadata {
    let other = LPLinkMetadata()
    (other.originalURL, other.url, other.title) = (originalURL, url, title)
    (other.iconProvider, other.imageProvider) = (iconProvider, imageProvider)
    (other.videoProvider, other.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return other
  }
}

/// The domain of errors of pages.
public let LPErrorDomain = "LPErrorDomain"

/// An error of a page.
public struct LPError: CustomNSError, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// Nothing is known of the page, the app has ended the search, it took too long, and it may not
    /// search.
    case metadataFetchFailed = 1, metadataFetchCancelled, metadataFetchTimedOut,
      metadataFetchNotAllowed

    /// Returns a Boolean value that indicates whether an error has a reason, for `catch` and
    /// `case`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LPError)?.code == code
    }
  }

  /// Nothing is known of the page.
  public static let metadataFetchFailed = Code.metadataFetchFailed
  /// The app has ended the search.
  public static let metadataFetchCancelled = Code.metadataFetchCancelled

  /// The domain.
  public static var errorDomain: String { LPErrorDomain }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}
