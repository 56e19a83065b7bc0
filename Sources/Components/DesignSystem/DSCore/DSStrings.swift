/// The words that components say of themselves.
public struct DSStrings: Equatable, Sendable {
  /// The word that gives up a change.
  public var cancel: String
  /// The word that ends a change.
  public var done: String
  /// The word that closes what is shown.
  public var close: String
  /// The spoken words for the mark of a required field.
  public var required: String
  /// The word that lowers a value.
  public var less: String
  /// The word that raises a value.
  public var more: String

  /// Creates the words of a language.
  public init(
    cancel: String, done: String, close: String, required: String, less: String, more: String
  ) {
    (self.cancel, self.done, self.close) = (cancel, done, close)
    (self.required, self.less, self.more) = (required, less, more)
  }

  /// The words in English.
  public static let english = DSStrings(
    cancel: "Cancel", done: "Done", close: "Close", required: "Required", less: "Less",
    more: "More")
  /// The words in Russian.
  public static let russian = DSStrings(
    cancel: "Отменить", done: "Готово", close: "Закрыть", required: "Обязательно",
    less: "Меньше", more: "Больше")

  /// The words of a language by its code, such as `ru`; English for one that is not known.
  public static func language(_ code: String?) -> DSStrings {
    code == "ru" ? .russian : .english
  }
}
