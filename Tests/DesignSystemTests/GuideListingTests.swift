import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

/// What the guides to the design system show is compiled, as it stands there, and does what they
/// say.
@MainActor @Suite struct GuideListingTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The guides with the number of their listings.
  private nonisolated static let guides = [
    ("Theming", 4), ("Capabilities", 3), ("Forms", 1), ("Settings-cookbook", 3), ("Testing", 2),
  ]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// What a guide fences as Swift.
  private func listings(of guide: String) -> [String] {
    guide.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test(arguments: guides) func listingsStandInTheTests(guide: String, count: Int) throws {
    let listings = listings(of: try text("Guides/\(guide).md"))
    let compiled = try text("Tests/DesignSystemTests/GuideListings.swift")
    let package = try text("Tests/Consumer/Package.swift")
    #expect(listings.count == count)
    for listing in listings {
      let place = listing.hasPrefix(".product") ? package : compiled
      #expect(stands(listing, in: place), "\(listing)")
    }
  }

  /// Returns a Boolean value that indicates whether a text has the lines of a listing, however far
  /// they are indented as a whole.
  private func stands(_ listing: String, in place: String) -> Bool {
    let lines = listing.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    return (0...1).contains { level in
      let indented = lines.map { $0.isEmpty ? $0 : String(repeating: "  ", count: level) + $0 }
      return place.contains(indented.joined(separator: "\n"))
    }
  }

  @Test func listingsThatAreNotCompiledAreFound() throws {
    let broken = "# A\n```swift\nlet a = 1\n```\n```\nno Swift\n```\n"
    #expect(listings(of: broken) == ["let a = 1\n"])
    let compiled = try text("Tests/DesignSystemTests/GuideListings.swift")
    #expect(!stands("let a = 1\n", in: compiled))
    // Lines that are indented each otherwise are other lines.
    #expect(!stands("struct SettingsApp: View {\nvar body: some View {\n", in: compiled))
    #expect(stands("struct SettingsApp: View {\n  var body: some View {\n", in: compiled))
  }

  @Test func brandsAndSpecsChangeTheTheme() throws {
    let (plain, forest) = (DSThemeResolver.iOS.resolve(), DSThemeResolver.forest.resolve())
    #expect(forest.colors[.accent] != plain.colors[.accent])
    #expect(forest.colors[.accent].contrast(to: forest.colors[.surface]) >= 4.5)
    #expect(forest.colors[.danger] == plain.colors[.danger])
    #expect(forest.spacing.lg == 20 && forest.radii.large == 20)
    let outlined = DSThemeResolver.outlined.resolve()
    let button = outlined.components.button.resolve(.secondary, .regular, [], in: outlined)
    #expect(button.border == outlined.colors[.accent] && button.radius == 22)
    let card = outlined.components.card.resolve(in: outlined)
    #expect(card.border == outlined.colors[.border] && card.shadow == .none)
    let badge = DesignStage(RatingBadge(rating: "4.9"), theme: .forest)
    #expect(try badge.texts() == ["4.9"])
  }

  @Test func aPointerHasPopoversAndRings() {
    let theme = DSThemeResolver.pointer.resolve()
    #expect(theme.capabilities.pickerPresentation(.auto) == .popover)
    #expect(theme.components.field.resolve(.boxed, .focused, in: theme).ring != nil)
  }

  @Test func theFormOfTheGuideChecksAndMovesOn() throws {
    let stage = DesignStage(SignUpForm(), theme: .iOS)
    #expect(try stage.texts().contains("For the receipt."))
    #expect(throws: InteractionError.self) { try stage.tap("Create the account") }
    try stage.type("Anna", into: "Your name")
    try stage.type("anna", into: "name@example.org")
    #expect(try stage.texts().contains("An address has an @."))
    try stage.tap("Create the account")
    try stage.tap("Your name")
    for _ in SignUpForm.Field.allCases { try stage.submit() }
    #expect(throws: InteractionError.self) { try stage.submit() }
  }

  @Test(arguments: [DSThemeResolver.iOS, .macOS, .watchOS])
  func settingsOfTheCookbookWork(_ resolver: DSThemeResolver) throws {
    let stage = DesignStage(GeneralSettings(), theme: resolver)
    try stage.tap("Privacy")
    try stage.tap("Clear the history")
    #expect(try stage.texts().contains("Clear it all?"))
    try stage.tap("Clear the history")
    #expect(try stage.texts().contains("The history is gone."))
    #expect(throws: InteractionError.self) { try stage.tap("Clear the history") }
    try stage.tap("General")
    try stage.tap("About")
    try stage.tap("Send a report")
    try stage.tap("Send")
    #expect(try stage.texts().contains("Sent"))
  }

  @Test func theAppOfTheGuideShowsItsSettings() throws {
    let stage = DesignStage(SettingsApp())
    #expect(try stage.texts().contains("General"))
  }
}
