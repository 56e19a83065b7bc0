/// Hears of a page of the web within an app.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Tells that a person has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Tells that the page is loaded; none is.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  // As SafariServices has it: an app's methods have the same names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Tells that the page leads elsewhere; none does.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  /// Takes no notice of it.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Takes no notice of it.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Takes no notice of it.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}
