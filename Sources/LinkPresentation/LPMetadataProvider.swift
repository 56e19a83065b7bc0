import Combine
import Foundation
import Synchronization
import ViewTree

/// The pages that a screen knows of.
private final class LinkRecord: Sendable {
  private let pages: Mutex<[LPLinkMetadata]>

  private init(_ other: LinkRecord?) { pages = Mutex(other?.value ?? []) }

  static var current: LinkRecord { ScreenValues.object { LinkRecord($0) } }

  var value: [LPLinkMetadata] {
    get { pages.withLock { $0 } }
    set { pages.withLock { $0 = newValue } }
  }
}

/// Finds the words of pages of the web, of which none are known unless ``know(_:)`` tells them.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  private let isCancelled = Mutex(false)
  /// The time after which a search would end, in seconds; answers come within the still.
  open var timeout: TimeInterval = 30
  /// A Boolean value that indicates whether pictures are loaded too.
  open var shouldFetchSubresources = true

  /// Creates a provider.
  public override init() { super.init() }

  /// Tells of pages of the web.
  ///
  ///     LPMetadataProvider.know([LPLinkMetadata(url: address, title: "Tides of today")])
  ///
  /// - Parameter pages: The words of pages, found by their addresses.
  public static func know(_ pages: [LPLinkMetadata]) {
    LinkRecord.current.value = pages.map { $0.copied() }
  }

  private func found(_ url: URL) throws -> LPLinkMetadata {
    if isCancelled.withLock({ $0 }) { throw LPError(.metadataFetchCancelled) }
    let pages = LinkRecord.current.value
    guard let page = pages.first(where: { $0.originalURL == url || $0.url == url }) else {
      throw LPError(.metadataFetchFailed)
    }
    let copy = page.copied()
    copy.originalURL = url
    return copy
  }

  /// Returns the words of a page.
  ///
  /// - Throws: ``LPError`` where the page is not known.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { try found(url) }

  /// Calls a closure within the still with the words of a page.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { [self] in
      do { completionHandler(try found(url), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Ends the search.
  open func cancel() { isCancelled.withLock { $0 = true } }
}
