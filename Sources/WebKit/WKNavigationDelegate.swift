import Foundation
import FoundationNetworking

/// The loading of a page; none is loaded.
@MainActor
open class WKNavigation: NSObject {}

/// The step that would lead to a page; none is made.
@MainActor
open class WKNavigationAction: NSObject {
  /// The address.
  public let request: URLRequest
  /// The occasion.
  open var navigationType: WKNavigationType { .other }
  /// The frame in which the page would be shown.
  open var targetFrame: WKFrameInfo? { nil }

  init(_ request: URLRequest) { self.request = request }
}

/// A frame of a page.
@MainActor
open class WKFrameInfo: NSObject {
  /// A Boolean value that indicates whether the frame is the whole page.
  open var isMainFrame: Bool { true }
}

/// The occasion of a step to a page.
public enum WKNavigationType: Int, Sendable {
  /// A step of a person or of the page.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Anything else.
  case other = -1
}

/// The answer to a step to a page.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Loading nothing, the page, or a file.
  case cancel, allow, download
}

/// The answer of a server; none comes.
@MainActor
open class WKNavigationResponse: NSObject {
  /// The answer.
  public let response: URLResponse
  /// A Boolean value that indicates whether the answer is of the whole page.
  open var isForMainFrame: Bool { true }
  /// A Boolean value that indicates whether the answer can be shown.
  open var canShowMIMEType: Bool { false }

  init(_ response: URLResponse) { self.response = response }
}

/// The answer to an answer of a server.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Loading nothing, the page, or a file.
  case cancel, allow, download
}

/// Hears how pages are loaded; none is.
///
/// Apple's methods are optional, so that any of them may be left out.
@MainActor
public protocol WKNavigationDelegate: AnyObject {
  // As WebKit has it: an app's methods have the same types.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Tells that a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Tells that content comes.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Tells that a page is loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Tells of an error.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Tells of an error before content came.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Asks whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Asks whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Asks whether an answer may be shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
}

extension WKNavigationDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Takes no notice of it.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Takes no notice of it.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Takes no notice of it.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Takes no notice of it.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Takes no notice of it.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
}

/// Shows what pages ask for; none ask.
@MainActor
public protocol WKUIDelegate: AnyObject {}
