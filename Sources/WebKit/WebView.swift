import FoundationNetworking
import SwiftUI

/// A view of a web page, in whose place a picture has a stand-in: nothing is loaded.
///
///     struct Help: View {
///       var body: some View { WebView(url: URL(string: "https://example.com/help")) }
///     }
public struct WebView: UIViewRepresentable {
  /// The address of the page; nil where none was asked for.
  private let url: URL?

  /// Creates a view of the page at an address; nil shows none.
  public init(url: URL?) { self.url = url }

  /// Creates a view of a page.
  public init(_ page: WebPage) { url = page.url }

  /// Creates the view of UIKit's.
  public func makeUIView(context: Context) -> WKWebView { WKWebView() }

  /// Notes the address, of which nothing is loaded.
  public func updateUIView(_ view: WKWebView, context: Context) {
    if let url { view.load(URLRequest(url: url)) }
  }
}

extension WebView {
  /// A Boolean value that indicates whether swipes go back and forward.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    /// Swipes go back and forward, or do not, or as the system has it.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }

  /// A Boolean value that indicates whether fingers make a page larger.
  public struct MagnificationGesturesBehavior: Sendable {
    /// Fingers make a page larger, or do not, or as the system has it.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }

  /// A Boolean value that indicates whether a long press on a link shows its page.
  public struct LinkPreviewBehavior: Sendable {
    /// A long press shows a page, or does not, or as the system has it.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }

  /// A Boolean value that indicates whether a part of a page fills the screen.
  public struct ElementFullscreenBehavior: Sendable {
    /// A part fills the screen, or does not, or as the system has it.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }
}

extension View {
  /// Has no effect: nobody swipes over a page.
  ///
  ///     WebView(page).webViewBackForwardNavigationGestures(.disabled)
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Has no effect: nobody pinches a page.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }

  /// Has no effect: nobody presses a link.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Has no effect: nobody selects a page's text.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Has no effect: no part of a page fills the screen.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }

  /// Has no effect: the stand-in has a ground of its own.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect: a stand-in does not scroll.
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }

  /// Has no effect: a stand-in does not scroll.
  public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
}
