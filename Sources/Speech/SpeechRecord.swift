import Foundation
import Synchronization
import ViewTree

/// The words that are said before a screen, and the person's answer.
final class SpeechRecord: Sendable {
  struct Content: Sendable {
    /// The words; nil where nobody tells of them.
    var words: String?
    var wasAsked = false
  }

  private let content: Mutex<Content>

  private init(_ other: SpeechRecord?) { content = Mutex(other?.value ?? Content()) }

  static var current: SpeechRecord { ScreenValues.object { SpeechRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout Content) -> Void) { content.withLock { edit(&$0) } }
}

extension NSError {
  /// The error of a person who has not said yes.
  static let speechIsDenied = speech(1700, "User denied access to speech recognition")
  /// The error of silence.
  static let nothingIsSaid = speech(1110, "No speech detected")

  private static func speech(_ code: Int, _ text: String) -> NSError {
    NSError(
      domain: "kAFAssistantErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
