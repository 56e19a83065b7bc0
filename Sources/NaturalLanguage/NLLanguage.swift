// Apple's NaturalLanguage brings Foundation with it.
@_exported import Foundation

/// A language of people.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a language from its identifier, such as “de”.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a language from its identifier, such as “de”.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// None that is known.
  public static let undetermined = Self("und")
  /// Arabic.
  public static let arabic = Self("ar")
  /// Bulgarian.
  public static let bulgarian = Self("bg")
  /// Catalan.
  public static let catalan = Self("ca")
  /// Croatian.
  public static let croatian = Self("hr")
  /// Czech.
  public static let czech = Self("cs")
  /// Danish.
  public static let danish = Self("da")
  /// Dutch.
  public static let dutch = Self("nl")
  /// English.
  public static let english = Self("en")
  /// Finnish.
  public static let finnish = Self("fi")
  /// French.
  public static let french = Self("fr")
  /// German.
  public static let german = Self("de")
  /// Greek.
  public static let greek = Self("el")
  /// Hebrew.
  public static let hebrew = Self("he")
  /// Hindi.
  public static let hindi = Self("hi")
  /// Hungarian.
  public static let hungarian = Self("hu")
  /// Indonesian.
  public static let indonesian = Self("id")
  /// Italian.
  public static let italian = Self("it")
  /// Japanese.
  public static let japanese = Self("ja")
  /// Korean.
  public static let korean = Self("ko")
  /// Norwegian.
  public static let norwegian = Self("nb")
  /// Persian.
  public static let persian = Self("fa")
  /// Polish.
  public static let polish = Self("pl")
  /// Portuguese.
  public static let portuguese = Self("pt")
  /// Romanian.
  public static let romanian = Self("ro")
  /// Russian.
  public static let russian = Self("ru")
  /// Chinese in simplified signs.
  public static let simplifiedChinese = Self("zh-Hans")
  /// Slovak.
  public static let slovak = Self("sk")
  /// Spanish.
  public static let spanish = Self("es")
  /// Swedish.
  public static let swedish = Self("sv")
  /// Thai.
  public static let thai = Self("th")
  /// Chinese in traditional signs.
  public static let traditionalChinese = Self("zh-Hant")
  /// Turkish.
  public static let turkish = Self("tr")
  /// Ukrainian.
  public static let ukrainian = Self("uk")
  /// Vietnamese.
  public static let vietnamese = Self("vi")
}
