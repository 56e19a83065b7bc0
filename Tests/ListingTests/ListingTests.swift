import Foundation
import Testing

/// The guides whose listings are acceptance tests: the folder named by `VITRINE_GUIDES`, else the
/// one beside the repository.
private let guides: URL = {
  if let path = ProcessInfo.processInfo.environment["VITRINE_GUIDES"] {
    return URL(fileURLWithPath: path)
  }
  var folder = URL(fileURLWithPath: #filePath)
  for _ in 0..<4 { folder.deleteLastPathComponent() }
  return folder.appendingPathComponent("shared/seeds")
}()

private let hasGuides = FileManager.default.fileExists(atPath: guides.path)

/// The pictures of the guides' listings, drawn in both language modes.
@Suite(.enabled(if: hasGuides, "The guides are not here: name their folder in VITRINE_GUIDES"))
struct ListingTests {
  @Test func everyListingIsFound() throws {
    let listings = try GuideListing.read(in: guides)
    let counts = Dictionary(grouping: listings, by: \.guide).mapValues(\.count)
    #expect(
      counts == [
        "1-saransk-ui-guide.md": 31, "3-animal-encyclopedia.md": 3, "4-growth-map.md": 4,
      ])
    let leftOut = listings.filter { $0.source == nil }.compactMap(\.fileName)
    #expect(leftOut == ["CustomMapView.swift", "AdaptiveTypography.swift"])
  }

  @Test(arguments: [5, 6]) func listingsCompileAndDrawWhatTheySay(mode: Int) throws {
    let listings = try GuideListing.read(in: guides)
    let screens = try ListingProgram(listings: listings, mode: mode).run()
    let pictures = Pictures(screens)
    // A listing's remote picture is refused, and said to be.
    for screen in screens {
      let others = screen.warnings.filter { !$0.hasPrefix("https://example.org/photo.jpg was not") }
      #expect(others == [], "\(screen.name)")
    }
    for (name, texts) in expectedTexts {
      #expect(try pictures.screen(name).texts.map(\.text) == texts, "\(name)")
    }
    // What a tap opens lies over the screen.
    #expect(try pictures.screen("map-filters").texts.last?.text == "Фильтры карты")
    #expect(try pictures.screen("poi-detail").texts.last?.text == "О месте: Музей Эрьзи")
    try expectAdaptation(pictures)
    let map = try pictures.screen("map").texts.map(\.text)
    #expect(Set(["Карта", "Фильтры", "Мое местоположение", "Музей Эрьзи"]).isSubset(of: map))
  }

  /// Sizes and places that the listings give.
  private func expectAdaptation(_ pictures: Pictures) throws {
    #expect(try pictures.text("Край", in: "padding").x == 16)
    #expect(try pictures.text("Край", in: "padding-wide").x == 32)
    // One column where width is compact, two where it is regular.
    let (first, second) = ("Музей Эрьзи", "Парк Пушкина")
    #expect(try pictures.text(first, in: "list").y < pictures.text(second, in: "list").y)
    #expect(try pictures.text(first, in: "list-wide").y == pictures.text(second, in: "list-wide").y)
    let (upright, lying) = ("orientation", "orientation-wide")
    #expect(try pictures.text("Один", in: upright).y < pictures.text("Два", in: upright).y)
    #expect(try pictures.text("Один", in: lying).y == pictures.text("Два", in: lying).y)
    #expect(try pictures.screen("poi-wide").texts.contains { $0.text == "Достопримечательности" })
    #expect(try pictures.text("Главная", in: "components").midX == 393 / 2)
  }

  @Test func aListingThatDoesNotCompileFails() throws {
    let broken = GuideListing(
      guide: "none.md", line: 1, heading: "", fileName: "Broken.swift",
      code: "struct Broken: View { var body: some View { Text(3.5, 4) } }")
    let failure = #expect(throws: ListingProgram.Failure.self) {
      _ = try ListingProgram(listings: [broken], mode: 6).run()
    }
    #expect(failure?.output.contains("none.md:1") == true)
  }
}

/// The pictures by their names.
private struct Pictures {
  private let screens: [String: DrawnScreen]

  init(_ list: [DrawnScreen]) {
    screens = Dictionary(list.map { ($0.name, $0) }) { first, _ in first }
  }

  func screen(_ name: String) throws -> DrawnScreen {
    try #require(screens[name], "no picture \(name)")
  }

  func text(_ text: String, in name: String) throws -> DrawnText {
    try #require(screen(name).texts.first { $0.text == text }, "no text \(text) in \(name)")
  }
}

extension DrawnText {
  fileprivate var midX: Double { x + width / 2 }
}
