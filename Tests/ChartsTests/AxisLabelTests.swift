import Charts
import DisplayList
import SwiftUI
import Testing

/// The direction of axes' labels, and what they do where they would touch.
///
/// A character is a square of eleven points.
@Suite("Labels of axes") @MainActor
struct AxisLabelTests {
  private func window(
    _ names: [String], width: Double = 200, height: Double = 100,
    @AxisMarkBuilder _ label: @escaping () -> some AxisMark
  ) -> ChartWindow {
    ChartWindow(width: width, height: height) {
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks { _ in label() } }
        .chartPlotStyle { $0.background(Color.yellow) }
    }
  }

  /// Returns the sines of the angles by which layers are turned.
  private static func turns(_ item: DrawItem) -> [Double] {
    guard case .layer(let layer) = item.operation else { return [] }
    return [Double(layer.transform.b)] + layer.items.flatMap { turns($0) }
  }

  private func turns(_ window: ChartWindow) throws -> [Double] {
    try window.list().items.flatMap { Self.turns($0) }.filter { abs($0) > 0.5 }
  }

  @Test("A label that is turned is as high as its words are long, and the plot gives way")
  func turned() throws {
    let lying = window(["abc", "xyz"]) { AxisValueLabel() }
    #expect(abs(try lying.boxes()[0].maxY - 85) < 0.01)
    #expect(try turns(lying).isEmpty)
    let down = window(["abc", "xyz"]) { AxisValueLabel(orientation: .vertical) }
    #expect(abs(try down.boxes()[0].maxY - 63) < 0.01)
    #expect(try turns(down).map { $0.rounded() } == [1, 1])
    let up = window(["abc", "xyz"]) {
      AxisValueLabel(orientation: .verticalReversed, verticalSpacing: 10)
    }
    #expect(abs(try up.boxes()[0].maxY - 57) < 0.01)
    #expect(try turns(up).map { $0.rounded() } == [-1, -1])
  }

  @Test("Words that are turned stay on one line where lying ones would take two")
  func turnedWords() throws {
    let names = ["ab cd ef", "gh ij kl"]
    let lying = window(names, width: 160, height: 200) { AxisValueLabel() }
    #expect(try lying.text("ab cd ef").height > 20)
    let turned = window(names, width: 160, height: 200) { AxisValueLabel(orientation: .vertical) }
    #expect(abs(try turned.boxes()[0].maxY - 108) < 0.01)
  }

  @Test("Names of two words each take two lines where either word fits its band")
  func wrappedNames() throws {
    let names = ["apples oranges", "plums pears"]
    for name in names {
      let frame = try window(names) { AxisValueLabel() }.text(name)
      #expect(abs(frame.height - 22) < 0.01 && frame.width < 98.01)
    }
    // Those of other alphabets are measured, not counted.
    let russian = ["яблоки и груши", "малина"]
    #expect(abs(try window(russian) { AxisValueLabel() }.text(russian[0]).height - 22) < 0.01)
  }

  @Test(
    "A name that would be broken within a word, or be cut in a third line, keeps its line",
    arguments: ["vegetables ab", "apples and oranges pl", "strawberries", "abcdefghi jk"])
  func unbrokenNames(name: String) throws {
    let chart = window([name, "pears"]) { AxisValueLabel() }
    #expect(abs(try chart.text(name).height - 11) < 0.01)
  }

  @Test("Wide names take two lines in a wide chart, and leave each other out in a narrow one")
  func widths() throws {
    let names = ["winter wheat", "summer wheat", "winter barley"]
    func words(_ width: Double) throws -> [String] {
      try window(names, width: width) { AxisValueLabel() }.words()
    }
    #expect(try words(500) == names)
    #expect(try words(240) == names)
    // A word is wider than its band.
    let few = try words(180)
    #expect(few.count < names.count && few.first == names[0])
  }

  private func upright(
    _ position: AxisMarkPosition, preset: AxisMarkPreset = .automatic,
    @AxisMarkBuilder _ label: @escaping () -> some AxisMark
  ) -> ChartWindow {
    ChartWindow {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(preset: preset, position: position, values: [0, 100]) { _ in label() }
        }
        .chartPlotStyle { $0.background(Color.yellow) }
    }
  }

  @Test("Labels of one axis are aligned with the plot, or with each other as they ask")
  func alignment() throws {
    func labels(_ position: AxisMarkPosition, _ alignment: Alignment?) throws -> [CGRect] {
      let window = upright(position) { AxisValueLabel(multiLabelAlignment: alignment) }
      return [try window.text("0"), try window.text("100")]
    }
    let usual = try labels(.trailing, nil)
    #expect(abs(usual[0].minX - usual[1].minX) < 0.01 && usual[0].maxX < usual[1].maxX - 20)
    let trailing = try labels(.trailing, .trailing)
    #expect(abs(trailing[0].maxX - trailing[1].maxX) < 0.01 && near(trailing[1], usual[1]))
    let center = try labels(.trailing, .center)
    #expect(abs(center[0].midX - center[1].midX) < 0.01)
    let before = try labels(.leading, nil)
    #expect(abs(before[0].maxX - before[1].maxX) < 0.01)
    let leading = try labels(.leading, .leading)
    #expect(abs(leading[0].minX - leading[1].minX) < 0.01)
  }

  @Test("Labels below a plot begin beneath it, or end on one line as they ask")
  func alignmentAcross() throws {
    func labels(_ alignment: Alignment?) throws -> [CGRect] {
      let window = window(["ab cd ef", "x"], width: 160, height: 200) {
        AxisValueLabel(multiLabelAlignment: alignment)
      }
      return [try window.text("ab cd ef"), try window.text("x")]
    }
    let usual = try labels(nil)
    #expect(abs(usual[0].minY - usual[1].minY) < 0.01 && usual[1].maxY < usual[0].maxY - 5)
    let bottom = try labels(.bottom)
    #expect(abs(bottom[0].maxY - bottom[1].maxY) < 0.01)
  }

  @Test("Marks make way for labels beside the plot, and for those over it where they ask")
  func offsetsOfMarks() throws {
    let beside = upright(.trailing) { AxisValueLabel() }
    #expect(abs(try beside.boxes()[0].width - (200 - 33 - 4)) < 0.01)
    let free = upright(.trailing) { AxisValueLabel(offsetsMarks: false) }
    #expect(abs(try free.boxes()[0].width - 200) < 0.01)
    #expect(try free.text("100").maxX < 200.01)
    func bar(_ offsetsMarks: Bool?) throws -> CGRect {
      let window = upright(.trailing, preset: .inset) {
        AxisValueLabel(offsetsMarks: offsetsMarks)
      }
      #expect(abs(try window.boxes()[0].width - 200) < 0.01)
      return try #require(try window.boxes().last)
    }
    #expect(abs(try bar(nil).midX - 100) < 0.01)
    #expect(abs(try bar(true).midX - (200 - 33 - 4) / 2) < 0.01)
  }

  @Test("Labels that touch are left out; more of them, the more room is asked for; or none")
  func collisions() throws {
    let names = (0..<10).map { "c\($0)" }
    func words(_ resolution: AxisValueLabelCollisionResolution) throws -> [String] {
      try window(names) { AxisValueLabel(collisionResolution: resolution) }.words()
    }
    #expect(try words(.automatic) == ["c0", "c2", "c4", "c6", "c8"])
    #expect(try words(.greedy) == ["c0", "c2", "c4", "c6", "c8"])
    #expect(try words(.greedy(minimumSpacing: 40)) == ["c0", "c4", "c8"])
    #expect(try words(.disabled) == names)
  }

  @Test("A label that is cut keeps to its band, so that all have room")
  func truncation() throws {
    let names = (0..<4).map { "long name \($0)" }
    let cut = window(names) { AxisValueLabel(collisionResolution: .truncate) }
    #expect(try cut.words().count == 4)
    #expect(try cut.texts().allSatisfy { $0.frame.width <= 48.01 })
    #expect(try window(names) { AxisValueLabel() }.words().count < 4)
  }
}
