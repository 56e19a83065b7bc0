// Delegates of UIKit's controls. In a still nobody types, scrolls or chooses, so that they are told
// nothing.

/// A delegate that hears of a field's text; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {}

/// A delegate that hears of a scroll view; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {}

/// A delegate that hears of a text view; in a still nobody tells it.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A delegate that hears of a search field; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {}

/// A delegate that hears of a table; in a still nobody tells it.
public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// A delegate that hears of a presentation; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// A delegate that hears of a bubble; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A source of a table's rows.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// The word on a return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The words.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The way in which a text is corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The way in which a text's spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// The kinds of data that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The room of a text, under UIKit's name.
open class NSTextContainer: NSObject {
  /// The size, in points.
  open var size = CGSize.zero
  /// The padding at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The mode in which lines break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// A Boolean value that indicates whether the width follows the view's.
  open var widthTracksTextView = false
  /// A Boolean value that indicates whether the height follows the view's.
  open var heightTracksTextView = false
}

/// The content that a cell shows, under UIKit's name.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Creates a view of the content.
  func makeContentView() -> any UIView & UIContentView
}

extension UIContentConfiguration {
  /// Creates a view without content of its own.
  public func makeContentView() -> any UIView & UIContentView { UIConfiguredView(self) }
}

/// A view that shows a content, under UIKit's name.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// A view of a content, of which nothing is drawn.
final class UIConfiguredView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Creates no view: an archive has no content.
  required init?(coder: NSCoder) { nil }
}

/// A view of SwiftUI as a cell's content; a table of UIKit is not drawn.
///
///     let cell = UITableViewCell()
///     cell.contentConfiguration = UIHostingConfiguration { Text("Kiel") }.margins(.all, 8)
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content

  /// Creates a content of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Returns the content itself: margins of a cell are not drawn.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}
