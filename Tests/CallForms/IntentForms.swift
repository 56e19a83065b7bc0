import AppIntents
import SwiftUI

/// Calls of an app's actions.
struct IntentForms: View {
  @State private var showsTip = true
  private let drink = Drink(id: "tea", name: "Tea", price: 2)

  var body: some View {
    Button(intent: OrderDrink()) { Label("Order", systemImage: "cup.and.saucer") }
    Button(intent: OrderDrink(drink: drink, count: 2)) { Text("Two") }
    Button(role: .destructive, intent: CancelOrders()) { Text("Cancel") }
    Button("Order", intent: OrderDrink())
    Button("Order", systemImage: "cup.and.saucer", intent: OrderDrink())
    Button(String("Order"), role: .cancel, intent: OrderDrink())
    Toggle(isOn: showsTip, intent: SetNight()) { Text("Night") }
      .toggleStyle(.button)
    Toggle("Night", isOn: false, intent: SetNight())
    SiriTipView(intent: OrderDrink(), isVisible: $showsTip)
      .siriTipViewStyle(.dark)
    SiriTipView(intent: CancelOrders())
    ShortcutsLink().shortcutsLinkStyle(.automaticOutline)
    ShortcutsLink { print("Shortcuts") }
      .onAppear { CafeShortcuts.updateAppShortcutParameters() }
  }
}

private enum Cup: String, AppEnum, CaseIterable {
  case small, large

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Cup")
  }
  static var caseDisplayRepresentations: [Cup: DisplayRepresentation] {
    [
      .small: "Small",
      .large: DisplayRepresentation(
        title: "Large", subtitle: "Half a litre", image: .init(systemName: "mug")),
    ]
  }
}

private enum Milk: Int, AppEnum {
  case none = 0
  case oat = 1

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Milk"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .none: .init(stringLiteral: "None"), .oat: .init(title: "Oat"),
  ]
}

private struct Drink: AppEntity, Identifiable, Hashable {
  let id: String
  let name: String
  var price: Int

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource("Drink", table: "Intents"), numericFormat: "\(1) drinks")
  }
  static let defaultQuery = DrinkQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(price)", image: .init(systemName: "cup.and.saucer"))
  }
}

private struct DrinkQuery: EntityStringQuery {
  @Dependency private var menu: Menu

  func entities(for identifiers: [Drink.ID]) async throws -> [Drink] {
    menu.drinks.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Drink] {
    menu.drinks.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Drink] { menu.drinks }

  func defaultResult() async -> Drink? { menu.drinks.first }
}

private struct Table: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Table")
  static let defaultQuery = TableQuery()

  let id: UUID
  @Property(title: "Seats") var seats: Int

  var displayRepresentation: DisplayRepresentation { "\(seats) seats" }

  init(id: UUID, seats: Int) {
    self.id = id
    self.seats = seats
  }
}

private struct TableQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Table] { [Table(id: UUID(), seats: 4)] }

  func entities(for identifiers: [Table.ID]) async throws -> [Table] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

private struct Place: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  @Property(title: "Town") var town: String
  var displayRepresentation: DisplayRepresentation { "\(town)" }
}

private struct SectionedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Drink] { [] }

  func suggestedEntities() async throws -> ItemCollection<Drink> {
    ItemCollection {
      ItemSection("Hot") { IntentItem(Drink(id: "tea", name: "Tea", price: 2)) }
    }
  }
}

private struct CupQuery: EntityQuery {
  @IntentParameterDependency<CafeSettings>(\.$drink) var settings
  @IntentParameterDependency<CafeSettings>(\.$drink, \.$emoji) var both

  func entities(for identifiers: [Drink.ID]) async throws -> [Drink] { [] }

  func suggestedEntities() async throws -> [Drink] {
    guard let drink = settings?.drink else { throw AppIntentError.restartPerform }
    return both?.emoji == "" ? [] : [drink]
  }
}

private struct QuietFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet"
  @Parameter(title: "Table") var table: String?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Quiet") }
  var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  func perform() async throws -> some IntentResult { .result() }
}

private struct ShowMenu: AppIntent {
  static let title: LocalizedStringResource = "Menu"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    if Bool.random() { return .result(dialog: "There is none") }
    return .result(dialog: "Here it is", view: Text("Tea"))
  }
}

private final class Menu: Sendable {
  let drinks = [Drink(id: "tea", name: "Tea", price: 2)]
}

private struct NameProvider: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Anna", "Jo"] }

  func defaultResult() async -> String? { "Anna" }
}

private struct SizeProvider: DynamicOptionsProvider {
  func results() async throws -> some ResultsCollection { [1, 2, 3] }
}

private struct OrderDrink: AppIntent {
  static let title: LocalizedStringResource = "Order a drink"
  static let description = IntentDescription(
    "Orders a drink.", categoryName: "Orders", searchKeywords: ["tea"])
  static let openAppWhenRun: Bool = false
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(title: "Drink", requestValueDialog: "Which drink?")
  var drink: Drink

  @Parameter(title: "Count", description: "How many", default: 1, inclusiveRange: (1, 10))
  var count: Int

  @Parameter(title: "Cup", default: .small) var cup: Cup
  @Parameter(title: "Milk") var milk: Milk?
  @Parameter(
    title: "Name", default: "Jo", inputOptions: .init(keyboardType: .default, multiline: false))
  var name: String
  @Parameter(title: "Guest", optionsProvider: NameProvider()) var guest: String?
  @Parameter(title: "Sweet", default: false, displayName: .yesNo) var isSweet: Bool
  @Parameter(title: "At", kind: .time) var time: Date?
  @Parameter(title: "Others", default: []) var others: [Drink]
  @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var ratio: Double
  @Parameter(title: "Length") var length: Measurement<UnitLength>?
  @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile?
  @Parameter(title: "Size", default: 1, optionsProvider: SizeProvider()) var size: Int

  @Dependency var menu: Menu

  static var parameterSummary: some ParameterSummary {
    When(\.$cup, .equalTo, .large) {
      Summary("Order \(\.$count) large \(\.$drink)") {
        \.$name
        \.$milk
      }
    } otherwise: {
      Switch(\.$milk) {
        Case(.oat) { Summary("Order \(\.$drink) with oat milk") }
        DefaultCase { Summary("Order \(\.$count) \(\.$drink)") }
      }
    }
  }

  init() {}

  init(drink: Drink, count: Int) {
    self.drink = drink
    self.count = count
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    guard count > 0 else { throw $count.needsValueError("How many?") }
    let chosen = try await $drink.requestDisambiguation(among: menu.drinks, dialog: "Which?")
    try await requestConfirmation()
    return .result(
      value: chosen.price * count, dialog: IntentDialog("Ordered \(count) of \(chosen.name)")
    ) {
      Text(drink.name)
    }
  }
}

private struct CancelOrders: AppIntent, ForegroundContinuableIntent {
  static var title: LocalizedStringResource { "Cancel all orders" }
  static var description: IntentDescription? { IntentDescription("Cancels all orders") }
  static var isDiscoverable: Bool { false }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if Bool.random() { throw needsToContinueInForegroundError("Open the app?") }
    return .result(dialog: "All orders are \(String("cancelled"))")
  }
}

private struct SetNight: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Night"
  @Parameter(title: "Night") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct OpenDrink: OpenIntent {
  static let title: LocalizedStringResource = "Open a drink"
  @Parameter(title: "Drink") var target: Drink
}

private struct PlaySong: AudioPlaybackIntent {
  static let title = LocalizedStringResource("Play", defaultValue: "Play a song")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & OpensIntent {
    return .result(opensIntent: CancelOrders())
  }
}

private struct SearchDrinks: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Words") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    print(criteria.term)
    return .result()
  }
}

private struct CafeSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Café"
  static let description = IntentDescription("The drink to show.")

  @Parameter(title: "Drink") var drink: Drink?
  @Parameter(title: "Drinks", size: [.systemSmall: 1, .systemMedium: 3]) var drinks: [Drink]?
  @Parameter(title: "Query", query: DrinkQuery()) var found: Drink?
  @Parameter(title: "Emoji", default: "😃") var emoji: String

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemLarge) {
      Summary {
        \.$drink
        \.$emoji
      }
    } otherwise: {
      Summary("\(\.$drink)")
    }
  }
}

private struct CafeShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .teal

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderDrink(),
      phrases: [
        "Order a drink in \(.applicationName)",
        "Order \(\.$drink) with \(.applicationName)",
      ],
      shortTitle: "Order", systemImageName: "cup.and.saucer")
    if #available(iOS 18, *) {
      AppShortcut(
        intent: CancelOrders(), phrases: ["Cancel in \(.applicationName)"],
        shortTitle: LocalizedStringResource("Cancel"), systemImageName: "xmark")
    }
  }
}

private struct CafeApp {
  init() {
    let menu = Menu()
    AppDependencyManager.shared.add(dependency: menu)
    AppDependencyManager.shared.add(key: "menu", dependency: menu)
  }
}
