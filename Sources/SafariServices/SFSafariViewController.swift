// Apple's SafariServices brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

/// A page of the web within an app, drawn as Safari's bars around an empty page: nothing is loaded.
///
///     struct Web: UIViewControllerRepresentable {
///       let url: URL
///       func makeUIViewController(context: Context) -> SFSafariViewController {
///         SFSafariViewController(url: url)
///       }
///       func updateUIViewController(_ page: SFSafariViewController, context: Context) {}
///     }
open class SFSafariViewController: UIViewController {
  /// The settings of a page.
  open class Configuration: NSObject, @unchecked Sendable {
    /// A Boolean value that indicates whether the page is shown as a text to read.
    open var entersReaderIfAvailable = false
    /// A Boolean value that indicates whether bars become small as the page is scrolled.
    open var barCollapsingEnabled = true

    /// Creates the usual settings.
    public override init() { super.init() }
  }

  /// The word on the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// “Done”, “Close” and “Cancel”.
    case done, close, cancel
  }

  /// The address.
  let url: URL
  /// The settings.
  public let configuration: Configuration
  /// The object that hears of the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons.
  open var preferredControlTintColor: UIColor?
  /// The word on the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a page with settings.
  ///
  /// - Parameters:
  ///   - url: The address; one that is not of the web has a bar without a name.
  ///   - configuration: The settings.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page with the usual settings.
  ///
  /// - Parameter url: The address.
  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  /// Creates a page with a setting, as before iOS 11.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Creates no page: an archive has no address.
  public required init?(coder: NSCoder) { return nil }
}

extension SFSafariViewController: _UIViewControllerDrawing {
  /// The bars around an empty page.
  public var _drawing: AnyView? {
    AnyView(SafariPage(controller: self, delegate: delegate))
  }
}
