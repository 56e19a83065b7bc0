import StageSupport
import Testing
import Translation

/// Translations, of which there are none unless told.
@MainActor @Suite(.serialized) struct TranslationTests {
  private static let german = Locale.Language(identifier: "de")
  private static let english = Locale.Language(identifier: "en")

  private static func know() {
    TranslationSession.know(from: german, to: english) {
      ["Guten Tag": "Good day", "Hafen": "Harbour"][$0] ?? "?"
    }
  }

  private struct Message: View {
    var knows = true
    var source: Locale.Language? = german
    @State private var configuration: TranslationSession.Configuration?
    @State private var lines: [String] = []

    var body: some View {
      VStack {
        ForEach(lines, id: \.self) { Text($0) }
        Button("Again") { configuration?.invalidate() }
      }
      .translationTask(configuration) { session in
        do {
          lines.append(try await session.translate("Guten Tag").targetText)
        } catch TranslationError.unableToIdentifyLanguage {
          lines.append("no language")
        } catch {
          lines.append((error as? CocoaError)?.code == .userCancelled ? "cancelled" : "else")
        }
      }
      .onAppear {
        if knows { TranslationTests.know() }
        configuration = .init(source: source, target: TranslationTests.english)
      }
    }
  }

  @Test func aViewTranslates() throws {
    let stage = Stage(Message())
    #expect(try stage.texts() == ["Good day", "Again"])
    try stage.tap("Again")
    #expect(try stage.texts() == ["Good day", "Good day", "Again"])
    #expect(try Stage(Message(source: nil)).texts() == ["Good day", "Again"])
    #expect(try Stage(Message(knows: false)).texts() == ["cancelled", "Again"])
    #expect(try Stage(Message(knows: false, source: nil)).texts() == ["no language", "Again"])
  }

  private struct Page: View {
    var knows = true
    var replaces = true
    @State private var text = "Hafen"
    @State private var isShown = true

    var body: some View {
      VStack { Text("Note: \(text)") }
        .translationPresentation(
          isPresented: $isShown, text: text, replacementAction: replaces ? { text = $0 } : nil
        )
        .onAppear { if knows { TranslationTests.know() } }
    }
  }

  @Test func aPageShowsBothTexts() throws {
    let stage = Stage(Page())
    let texts = try stage.texts()
    #expect(texts.contains("German") && texts.contains("Harbour") && texts.contains("English"))
    try stage.tap("Replace with Translation")
    #expect(try stage.texts() == ["Note: Harbour"])
    #expect(try !Stage(Page(replaces: false)).shows("Replace with Translation"))
    let unknown = try Stage(Page(knows: false)).texts()
    #expect(unknown.contains("No translation") && !unknown.contains("Copy Translation"))
    let french = Stage(Page(knows: false)) { $0.locale = Locale(identifier: "fr_FR") }
    #expect(try french.shows("Aucune traduction"))
  }

  @Test func languagesAreOnTheDeviceOrNot() async throws {
    Self.know()
    defer { TranslationSession.know(from: Self.german, to: Self.english, answer: nil) }
    let availability = LanguageAvailability()
    let french = Locale.Language(identifier: "fr")
    let american = Locale.Language(identifier: "en-US")
    #expect(await availability.status(from: Self.german, to: american) == .installed)
    #expect(await availability.status(from: Self.german, to: nil) == .installed)
    #expect(await availability.status(from: Self.german, to: french) == .supported)
    #expect(await availability.status(from: french, to: french) == .unsupported)
    #expect(
      await availability.status(from: Locale.Language(identifier: "la"), to: french) == .unsupported
    )
    #expect(try await availability.status(for: "Hafen", to: Self.english) == .installed)
    await #expect(throws: TranslationError.unableToIdentifyLanguage) {
      try await availability.status(for: "Hafen", to: french)
    }
  }

  @Test func sessionsAnswerInOrder() async throws {
    Self.know()
    defer { TranslationSession.know(from: Self.german, to: Self.english, answer: nil) }
    let session = TranslationSession(installedSource: Self.german, target: Self.english)
    let batch = [
      TranslationSession.Request(sourceText: "Hafen", clientIdentifier: "a"),
      TranslationSession.Request(sourceText: "Guten Tag"),
    ]
    let answers = try await session.translations(from: batch)
    #expect(answers.map(\.targetText) == ["Harbour", "Good day"])
    #expect(answers[0].clientIdentifier == "a" && answers[0].sourceLanguage == Self.german)
    var told: [String] = []
    for try await answer in session.translate(batch: batch) { told.append(answer.targetText) }
    #expect(told == ["Harbour", "Good day"])
    await #expect(throws: TranslationError.nothingToTranslate) {
      try await session.translate(" ")
    }
    let other = TranslationSession(
      installedSource: Self.german, target: Locale.Language(identifier: "fr"))
    await #expect(throws: TranslationError.notInstalled) { try await other.translate("Hafen") }
    #expect(await session.isReady)
    session.cancel()
    await #expect(throws: TranslationError.alreadyCancelled) {
      try await session.translate("Hafen")
    }
  }
}
