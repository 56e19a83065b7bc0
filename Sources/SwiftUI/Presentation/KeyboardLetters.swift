/// The letters and the words on the keys: of the surroundings' language, or Latin where a field
/// asks for what no other letters can write.
struct KeyboardLetters {
  let rows: [[String]]
  /// Keys beside the space bar that a kind of field has, such as an address's.
  let marks: [String]
  /// A Boolean value that indicates whether there is a space bar; an address has none.
  let hasSpace: Bool
  /// The punctuation at the end of a tablet's lowest row of letters.
  let punctuation: [String]
  private let language: String

  init(_ locale: Locale, _ type: UIKeyboardType, isShifted: Bool) {
    let isLatin = [.asciiCapable, .emailAddress, .URL].contains(type)
    let own = locale.language.languageCode?.identifier ?? "en"
    language = isLatin ? "en" : own
    let small = Self.letters[language] ?? Self.latin
    rows = isShifted ? small.map { $0.map { $0.uppercased() } } : small
    hasSpace = type != .URL
    switch type {
    case .emailAddress: (marks, punctuation) = (["@", "."], ["@", "."])
    case .URL: (marks, punctuation) = ([".", "/", ".com"], [".", "/"])
    case .webSearch: (marks, punctuation) = (["."], [",", "."])
    case .twitter: (marks, punctuation) = (["@", "#"], ["@", "#"])
    default: (marks, punctuation) = ([], [",", "."])
    }
  }

  private static let latin = keys(["qwertyuiop", "asdfghjkl", "zxcvbnm"])
  private static let letters = ["ru": keys(["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"])]

  /// The keys of rows that are spelled as strings.
  static func keys(_ rows: [String]) -> [[String]] { rows.map { $0.map { String($0) } } }

  private var isRussian: Bool { language == "ru" }

  var space: String { isRussian ? "Пробел" : "space" }
  /// The label of the key that leads back from digits to letters.
  var alphabet: String { isRussian ? "АБВ" : "ABC" }

  func submit(_ label: SubmitLabel) -> String {
    let russian: [SubmitLabel: String] = [
      .return: "Ввод", .done: "Готово", .go: "Перейти", .send: "Отправить", .join: "Войти",
      .route: "Маршрут", .search: "Найти", .next: "Далее", .continue: "Продолжить",
    ]
    return isRussian ? russian[label] ?? label.name : label.name
  }
}
