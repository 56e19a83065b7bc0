import Foundation

/// The occasion of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the occasion comes again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// An occasion after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates an occasion after some time, in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns nil: nothing is planned in a still.
  public func nextTriggerDate() -> Date? { nil }
}

/// An occasion by the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Creates an occasion at a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns nil: nothing is planned in a still.
  public func nextTriggerDate() -> Date? { nil }
}

/// A notification that is asked for.
public final class UNNotificationRequest: NSObject, Sendable {
  /// The identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The occasion; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  ///
  ///     UNNotificationRequest(identifier: "tide", content: content, trigger: nil)
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// A notification that came; in a still none does.
public final class UNNotification: NSObject, Sendable {
  /// The date on which it came.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
  }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the dismissal of a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A person's answer to a notification; in a still there is none.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// A person's answer in words; in a still there is none.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  public let userText = ""
}
