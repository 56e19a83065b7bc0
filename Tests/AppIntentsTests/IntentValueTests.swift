import AppIntents
import Foundation
import Testing

/// The parameters, results and words of actions.
@Suite struct IntentValueTests {
  private struct Dive: AppIntent {
    static let title: LocalizedStringResource = "Dive"
    @Parameter(title: "Depth", default: 3, inclusiveRange: (1, 40)) var depth: Int
    @Parameter(title: "Place") var place: String?
    @Parameter(title: "Name") var name: String

    static var parameterSummary: some ParameterSummary {
      Summary("Dive \(\.$depth) metres at \(\.$place)") { \.$name }
    }

    init() {}

    init(depth: Int, place: String) {
      self.depth = depth
      self.place = place
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: depth * 2, dialog: "Down to \(depth)")
    }
  }

  @Test func parametersHaveTheirDefaults() {
    let dive = Dive()
    #expect(dive.depth == 3)
    #expect(dive.place == nil)
    let other = Dive(depth: 12, place: "Reef")
    #expect(other.depth == 12 && other.place == "Reef")
    #expect(dive.depth == 3)
  }

  @Test func aResultHasItsValueAndWords() async throws {
    let result = try await Dive(depth: 5, place: "Reef").perform()
    #expect(result.value == 10)
    #expect(result.dialog.map { String(localized: $0.full) } == "Down to 5")
  }

  @Test func aSummaryNamesItsParameters() {
    let summary = Dive.parameterSummary as? IntentParameterSummary<Dive>
    #expect(summary?.words == "Dive  metres at ")
    #expect(summary?.count == 3)
  }

  private struct NameQuery: EntityQuery {
    @IntentParameterDependency<Dive>(\.$place) var dive

    func entities(for identifiers: [Int]) async throws -> [Reef] { [] }
  }

  @Test func nobodySetsActionsUp() async throws {
    #expect(NameQuery().dive == nil)
    #expect(try await NameQuery().results().isEmpty)
    #expect(await NameQuery().defaultResult() == nil)
  }

  @Test func anAddressIsHandedOn() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let result: some OpensIntent = IntentResultContainer.result(opensIntent: OpenURLIntent(url))
    #expect((result.opensIntent as? OpenURLIntent)?.url == url)
  }

  @Test func circumstancesAreTold() {
    let (start, end) = (Date(timeIntervalSinceReferenceDate: 0), Date.distantFuture)
    #expect(RelevantContext.date(from: start, to: end) != .date(start))
    #expect(RelevantContext.date(from: end, to: start) == .date(start))
    #expect(
      RelevantContext.date(range: start...end, kind: .default) == .date(from: start, to: end))
    #expect(RelevantContext.location(inferred: .home) != .sleep(.bedtime))
  }

  @Test func nobodyAnswers() async {
    let dive = Dive()
    await #expect(throws: AppIntentError.Unanswered.self) {
      _ = try await dive.$depth.requestValue("How deep?")
    }
    await #expect(throws: AppIntentError.Unanswered.self) { try await dive.requestConfirmation() }
    #expect(
      dive.$place.needsValueError().description
        == "The parameter “Place” asks for a value, and nobody answers while pictures are made: "
        + "give it its values before it is performed, or leave it out of the flow.")
  }

  private enum Board: String, AppEnum {
    case short, long
    static let caseDisplayRepresentations: [Board: DisplayRepresentation] = [
      .short: DisplayRepresentation(title: "Short", subtitle: "Fast")
    ]
  }

  @Test func choicesHaveWords() {
    #expect(String(localized: Board.short.localizedStringResource) == "Short")
    #expect(String(localized: Board.long.localizedStringResource) == "long")
    #expect(String(localized: Board.typeDisplayRepresentation.name) == "Board")
    #expect(Board.persistentIdentifier == "Board")
  }

  private struct Reef: AppEntity {
    static let defaultQuery = ReefQuery()
    let id: Int
    @Property(title: "Depth") var depth: Double
    var displayRepresentation: DisplayRepresentation { "Reef \(id)" }

    init(id: Int, depth: Double) {
      self.id = id
      self.depth = depth
    }
  }

  private struct ReefQuery: EnumerableEntityQuery {
    typealias Entity = Reef
    @Dependency(key: "reefs") private var depths: [Double]

    func allEntities() async throws -> [Reef] {
      depths.enumerated().map { Reef(id: $0.offset, depth: $0.element) }
    }
  }

  @Test func queriesAskWhatTheAppHandsOut() async throws {
    AppDependencyManager.shared.add(key: "reefs", dependency: [4.5, 18])
    let query = ReefQuery()
    #expect(try await query.results().map(\.depth) == [4.5, 18])
    #expect(try await query.entities(for: [1, 7]).map(\.id) == [1])
    #expect(await query.defaultResult() == nil)
    let words = try #require(try await query.allEntities().first).displayRepresentation
    #expect(String(localized: words.title) == "Reef 0")
  }

  private enum Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Dive(),
        phrases: ["Dive with \(.applicationName)", "Dive at \(\.$place) with \(.applicationName)"],
        shortTitle: "Dive", systemImageName: "water.waves")
    }
  }

  @Test func shortcutsHavePhrases() {
    let shortcut = Shortcuts.appShortcuts.first
    #expect(
      shortcut?.phrases == [
        "Dive with ${applicationName}", "Dive at ${parameter} with ${applicationName}",
      ])
    #expect(shortcut?.intentIdentifier == "Dive" && Shortcuts.shortcutTileColor == .blue)
  }
}
