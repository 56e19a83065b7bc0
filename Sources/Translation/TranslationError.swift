// Apple's Translation brings SwiftUI with it.
@_exported import SwiftUI

/// An error of a translation.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private let reason: String

  private init(_ reason: String) { self.reason = reason }

  /// The language of the text is none of those that are translated.
  public static let unsupportedSourceLanguage = Self("The source language is not supported.")
  /// The language that is asked for is none of those that are translated into.
  public static let unsupportedTargetLanguage = Self("The target language is not supported.")
  /// The one language is not translated into the other.
  public static let unsupportedLanguagePairing = Self("The language pairing is not supported.")
  /// The language of the text is not known.
  public static let unableToIdentifyLanguage = Self("The source language is not identified.")
  /// There is no text.
  public static let nothingToTranslate = Self("There is nothing to translate.")
  /// The languages are not on the device.
  public static let notInstalled = Self("The languages are not installed.")
  /// The session was ended.
  public static let alreadyCancelled = Self("The session was cancelled.")
  /// Another reason.
  public static let internalError = Self("Translation failed.")

  /// The reason, for people.
  public var errorDescription: String? { reason }
  /// The reason, for people.
  public var failureReason: String? { reason }

  /// Returns a Boolean value that indicates whether an error is this one, for `catch` and `case`.
  public static func ~= (reason: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == reason
  }
}
