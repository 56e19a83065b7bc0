import Foundation

/// The behaviour of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture of an action.
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// Creates the picture of a symbol.
  public init(systemImageName: String) {}

  /// Creates a picture of the app's.
  public init(templateImageName: String) {}
}

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The behaviour.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) { (self.identifier, self.title, self.options) = (identifier, title, options) }
}

/// An action of a notification that takes words.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// Creates an action with a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) { super.init(identifier: identifier, title: title, options: options, icon: icon) }
}

/// The behaviour of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is told of a dismissal.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Notifications are allowed in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// The actions of notifications of one kind.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The identifier.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}
