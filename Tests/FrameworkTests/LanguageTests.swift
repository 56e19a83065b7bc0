import NaturalLanguage
import StageSupport
import SwiftUI
import Testing

/// Languages of texts, of which none is found unless told, and their parts.
@MainActor @Suite struct LanguageTests {
  private struct Note: View {
    let text: String
    var knows = true
    @State private var line = "…"

    var body: some View {
      Text(line).onAppear {
        if knows {
          NLLanguageRecognizer.know {
            $0.contains("Hafen") ? [.german: 0.6, .dutch: 0.3, .danish: 0.1] : [.english: 1]
          }
        }
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(text)
        let two = recognizer.languageHypotheses(withMaximum: 2).map {
          "\($0.key.rawValue) \($0.value)"
        }
        line = ([recognizer.dominantLanguage?.rawValue ?? "none"] + two.sorted()).joined(
          separator: ", ")
      }
    }
  }

  @Test func aScreenTellsLanguages() throws {
    #expect(try Stage(Note(text: "Der Hafen")).texts() == ["de, de 0.6, nl 0.3"])
    #expect(try Stage(Note(text: "A pier")).texts() == ["en, en 1.0"])
    #expect(try Stage(Note(text: "")).texts() == ["none"])
    #expect(try Stage(Note(text: "Der Hafen", knows: false)).texts() == ["none"])
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Der Hafen") == nil)
  }

  @Test func constraintsLeaveLanguagesOut() {
    NLLanguageRecognizer.know { _ in [.german: 0.5, .english: 0.5, .dutch: 0.2] }
    defer { NLLanguageRecognizer.know(nil) }
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("Hafen")
    #expect(recognizer.dominantLanguage == .german)
    recognizer.languageConstraints = [.dutch, .french]
    #expect(recognizer.languageHypotheses(withMaximum: 5) == [.dutch: 0.2])
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil && recognizer.languageConstraints.isEmpty)
  }

  private func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test func textsAreDivided() {
    #expect(
      parts("Don’t wait, it's 3.5 m — déjà!", .word) == [
        "Don’t", "wait", "it's", "3.5", "m", "déjà",
      ])
    let text = "High water at 3.5 m. Who knows?! Nobody…\nNext"
    #expect(
      parts(text, .sentence) == ["High water at 3.5 m. ", "Who knows?! ", "Nobody…\n", "Next"])
    #expect(parts("One\nTwo\n", .paragraph) == ["One\n", "Two\n"])
    #expect(parts(text, .document) == [text] && parts("", .document).isEmpty)
    #expect(parts("…!", .word).isEmpty)
  }

  @Test func partsAreToldUntilSomebodyHasEnough() {
    let tokenizer = NLTokenizer(unit: .word)
    let text = "one 2 three four"
    tokenizer.string = text
    var found: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      found.append(text[range] + (attributes.contains(.numeric) ? " is a number" : ""))
      return found.count < 3
    }
    #expect(found == ["one", "2 is a number", "three"])
    let space = text.index(text.startIndex, offsetBy: 3)
    #expect(tokenizer.tokenRange(at: space).isEmpty)
    #expect(text[tokenizer.tokenRange(at: text.startIndex)] == "one")
  }
}
