import Foundation

/// A kind of language of what plays.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
  /// Of what is heard, and of what is read.
  case audible, legible
}

/// A language of what plays.
public final class MPNowPlayingInfoLanguageOption: NSObject, Sendable {
  /// The kind.
  public let languageOptionType: MPNowPlayingInfoLanguageOptionType
  /// The identifier of the language; nil for none.
  public let languageTag: String?
  /// The names of what it is for.
  public let languageOptionCharacteristics: [String]?
  /// The name that is shown; nil for that of the language.
  public let displayName: String?
  /// The identifier; nil for none.
  public let identifier: String?

  /// Creates a language of what plays.
  ///
  /// - Parameters:
  ///   - languageOptionType: The kind.
  ///   - languageTag: The identifier of the language.
  ///   - languageOptionCharacteristics: The names of what it is for.
  ///   - displayName: The name that is shown.
  ///   - identifier: The identifier.
  public init(
    type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String?,
    characteristics languageOptionCharacteristics: [String]?, displayName: String?,
    identifier: String?
  ) {
    (self.languageOptionType, self.languageTag) = (languageOptionType, languageTag)
    self.languageOptionCharacteristics = languageOptionCharacteristics
    (self.displayName, self.identifier) = (displayName, identifier)
  }
}

/// Languages of which one is chosen.
public final class MPNowPlayingInfoLanguageOptionGroup: NSObject, Sendable {
  /// The languages.
  public let languageOptions: [MPNowPlayingInfoLanguageOption]
  /// The language that is chosen first; nil for none.
  public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
  /// A Boolean value that indicates whether none may be chosen.
  public let allowEmptySelection: Bool

  /// Creates a group of languages.
  public init(
    languageOptions: [MPNowPlayingInfoLanguageOption],
    defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool
  ) {
    (self.languageOptions, self.allowEmptySelection) = (languageOptions, allowEmptySelection)
    self.defaultLanguageOption = defaultLanguageOption
  }
}
