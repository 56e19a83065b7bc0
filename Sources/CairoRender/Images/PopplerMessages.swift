import CRSVG

/// The messages of poppler about a document, of which it draws as much as it can.
final class PopplerMessages {
  /// The first fault of the document, in poppler's words; nil while there is none.
  private(set) var fault: String?

  /// Returns the first fault that is told while something is done.
  static func fault(during work: () -> Void) -> String? {
    let messages = PopplerMessages()
    withExtendedLifetime(messages) {
      let handler = g_log_set_handler(
        "Poppler", G_LOG_LEVEL_MASK,
        { _, _, message, messages in
          guard let message, let messages else { return }
          Unmanaged<PopplerMessages>.fromOpaque(messages).takeUnretainedValue()
            .add(String(cString: message))
        }, Unmanaged.passUnretained(messages).toOpaque())
      work()
      g_log_remove_handler("Poppler", handler)
    }
    return messages.fault
  }

  /// The kinds of messages after which something of a page is not drawn, or not as it should be.
  ///
  /// Warnings are of what readers put up with, and internal errors of what poppler mends itself.
  private static let kinds = ["Syntax error", "I/O error", "Unimplemented feature"]

  /// Adds a message such as `Syntax error at position -1: Unterminated string`.
  private func add(_ message: String) {
    guard fault == nil, Self.kinds.contains(where: message.hasPrefix) else { return }
    fault = message.firstRange(of: ": ").map { String(message[$0.upperBound...]) } ?? message
  }
}
