import Synchronization
import ViewTree

/// The contacts of a screen, and the person's answer.
final class ContactRecord: Sendable {
  struct Content: Sendable {
    /// The contacts; nil where nobody tells of them.
    var contacts: [CNContact]?
    var wasAsked = false
    /// The number of contacts that have been given an identifier.
    var count = 0
  }

  private let content: Mutex<Content>

  private init(_ other: ContactRecord?) { content = Mutex(other?.value ?? Content()) }

  static var current: ContactRecord { ScreenValues.object { ContactRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout sending Content) -> Void) { content.withLock { edit(&$0) } }

  func nextIdentifier() -> String {
    content.withLock {
      $0.count += 1
      return "contact-\($0.count)"
    }
  }
}
