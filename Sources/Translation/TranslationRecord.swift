import Foundation
import Synchronization
import ViewTree

/// Two languages, and how texts are translated between them.
struct TranslationPair: Sendable {
  let source: Locale.Language
  let target: Locale.Language
  let answer: @Sendable (String) -> String

  init(
    _ source: Locale.Language, _ target: Locale.Language,
    _ answer: @escaping @Sendable (String) -> String
  ) { (self.source, self.target, self.answer) = (source, target, answer) }
}

/// The languages that a screen tells translations of.
final class TranslationRecord: Sendable {
  private let pairs: Mutex<[TranslationPair]>

  private init(_ other: TranslationRecord?) { pairs = Mutex(other?.pairs.withLock { $0 } ?? []) }

  static var current: TranslationRecord { ScreenValues.object { TranslationRecord($0) } }

  func change(_ edit: (inout [TranslationPair]) -> Void) { pairs.withLock { edit(&$0) } }

  /// Returns the first languages that are told, of those that are asked for; nil asks for any.
  func pair(from source: Locale.Language?, to target: Locale.Language?) -> TranslationPair? {
    pairs.withLock { $0 }.first { pair in
      (source.map(pair.source.isLike) ?? true) && (target.map(pair.target.isLike) ?? true)
    }
  }

  func status(
    from source: Locale.Language, to target: Locale.Language?
  ) -> LanguageAvailability.Status {
    if pair(from: source, to: target) != nil { return .installed }
    let isSupported = { (language: Locale.Language) in
      LanguageAvailability.languages.contains { $0.languageCode == language.languageCode }
    }
    let pairs = target.map { !$0.isLike(source) && isSupported($0) } ?? true
    return isSupported(source) && pairs ? .supported : .unsupported
  }
}

extension Locale.Language {
  /// Returns a Boolean value that indicates whether a language is the same, in whichever country.
  func isLike(_ other: Locale.Language) -> Bool {
    languageCode == other.languageCode && script == other.script
  }
}
