/// The notifications that an app sends to assistive technology.
///
///     AccessibilityNotification.Announcement("The ferry has left").post()
public enum AccessibilityNotification {
  /// A text that assistive technology speaks at once.
  ///
  ///     AccessibilityNotification.Announcement("The report is sent.").post()
  public struct Announcement: Sendable {
    private let words: @Sendable () -> String

    /// Creates an announcement of a text.
    public init(_ announcement: String) { words = { announcement } }

    /// Creates an announcement of a text with attributes.
    public init(_ announcement: AttributedString) {
      let text = String(announcement.characters)
      words = { text }
    }

    /// Creates an announcement of a resource in the screen's language.
    public init(_ announcementKey: LocalizedStringResource) {
      words = { String(localized: announcementKey) }
    }

    /// Sends the announcement; a host keeps it for tests.
    public func post() { ScreenLocale.link?.announce(words()) }
  }
}
