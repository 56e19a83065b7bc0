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
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }

  /// Creates a controller of an archive, of which nothing is read.
  public required nonisolated init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An activity of an app's own; a still shares nothing.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The type of an activity.
  public typealias ActivityType = UIActivityType

  /// Creates an activity.
  public override nonisolated init() { super.init() }
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
