/// A controller that shares something; a still shares nothing.
open class UIActivityViewController: UIViewController {
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivityType]?

  /// A closure that is told of the end; nothing is shared in a still.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// A closure that is told of the activity, of its success, of what it returns and of its error.
  public typealias CompletionWithItemsHandler = (
    ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Creates a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An activity of an app's own; a still shares nothing.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The type of an activity.
  public typealias ActivityType = UIActivityType
  /// The place of an activity in the sheet.
  public enum Category: Int, Sendable { case action, share }

  /// The place of the activities of the class: among what is done with the items.
  open class var activityCategory: Category { .action }
  /// The type; nil unless a class of an app's own tells it.
  open var activityType: ActivityType? { nil }
  /// The word below the image; nil unless a class of an app's own tells it.
  open var activityTitle: String? { nil }
  /// The image; nil unless a class of an app's own tells it.
  open var activityImage: UIImage? { nil }
  /// A controller that takes the items; nil by default.
  open var activityViewController: UIViewController? { nil }

  /// Creates an activity.
  public override nonisolated init() { super.init() }

  /// Returns false: a class of an app's own says what it takes.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Does nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does nothing by default.
  open func perform() {}
  /// Has no effect: no sheet waits for the end.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A source of an item for a sheet that shares; in a still nobody asks it.
///
///     final class Report: NSObject, UIActivityItemSource {
///       func activityViewControllerPlaceholderItem(
///         _ sheet: UIActivityViewController
///       ) -> Any { "" }
///       func activityViewController(
///         _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
///       ) -> Any? { "14 km" }
///     }
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// Returns an item of the same kind, before there is one.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of a mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

/// A maker of an item for a sheet that shares; in a still nobody asks it.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// An item of the same kind, before there is one.
  public let placeholderItem: Any?
  /// The item; the placeholder by default.
  open var item: Any { placeholderItem ?? NSNull() }
  /// The activity that the person has chosen; nil, since nobody chooses.
  open var activityType: UIActivity.ActivityType? { nil }

  /// Creates a maker of an item.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// Returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }

  /// Returns no subject.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

extension UIActivityItemSource {
  /// Returns no subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

extension UIActivityViewController {
  /// The type of an activity.
  public typealias ActivityType = UIActivityType
}

/// The type of an activity, by its name.
public struct UIActivityType: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A message.
  public static let message = UIActivityType(rawValue: "message")
  /// A mail.
  public static let mail = UIActivityType(rawValue: "mail")
  /// A print.
  public static let print = UIActivityType(rawValue: "print")
  /// A copy.
  public static let copyToPasteboard = UIActivityType(rawValue: "copyToPasteboard")
  /// A transfer to a device nearby.
  public static let airDrop = UIActivityType(rawValue: "airDrop")
  /// A contact's picture.
  public static let assignToContact = UIActivityType(rawValue: "assignToContact")
  /// A picture kept in the library.
  public static let saveToCameraRoll = UIActivityType(rawValue: "saveToCameraRoll")
  /// An entry of the reading list.
  public static let addToReadingList = UIActivityType(rawValue: "addToReadingList")
}
