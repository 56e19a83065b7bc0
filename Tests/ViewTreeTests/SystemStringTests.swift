import Testing
import ViewTree

/// The words of the system: one table, in which no language lacks a word.
@Suite struct SystemStringTests {
  /// Returns the words that languages lack, or have with other places for numbers than English.
  private func gaps(_ words: (_ language: String) -> [SystemString: String]?) -> [String] {
    SystemString.languages.flatMap { language in
      SystemString.allCases.filter { word in
        guard let text = words(language)?[word], !text.isEmpty else { return true }
        return places(text) != places(words("en")?[word] ?? "")
      }
      .map { "\(language): \($0)" }
    }
  }

  private func places(_ text: String) -> [String] {
    ["%1", "%2", "%@"].filter { text.contains($0) }
  }

  @Test func noWordLacksALanguage() {
    #expect(SystemString.languages.count == 7)
    #expect(gaps(SystemString.words) == [])
  }

  @Test func countedWordsHaveAFormForAnyNumber() {
    let counted: [SystemString] = [
      .years, .yearsShort, .yearsNarrow, .months, .monthsShort, .monthsNarrow,
    ]
    for language in SystemString.languages {
      for word in counted { #expect(word.text(in: language).contains("other=")) }
    }
  }

  /// The control: a word that is left out, is empty or has lost its number is found.
  @Test func aMissingWordIsFound() {
    let found = gaps { language in
      var words = SystemString.words(of: language)
      if language == "fr" { words?[.edit] = nil }
      if language == "es" { words?[.delete] = "" }
      if language == "he" { words?[.page] = "עמוד %1" }
      return words
    }
    #expect(found == ["fr: edit", "es: delete", "he: page"])
  }

  @Test func wordsAreInTheLanguageOfTheLocale() {
    #expect(SystemString.edit.text(Locale(identifier: "fr_CA")) == "Modifier")
    #expect(SystemString.page.text(Locale(identifier: "es_MX"), 1, 2) == "página 1 de 2")
    // English where the table has no such language.
    #expect(SystemString.edit.text(Locale(identifier: "ja_JP")) == "Edit")
    #expect(SystemString.saveToFiles.text(Locale(identifier: "es_ES")) == "Guardar en Archivos")
  }
}
