import Foundation

/// The settings of a view of web pages.
@MainActor
open class WKWebViewConfiguration: NSObject {
  /// The settings of all pages.
  open var preferences = WKPreferences()
  /// The settings of each page.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// A Boolean value that indicates whether films are played within the page.
  open var allowsInlineMediaPlayback = false
  /// The media that a person has to start.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// A Boolean value that indicates whether a page is shown only when all of it is there.
  open var suppressesIncrementalRendering = false
  /// The name of the app for servers.
  open var applicationNameForUserAgent: String?

  /// Creates the usual settings.
  public override nonisolated init() { super.init() }
}

/// The settings of all pages.
@MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// A Boolean value that indicates whether scripts run.
  open var javaScriptEnabled = true

  /// Creates the usual settings.
  public override nonisolated init() { super.init() }
}

/// The settings of each page.
@MainActor
open class WKWebpagePreferences: NSObject {
  /// A Boolean value that indicates whether the page's scripts run.
  open var allowsContentJavaScript = true

  /// Creates the usual settings.
  public override nonisolated init() { super.init() }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The scripts of an app in its pages: none of them runs.
@MainActor
open class WKUserContentController: NSObject {
  /// Creates a set of scripts.
  public override nonisolated init() { super.init() }

  /// Takes a script, which does not run.
  open func addUserScript(_ userScript: WKUserScript) {}

  /// Takes an object that would hear of messages, of which none come.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}

  /// Does nothing: no script runs.
  open func removeAllUserScripts() {}

  /// Does nothing: no messages come.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page, or behind it.
  case atDocumentStart, atDocumentEnd
}

/// A script of an app, which does not run.
@MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) { self.source = source }
}

/// A message of a page to its app; none come.
@MainActor
open class WKScriptMessage: NSObject {
  /// The name of the message.
  open var name: String { "" }
  /// The content of the message.
  open var body: Any { "" }
}

/// Hears of messages of pages, of which none come.
@MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Tells of a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
