import FoundationNetworking
import SwiftUI

/// A view of web pages, in whose place a picture has a stand-in: nothing is loaded.
///
///     struct Page: UIViewRepresentable {
///       let url: URL
///       func makeUIView(context: Context) -> WKWebView { WKWebView() }
///       func updateUIView(_ view: WKWebView, context: Context) {
///         view.load(URLRequest(url: url))
///       }
///     }
open class WKWebView: UIView {
  /// The settings.
  public let configuration: WKWebViewConfiguration
  /// The object that hears how pages are loaded.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows what pages ask for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address that was asked for last.
  open private(set) var url: URL?
  /// The title of the page: none.
  open var title: String? { nil }
  /// A Boolean value that indicates whether a page is being loaded.
  open var isLoading: Bool { false }
  /// The part of a page that is loaded, from 0 to 1.
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// A Boolean value that indicates whether all of a page came by a secure connection.
  open var hasOnlySecureContent: Bool { false }
  /// A Boolean value that indicates whether there is a page before.
  open var canGoBack: Bool { false }
  /// A Boolean value that indicates whether there is a page to return to.
  open var canGoForward: Bool { false }
  /// A Boolean value that indicates whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// A Boolean value that indicates whether a long press on a link shows its page.
  open var allowsLinkPreview = true
  /// A Boolean value that indicates whether tools may look into the page.
  open var isInspectable = false
  /// The name by which the view tells servers what it is.
  open var customUserAgent: String?
  /// The colour behind the page.
  open var underPageBackgroundColor: UIColor?
  /// The factor by which the page is larger.
  open var pageZoom: CGFloat = 1
  /// The scroll view of the page.
  open private(set) lazy var scrollView = UIScrollView()

  /// Creates a view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view with the usual settings.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view of an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Notes an address, of which nothing is loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  /// Notes an address, of which nothing is loaded.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Notes an address, of which nothing is loaded.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    self.url = url
    return nil
  }

  /// Does nothing: nothing was loaded.
  @discardableResult
  open func reload() -> WKNavigation? { nil }

  /// Does nothing: nothing is loaded.
  open func stopLoading() {}

  /// Does nothing: there is no page before.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Does nothing: there is no page to return to.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Runs nothing: there is no page.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script.
  ///   - completionHandler: A closure that receives nothing, at once.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}
