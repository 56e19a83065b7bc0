import Foundation
import Testing

/// Each Russian word of the apps' sources has its English one.
@Suite struct StringTableTests {
  private struct Table: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization] }
    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: [String: [String: Localization]]?

      /// The words of a language, of each plural if they differ.
      var values: [String] {
        [stringUnit?.value].compactMap(\.self)
          + (variations ?? [:]).values.flatMap { $0.values.flatMap(\.values) }
      }
    }
    struct Unit: Decodable { let value: String }
    let strings: [String: Entry]
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Showcase")

  private func entries(_ app: String) throws -> [String: Table.Entry] {
    let data = try Data(
      contentsOf: Self.sources.appendingPathComponent("Resources/\(app)/Localizable.xcstrings"))
    return try JSONDecoder().decode(Table.self, from: data).strings
  }

  /// The keys of a table that have English words.
  private func translated(_ app: String) throws -> Set<String> {
    Set(try entries(app).filter { $0.value.localizations["en"] != nil }.keys)
  }

  /// The Cyrillic literals of Swift sources, as keys; what a value is put into counts as any other
  /// value.
  private func literals(in text: String) -> Set<String> {
    var keys: Set<String> = []
    for line in text.split(separator: "\n") where !line.contains("//") {
      // A value's own parentheses stand within each other.
      let value = /\\\((?:[^()"]|\((?:[^()"]|\((?:[^()"]|\([^()"]*\))*\))*\))*\)/
      for match in line.matches(of: /"([^"]*[А-Яа-яЁё][^"]*)"/) {
        keys.insert(String(match.1).replacing(value, with: "%"))
      }
    }
    return keys
  }

  @Test(arguments: ["Animals", "GrowthMap", "Saransk", "TastyNotes"])
  func everyKeyHasEnglishWords(_ app: String) throws {
    let known = Set(
      try translated(app).map { $0.replacing(/%(lld|@|%)/, with: "%") })
    let folder = Self.sources.appendingPathComponent(app)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var missing: Set<String> = []
    // Titles of the gallery stand in the files beside the folders; samples tell of an owl.
    for case let file as String in files
    where file.hasSuffix(".swift") && file.contains("/")
      && file != "Services/AnimalsDependencies.swift"
    {
      let text = try String(
        contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      missing.formUnion(literals(in: text).subtracting(known))
    }
    #expect(missing.subtracting(Self.unread) == [])
  }

  /// The letters before answers and those that are sorted alike, and the words of rows that are but
  /// bars.
  private static let unread: Set = [
    "А", "Б", "В", "Г", "ё", "е", "Сырники с ягодами", "Рассказать о себе", "Название этого места",
    "Имя значка", "Сколько мест посетить", "Значок", "Имя участника", "Категория и адрес",
    "Две или три строки о том, что это за место и чем оно примечательно.",
  ]

  @Test func literalsAreFound() {
    #expect(
      literals(in: #"Text("Освоено \(Int((goal.progress * 100).rounded())) %")"#)
        == ["Освоено % %"])
    #expect(literals(in: #"Text("Шаг \(step + 1) из \(count)")"#) == ["Шаг % из %"])
    #expect(literals(in: #"Text("Step")"#) == [])
  }

  /// English words are spelt as in America, as their dates are written.
  @Test(arguments: ["Animals", "GrowthMap", "Saransk", "TastyNotes"])
  func englishIsSpeltAsItsDates(_ app: String) throws {
    let words = try entries(app).values.flatMap { $0.localizations["en"]?.values ?? [] }
    #expect(words.filter(isBritish) == [])
  }

  @Test(arguments: ["animals", "saransk", "recipes"])
  func englishSamplesAreSpeltAlike(_ file: String) throws {
    let text = try String(
      contentsOf: Self.sources.appendingPathComponent("Resources/\(file).json"), encoding: .utf8)
    // Sentences; keys, identifiers and addresses are none.
    let sentences = text.matches(of: /"([A-Z][^"А-я]* [^"]*)"/).map { String($0.1) }
    #expect(!sentences.isEmpty && sentences.filter(isBritish) == [])
  }

  @Test func britishSpellingIsFound() {
    #expect(isBritish("Favourites") && isBritish("Ten kilometres") && isBritish("A traveller"))
    #expect(!isBritish("Favorites") && !isBritish("Four hours") && !isBritish("A metric map"))
  }

  private func isBritish(_ words: String) -> Bool {
    let spelling = /favour|colour|honour|neighbour|metre|centre|theatre\b|traveller|\bgrey/
    return words.lowercased().contains(spelling)
  }

  /// A short word at the end of a line would hang there, so a space that does not break follows it.
  @Test(arguments: ["Animals", "GrowthMap", "Saransk", "TastyNotes"])
  func shortWordsDoNotEndLines(_ app: String) throws {
    let loose = try entries(app).flatMap { key, entry in
      (entry.localizations["ru"]?.values ?? [key]).filter(endsLines)
    }
    #expect(Set(loose).subtracting(Self.named) == [])
  }

  /// A dash stands at the end of a line, not at the beginning of the next.
  @Test(arguments: ["Animals", "GrowthMap", "Saransk", "TastyNotes"])
  func dashesDoNotBeginLines(_ app: String) throws {
    let loose = try entries(app).flatMap { key, entry in
      (entry.localizations["ru"]?.values ?? [key]).filter { $0.contains(" —") }
    }
    #expect(loose == [])
  }

  @Test func shortWordsAreFound() {
    #expect(endsLines("Жить у моря") && endsLines("На «Волге»") && endsLines("Луг и лес"))
    #expect(!endsLines("Жить у\u{A0}моря") && !endsLines("Свои люди") && !endsLines("Кое-кто и"))
  }

  /// Returns a Boolean value that indicates whether a space that breaks follows a preposition or a
  /// conjunction of one or two letters.
  private func endsLines(_ words: String) -> Bool {
    let short: Set = [
      "и", "в", "с", "к", "о", "у", "на", "не", "по", "из", "за", "от", "до", "во", "со", "ко",
    ]
    return words.split(separator: " ").dropLast()
      .contains { part in
        let word = part.split(separator: "\u{A0}").last ?? part
        return short.contains(word.trimmingPrefix(/[«(„]/).lowercased())
      }
  }

  /// Labels by which flows and tests name what they tap or read, most of few words; and one that
  /// in large type has no line for both words.
  private static let named: Set = [
    "%lld из %lld", "В избранное", "В избранное: %@", "В процессе",
    "В этом спринте ещё нет задач. Добавьте первую — одну, но выполнимую.", "Вы не вошли",
    "Выйти из игры?", "И ещё %lld", "Игр ещё не было", "К итогам",
    "Минуты за неделю", "Минуты по неделям", "Не сделано", "Не сейчас",
    "Не удалось загрузить достижения", "Не удалось загрузить места", "Нет доступа к геопозиции",
    "Ничего не найдено", "По рейтингу",
    "Позволяет менять порядок задач и удалять их", "Показывает сумму минут за неделю",
    "Поставьте оценку от одной до пяти звёзд.", "Разговор с носителем",
    "Расскажите, что понравилось и что стоит знать заранее",
    "Расскажите, что понравилось и что стоит знать заранее.", "Результаты по играм",
    "Сервер не отвечает", "Убрать из избранного", "Убрать из избранного: %@",
    "Участники и их баллы — примеры.", "Энциклопедия не открылась", "до %@",
  ]
}
