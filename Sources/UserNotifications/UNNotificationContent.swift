import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title.
  open internal(set) var title = ""
  /// The line beneath the title.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number on the app's icon; nil to leave it as it is.
  open internal(set) var badge: NSNumber?
  /// The sound; nil for none.
  open internal(set) var sound: UNNotificationSound?
  /// The app's own data.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the category, which gives the actions.
  open internal(set) var categoryIdentifier = ""
  /// The identifier by which notifications are put together.
  open internal(set) var threadIdentifier = ""
  /// The files beside the text.
  open internal(set) var attachments: [UNNotificationAttachment] = []
  /// The urgency.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The weight among the app's notifications, from 0 to 1.
  open internal(set) var relevanceScore = 0.0

  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
    (copy.badge, copy.sound, copy.userInfo) = (badge, sound, userInfo)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    (copy.attachments, copy.interruptionLevel) = (attachments, interruptionLevel)
    copy.relevanceScore = relevanceScore
    return copy
  }
}

/// The content of a notification, to be written.
///
///     let content = UNMutableNotificationContent()
///     content.title = "The tide turns"
///     content.sound = .default
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line beneath the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon; nil to leave it as it is.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The app's own data.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the category, which gives the actions.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier by which notifications are put together.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The files beside the text.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The urgency.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The weight among the app's notifications, from 0 to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// From silent to what overrides the person's settings.
  case passive, active, timeSensitive, critical
}

/// The name of a file of sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound()
  /// The usual sound of what is critical.
  public static let defaultCritical = UNNotificationSound()

  private override init() { super.init() }

  /// Creates the sound of a file.
  public init(named name: UNNotificationSoundName) { super.init() }
}

/// A file beside a notification's text.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The identifier.
  public let identifier: String
  /// The place of the file.
  public let url: URL

  /// Creates an attachment of a file, which is not read.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that names the kind of an attachment's file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that hides the small picture of an attachment.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that tells the part of a picture that is shown small.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that tells the moment of a film that is shown small.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
