import Foundation
import Testing

/// Each Russian word of the apps' sources has its English one.
@Suite struct StringTableTests {
  private struct Table: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization] }
    struct Localization: Decodable {}
    let strings: [String: Entry]
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Showcase")

  /// The keys of a table that have English words.
  private func translated(_ app: String) throws -> Set<String> {
    let data = try Data(
      contentsOf: Self.sources.appendingPathComponent("Resources/\(app)/Localizable.xcstrings"))
    return Set(
      try JSONDecoder().decode(Table.self, from: data).strings
        .filter { $0.value.localizations["en"] != nil }.keys)
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
}
