import StageSupport
import SwiftUI
import Testing

/// Tables by what they show of their order and their selection.
@MainActor @Suite struct TableTests {
  private struct Peak: Identifiable {
    let id: String
    let height: Int
  }

  private static let peaks = [
    Peak(id: "Elbrus", height: 5642), Peak(id: "Ararat", height: 5137),
    Peak(id: "Ushba", height: 4710),
  ]

  private struct Page: View {
    @State var order = [KeyPathComparator(\Peak.id)]
    @State var selection: String?

    var body: some View {
      Table(
        TableTests.peaks.sorted(using: order), selection: $selection, sortOrder: $order
      ) {
        TableColumn("Name", value: \.id)
        TableColumn("Height", value: \.height) { Text("\($0.height) m") }
        TableColumn("Note") { (_: Peak) in Text("–") }
      }
    }
  }

  private func stage(_ page: Page = Page(), isMac: Bool = false) -> Stage {
    Stage(page, size: CGSize(width: 1000, height: 700)) {
      $0.horizontalSizeClass = .regular
      if isMac { $0.titleBar = TitleBar(.window, height: 52, start: 76, margin: 20) }
    }
  }

  private func names(_ stage: Stage) throws -> [String] {
    try stage.texts().filter { ["Elbrus", "Ararat", "Ushba"].contains($0) }
  }

  /// The symbols on the screen with their frames.
  private func arrows(_ stage: Stage) throws -> [(name: String, frame: CGRect)] {
    func all(_ item: DrawItem, _ origin: CGPoint) -> [(String, CGRect)] {
      switch item.operation {
      case .symbol(let symbol):
        [(symbol.symbol.name, symbol.frame.offsetBy(dx: origin.x, dy: origin.y))]
      case .layer(let layer): layer.items.flatMap { all($0, origin) }
      default: []
      }
    }
    return try stage.render().items.flatMap { all($0, .zero) }
  }

  @Test func theHeaderTellsTheOrder() throws {
    let stage = stage()
    #expect(try arrows(stage).map(\.name) == ["chevron.up"])
    let (title, arrow) = (try stage.frame("Name"), try #require(try arrows(stage).first))
    #expect(arrow.frame.minX >= title.maxX && arrow.frame.maxX < title.maxX + 30)
    #expect(try names(stage) == ["Ararat", "Elbrus", "Ushba"])
  }

  @Test func aTapOnTheHeaderTurnsTheOrderAround() throws {
    let stage = stage()
    try stage.tap("Name")
    #expect(try names(stage) == ["Ushba", "Elbrus", "Ararat"])
    #expect(try arrows(stage).map(\.name) == ["chevron.down"])
    try stage.tap("Height")
    #expect(try names(stage) == ["Ushba", "Ararat", "Elbrus"])
    let arrow = try #require(try arrows(stage).first)
    #expect(try arrow.name == "chevron.up" && arrow.frame.minX > stage.frame("Height").minX)
    #expect(throws: (any Error).self) { try stage.tap("Note") }
  }

  @Test func aTableWithoutAnOrderHasNoArrow() throws {
    let table = Table(Self.peaks) { TableColumn("Name", value: \.id) }
    let stage = Stage(table, size: CGSize(width: 1000, height: 700)) {
      $0.horizontalSizeClass = .regular
    }
    #expect(try arrows(stage).isEmpty)
    #expect(throws: (any Error).self) { try stage.tap("Name") }
  }

  private func fills(_ stage: Stage, _ color: Color) throws -> [CGRect] {
    let wanted = color.resolveColor(in: stage.surroundings.environment)
    func all(_ item: DrawItem) -> [CGRect] {
      switch item.operation {
      case .fill(let path, .color(wanted), _): [path.boundingRect]
      case .layer(let layer): layer.items.flatMap(all)
      default: []
      }
    }
    return try stage.render().items.flatMap(all)
  }

  @Test func aSelectedRowIsFilled() throws {
    let stage = stage()
    #expect(try fills(stage, Color(.systemGray4)).isEmpty)
    try stage.tap("Elbrus")
    let fill = try #require(try fills(stage, Color(.systemGray4)).first)
    #expect(try fill.width == 1000 && fill.contains(stage.frame("Elbrus")))
    #expect(try !fill.contains(stage.frame("Ararat")))
  }

  /// A Mac's row has the accent, with insets.
  @Test func aMacsRowHasTheAccent() throws {
    let stage = stage(Page(selection: "Elbrus"), isMac: true)
    let fill = try #require(try fills(stage, .accentColor).first)
    #expect(try fill.width < 1000 && fill.contains(stage.frame("Elbrus")))
    #expect(try fills(stage, Color(.systemGray4)).isEmpty)
    // The arrow stands at the end of its column.
    let arrow = try #require(try arrows(stage).first)
    #expect(try arrow.frame.minX > stage.frame("Name").maxX + 100)
  }
}
