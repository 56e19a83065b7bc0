/// The words that components say of themselves.
public struct DSStrings: Equatable, Sendable {
  public var cancel: String
  public var done: String
  public var close: String
  /// The spoken words for the mark of a required field.
  public var required: String
  public var less: String
  public var more: String

  /// Creates the words of a language.
  public init(
    cancel: String, done: String, close: String, required: String, less: String, more: String
  ) {
    (self.cancel, self.done, self.close) = (cancel, done, close)
    (self.required, self.less, self.more) = (required, less, more)
  }

  public static let english = DSStrings(
    cancel: "Cancel", done: "Done", close: "Close", required: "Required", less: "Less",
    more: "More")
  public static let russian = DSStrings(
    cancel: "Отменить", done: "Готово", close: "Закрыть", required: "Обязательно",
    less: "Меньше", more: "Больше")

  /// The words of a language by its code, such as `ru`; English for one that is not known.
  public static func language(_ code: String?) -> DSStrings {
    code == "ru" ? .russian : .english
  }
}
