import StageSupport
import SwiftUI
import Testing

/// Names that came with iOS 26, as they are drawn.
@MainActor @Suite struct LatestNameTests {
  @Test func strokesLieUponFills() throws {
    func draw<Content: View>(_ view: Content) throws -> Picture {
      try Picture(view.frame(width: 100, height: 100), size: CGSize(width: 140, height: 140))
    }
    let dashes = StrokeStyle(lineWidth: 6, dash: [12, 8])
    let bordered = try draw(Circle().fill(.red).strokeBorder(.blue, style: dashes))
    #expect(
      bordered.equals(
        try draw(Circle().fill(.red).overlay(Circle().strokeBorder(.blue, style: dashes)))))
    #expect(!bordered.equals(try draw(Circle().fill(.red).stroke(.blue, style: dashes))))
  }

  private struct Tool: Identifiable {
    let id: Int
    let name: String
  }

  @Test func itemsOfBarsAreGroupedAndRepeated() throws {
    let tools = [Tool(id: 1, name: "Pen"), Tool(id: 2, name: "Ink")]
    func bars(_ isOn: Bool) throws -> [String] {
      try Stage(
        NavigationStack {
          Text("Body").toolbar {
            Group {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              if isOn { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
            }
            ForEach(tools) { tool in
              ToolbarItem(placement: .bottomBar) { Button(tool.name) {} }
            }
            ForEach(0..<2) { number in
              ToolbarItem(placement: .bottomBar) { Text("\(number)") }
            }
          }
        }
      ).texts()
    }
    #expect(try Set(bars(true)) == ["Body", "Cancel", "Save", "Pen", "Ink", "0", "1"])
    #expect(try Set(bars(false)) == ["Body", "Cancel", "Pen", "Ink", "0", "1"])
  }

  @Test func flexibleButtonsAreAsWideAsTheirRoom() throws {
    func width(_ sizing: ButtonSizing) throws -> CGFloat {
      var width: CGFloat = 0
      let button = Button("Save") {}.buttonStyle(.bordered).buttonSizing(sizing)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      try Stage(button).render()
      return width
    }
    #expect(try width(.flexible) == 393)
    #expect(try width(.fitted) == width(.automatic))
    #expect(try width(.fitted) < 120)
  }

  @Test func sectionsHaveMarginsOfTheirOwn() throws {
    func left(_ section: some View) throws -> CGFloat {
      try Stage(List { section }).frame("Row").minX
    }
    let row = Section { Text("Row") }
    let usual = try left(row)
    #expect(try left(row.listSectionMargins(.horizontal, 0)) == usual - 16)
    #expect(try left(row.listSectionMargins(.leading, 40)) == usual + 24)
    #expect(try left(row.listSectionMargins(.all, nil)) == usual)
    #expect(try Stage(List { row }.listSectionMargins(.leading, 0)).frame("Row").minX == usual - 16)
    let top = try Stage(List { row.listSectionMargins(.top, 3) }).frame("Row").minY
    #expect(try top == Stage(List { row }).frame("Row").minY - 35 + 3)
  }

  @Test func symbolsAreDrawnInGradients() throws {
    func paints<Content: View>(_ view: Content) throws -> [Paint] {
      try Stage(view).render().items.flatMap { item -> [Paint] in
        if case .symbol(let symbol) = item.operation { symbol.paints } else { [] }
      }
    }
    let heart = Image(systemName: "heart.fill")
    let flat = try paints(heart.foregroundStyle(.red))
    let shaded = try paints(heart.symbolColorRenderingMode(.gradient).foregroundStyle(.red))
    #expect(flat.count == 1 && flat.first?.color != nil)
    #expect(shaded.count == 1 && shaded.first?.color == nil)
    #expect(try paints(heart.foregroundStyle(.red).symbolEffect(.drawOn, isActive: true)).isEmpty)
    #expect(
      try paints(heart.foregroundStyle(.red).symbolEffect(.drawOff.byLayer, isActive: false))
        == flat)
  }

  @Test func hiddenTabsAreInNoBar() throws {
    func texts(_ isHidden: Bool) throws -> [String] {
      try Stage(
        TabView {
          Tab("Inbox", systemImage: "tray") { Text("Letters") }
          Tab("Drafts", systemImage: "doc") { Text("Notes") }.hidden(isHidden)
        }
      ).texts()
    }
    #expect(try texts(false).contains("Drafts"))
    #expect(try !texts(true).contains("Drafts") && texts(true).contains("Inbox"))
  }

  @Test func anEmptySubtitleTakesNoLine() throws {
    func top(_ page: some View) throws -> CGFloat {
      try Stage(NavigationStack { page }).frame("Body").midY
    }
    let page = Text("Body").navigationTitle("Title")
    #expect(try top(page.navigationSubtitle("")) == top(page))
    #expect(try top(page.navigationSubtitle(String())) == top(page))
    #expect(try top(page.navigationSubtitle("Words")) > top(page))
  }

  private struct Speed: View {
    @State private var value = 1.0

    var body: some View {
      Slider(value: $value, in: 0...2, neutralValue: 1, enabledBounds: 0.5...1.5) {
        Text("Speed")
      } currentValueLabel: {
        Text(value, format: .number)
      } ticks: {
        SliderTick("Half", 0.5)
        SliderTickContentForEach([1, 1.5, 7], id: \.self) { SliderTick($0) }
      }
      .accessibilityLabel("speed")
      Text("is \(value.formatted(.number.precision(.fractionLength(1))))")
    }
  }

  private func fills(_ items: [DrawItem]) -> [Path] {
    items.flatMap { item -> [Path] in
      switch item.operation {
      case .fill(let path, _, _): [path]
      case .layer(let layer): fills(layer.items)
      default: []
      }
    }
  }

  @Test func slidersHaveMarks() throws {
    let stage = Stage(Speed().frame(width: 228))
    let fills = try fills(stage.render().items).map(\.boundingRect)
    // Four points wide, over a quarter, the half and three quarters of 200 points.
    let marks = try #require(fills.first { $0.height == 4 && $0.width == 104 })
    #expect(marks.midX == 393.0 / 2)
    #expect(try stage.texts().contains("is 1.0"))
    try stage.host.adjust("speed", .share(1))
    #expect(try stage.texts().contains("is 1.5"))
  }

  @Test func stepsHaveMarksWhereAClosureSaysSo() throws {
    let slider = Slider(value: .constant(10.0), in: 0...100, step: 10) {
      Text("Share")
    } tick: { value in
      value.truncatingRemainder(dividingBy: 50) == 0 ? SliderTick(value) : nil
    }
    let marks = try fills(Stage(slider.frame(width: 228)).render().items)
      .filter { $0.boundingRect.height == 4 && $0.boundingRect.width == 204 }
    let circles = marks.map { path in
      path.elements.filter { if case .move = $0 { true } else { false } }.count
    }
    #expect(circles == [3])
  }
}
