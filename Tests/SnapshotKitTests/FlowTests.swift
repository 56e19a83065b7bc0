import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

/// Screens that are pictured step by step.
@MainActor @Suite struct FlowTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count") { count += 1 }
      Text(verbatim: "count \(count)")
    }
  }

  /// How often the view was made.
  private final class Tally: @unchecked Sendable { var count = 0 }

  private func counting(_ tally: Tally = Tally()) -> Screen {
    .flow("counter", title: "Counter") {
      tally.count += 1
      return Counter()
    } steps: {
      Step("start")
      Step("one") { try $0.tap("Count") }
      Step("two") { try $0.tap("Count") }
      Step("lost") { try $0.tap("Nothing") }
    }
  }

  private func context(_ catalogue: Catalogue) throws -> RenderContext {
    let renderer = try Renderer.shared()
    let device = try #require(catalogue.devices.device(id: "iphone-se-3"))
    return RenderContext(
      catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil),
      text: renderer.text, assets: renderer.assets)
  }

  private func texts(_ list: DisplayList?) -> [String] {
    (list?.items ?? []).compactMap {
      if case .text(let drawing) = $0.operation { drawing.text.string } else { nil }
    }
  }

  @Test func stepsAreAnAxisOfTheMatrix() throws {
    let catalogue = try Catalogue([counting()])
    let matrix = Matrix(catalogue)
    #expect(matrix.cells.count == 3 * 4)
    #expect(matrix.cells[1].name == "counter/iphone-se-3-portrait@2x-light.one")
    #expect(Set(matrix.cells.map(\.scheme)) == [.light])
    for cell in matrix.cells {
      let name = try #require(CellName(cell.name))
      #expect(name.step == cell.step)
      #expect(name.device == cell.device.id)
    }
    #expect(CellName("counter/iphone-15-portrait@3x-light-ax5.one")?.variant?.name == "ax5")
    #expect(CellName("counter/iphone-15-portrait@3x-light.") == nil)
    #expect(CellName("counter/iphone-15-portrait@3x-light.One") == nil)
  }

  @Test func filtersChooseSteps() throws {
    let still = Screen("still", title: "Still") { Text(verbatim: "still") }
    let matrix = Matrix(try Catalogue([counting(), still]))
    let some = try matrix.cells(matching: CellFilter(devices: ["iphone-15"], steps: ["t*", "one"]))
    #expect(some.map(\.step) == ["one", "two"])
    #expect(throws: FilterError.self) { try matrix.cells(matching: CellFilter(steps: ["thre"])) }
  }

  @Test func stepsOfADeviceShareALayout() throws {
    let catalogue = try Catalogue([counting()])
    let groups = CellGroup.groups(of: Matrix(catalogue).cells, in: catalogue)
    #expect(groups.count == 3)
    #expect(groups.map(\.pictures.count) == [4, 4, 4])
  }

  @Test func oneHostShowsAllStepsUpToTheOneThatFails() throws {
    let tally = Tally()
    let screen = counting(tally)
    let catalogue = try Catalogue([screen])
    let layouts = try screen.layouts(try context(catalogue), steps: ["start", "two", "lost"])
    #expect(tally.count == 1)
    #expect(texts(layouts.lists["start"]).contains("count 0"))
    #expect(texts(layouts.lists["two"]).contains("count 2"))
    #expect(layouts.lists["one"] == nil)
    #expect(layouts.lists["lost"] == nil)
    #expect(layouts.failure?.hasPrefix("step lost: ") == true)
    #expect(layouts.failure?.contains("“Count”") == true)
  }

  @Test func nothingIsPlayedBehindTheLastStepThatIsWanted() throws {
    let screen = counting()
    let layouts = try screen.layouts(try context(try Catalogue([screen])), steps: ["one"])
    #expect(layouts.failure == nil)
    #expect(texts(layouts.lists["one"]).contains("count 1"))
  }

  @Test func stepsHaveNamesOfTheirOwn() {
    func flow(_ names: String...) throws -> Catalogue {
      try Catalogue([
        .flow("f", title: "F") {
          Text(verbatim: "f")
        } steps: {
          for name in names { Step(name) }
        }
      ])
    }
    #expect(throws: CatalogueError.duplicateStep("a", screen: "f")) { try flow("a", "a") }
    #expect(throws: CatalogueError.invalidStep("A b", screen: "f")) { try flow("A b") }
    #expect(throws: Never.self) { try flow("a", "b-2") }
  }

  @Test func jobsCarryTheirSteps() throws {
    let picture = CellJob.Picture(device: "iphone-15", scale: 3, step: "one")
    let data = try JSONEncoder().encode(picture)
    let decoded = try JSONDecoder().decode(CellJob.Picture.self, from: data)
    #expect(decoded.device == "iphone-15")
    #expect(decoded.step == "one")
  }

  @Test func aTurnedStepIsDescribedAndReadAsItLies() throws {
    let screen = Screen.flow("turned", title: "Turned") {
      Counter()
    } steps: {
      Step("there") { try $0.rotate() }
      Step("back") { try $0.rotate() }
      Step("narrow") { try $0.resize(to: CGSize(width: 300, height: 500)) }
    }
    let catalogue = try Catalogue([screen])
    let describer = ScreenDescriber(catalogue, renderer: try .shared())
    let cells = try Matrix(catalogue).cells(matching: CellFilter(devices: ["iphone-se-3"]))
    let drawn = try describer.draw(Array(cells.prefix(2)))
    #expect(drawn.map(\.list.size.width) == [667, 375])
    #expect(drawn.map(\.description.step) == ["there", "back"])
    // Another size is no way in which the device is held.
    #expect(throws: PaintError.self) { try describer.draw(cells[2]) }
  }

  @Test func theStepsOfAFlowAreReadFromOneScreen() throws {
    let tally = Tally()
    let screen = Screen.flow("counter", title: "Counter") {
      tally.count += 1
      return Counter()
    } steps: {
      Step("start")
      Step("one") { try $0.tap("Count") }
      Step("two") { try $0.tap("Count") }
    }
    let readings = try Catalogue([screen]).readings(of: ["counter"], on: "iphone-15")
    #expect(readings.map(\.step) == ["start", "one", "two"])
    #expect(readings.last?.tree.text().contains("count 2") == true)
    #expect(tally.count == 1)
  }

  @Test func cellsOfOneFlowOnOneDeviceArePlayedTogether() throws {
    let still = Screen("still", title: "Still") { Text(verbatim: "still") }
    let cells = Matrix(try Catalogue([counting(), still])).cells.filter { $0.scheme == .light }
    let groups = cells.playedTogether
    #expect(groups.flatMap { $0 }.map(\.name) == cells.map(\.name))
    #expect(groups.filter { $0[0].screen == "counter" }.map(\.count) == [4, 4, 4])
    #expect(groups.filter { $0[0].screen == "still" }.allSatisfy { $0.count == 1 })
  }

  @Test func aDeviceThatIsTurnedHasItsOtherSize() throws {
    let screen = Screen.flow("turned", title: "Turned") {
      Counter()
    } steps: {
      Step("there") { try $0.rotate() }
      Step("back") { try $0.rotate() }
    }
    let catalogue = try Catalogue([screen])
    let layouts = try screen.layouts(try context(catalogue), steps: ["there", "back"])
    #expect(layouts.lists["there"]?.size == CGSize(width: 667, height: 375))
    #expect(layouts.lists["back"]?.size == CGSize(width: 375, height: 667))
  }
}
