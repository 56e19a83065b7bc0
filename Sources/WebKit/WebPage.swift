import FoundationNetworking
import Observation
import SwiftUI

/// A page of the web, of which nothing is loaded.
///
///     struct Reader: View {
///       @State private var page = WebPage()
///
///       var body: some View {
///         WebView(page)
///           .onAppear { page.load(URL(string: "https://example.com/news")) }
///       }
///     }
@MainActor
@Observable
public final class WebPage {
  /// The address that was asked for last.
  public private(set) var url: URL?
  /// The title of the page: none.
  public var title: String { "" }
  /// A Boolean value that indicates whether a page is being loaded.
  public var isLoading: Bool { false }
  /// The part of a page that is loaded, from 0 to 1.
  public var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// A Boolean value that indicates whether all of a page came by a secure connection.
  public var hasOnlySecureContent: Bool { false }
  /// The event of loading that came last: none.
  public var currentNavigationEvent: NavigationEvent? { nil }
  /// The events of loading: none.
  public var navigations: AsyncStream<NavigationEvent> { AsyncStream { $0.finish() } }
  /// The pages that were shown.
  public private(set) var backForwardList = BackForwardList()
  /// The theme that the page names: none.
  public var themeColor: Color? { nil }
  /// The name by which the page tells servers what it is.
  public var customUserAgent: String?
  /// A Boolean value that indicates whether tools may look into the page.
  public var isInspectable = false

  /// Creates a page with settings.
  public init(configuration: Configuration = Configuration()) {}

  /// Creates a page with settings and an object that decides which pages are shown.
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: (any DialogPresenting)? = nil
  ) {}

  /// Notes an address, of which nothing is loaded.
  @discardableResult
  public func load(_ url: URL?) -> AsyncStream<NavigationEvent> {
    self.url = url
    return navigations
  }

  /// Notes an address, of which nothing is loaded.
  @discardableResult
  public func load(_ request: URLRequest) -> AsyncStream<NavigationEvent> { load(request.url) }

  /// Notes the address of a text, of which nothing is drawn.
  @discardableResult
  public func load(html: String, baseURL: URL) -> AsyncStream<NavigationEvent> { load(baseURL) }

  /// Notes the address of an entry of the list.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> AsyncStream<NavigationEvent> { load(item.url) }

  /// Does nothing: nothing was loaded.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> AsyncStream<NavigationEvent> { navigations }

  /// Does nothing: nothing is loaded.
  public func stopLoading() {}

  /// Runs nothing, and returns nil: there is no page.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> sending Any? { nil }
}

extension WebPage {
  /// A step of loading a page.
  public enum NavigationEvent: Hashable, Sendable {
    /// The page was asked for, sent elsewhere, has begun to come, or is there.
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// The settings of a page.
  @MainActor
  public struct Configuration {
    /// The name of the app for servers.
    public var applicationNameForUserAgent: String?
    /// A Boolean value that indicates whether a page is shown only when all of it is there.
    public var suppressesIncrementalRendering = false
    /// The settings of each page.
    public var defaultNavigationPreferences = NavigationPreferences()

    /// Creates the usual settings.
    public nonisolated init() {}
  }

  /// The settings of one page.
  public struct NavigationPreferences: Sendable {
    /// A Boolean value that indicates whether the page's scripts run.
    public var allowsContentJavaScript = true

    /// Creates the usual settings.
    public init() {}
  }

  /// A list of the pages that were shown, of which there is none.
  public struct BackForwardList: Equatable, Sendable {
    /// A page that was shown.
    public struct Item: Hashable, Identifiable, Sendable {
      /// The identity of the entry.
      public let id: Int
      /// The title of the page.
      public let title: String?
      /// The address of the page.
      public let url: URL
    }

    /// The pages before, of which there is none.
    public var backList: [Item] { [] }
    /// The pages to return to, of which there is none.
    public var forwardList: [Item] { [] }
    /// The page that is shown: none.
    public var currentItem: Item? { nil }
  }

  /// An object that decides which pages are shown; nobody asks it.
  @MainActor
  public protocol NavigationDeciding {}

  /// An object that shows what pages ask for; nothing asks.
  @MainActor
  public protocol DialogPresenting {}
}
