import Synchronization

/// A mail as far as an app has filled it in.
struct MailDraft {
  var recipients: [String] = []
  var copies: [String] = []
  var hiddenCopies: [String] = []
  var subject = ""
  var body = ""
}

/// A device that sends mail or messages, or does not.
final class MailDevice: Sendable {
  private let content = Mutex(false)

  var canSend: Bool {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
