import Foundation

/// Tells which languages are translated.
///
/// Those that ``TranslationSession/know(from:to:answer:)`` tells of are on the device; the others
/// of iOS could be loaded.
public final class LanguageAvailability: Sendable {
  /// An answer to whether languages are translated.
  public enum Status: Hashable, Sendable {
    /// They are on the device, could be loaded, or are not translated.
    case installed, supported, unsupported
  }

  static let languages = [
    "ar", "de", "en-GB", "en-US", "es", "fr", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt-BR",
    "ru", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ].map { Locale.Language(identifier: $0) }

  /// Creates an availability of languages.
  public init() {}

  /// The languages of iOS.
  public var supportedLanguages: [Locale.Language] {
    get async { Self.languages }
  }

  /// Returns whether a language is translated into another one; nil is any.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    TranslationRecord.current.status(from: source, to: target)
  }

  /// Returns whether a text is translated into another language; nil is any.
  ///
  /// - Throws: ``TranslationError`` where no language is told that the text could be in.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    guard let pair = TranslationRecord.current.pair(from: nil, to: target) else {
      throw TranslationError.unableToIdentifyLanguage
    }
    return TranslationRecord.current.status(from: pair.source, to: target)
  }
}
