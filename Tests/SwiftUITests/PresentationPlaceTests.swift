import SwiftUI
import Testing

/// Where sheets, menus and carets stand.
@MainActor @Suite struct PresentationPlaceTests {
  /// The frames of the fills of a colour, with what their layers do to them.
  private func fills(_ color: Color, _ stage: Stage) throws -> [CGRect] {
    let wanted = stage.host.color(color, in: stage.surroundings)
    func find(_ items: [DrawItem], _ transform: CGAffineTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(wanted), _): [path.boundingRect.applying(transform)]
        case .layer(let layer): find(layer.items, layer.transform.concatenating(transform))
        default: []
        }
      }
    }
    return find(try stage.render().items, .identity)
  }

  @Test func aSheetOverASheetLeavesTheFirstOnesEdge() throws {
    struct Sheets: View {
      let isTwice: Bool
      var body: some View {
        Color.green.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          Text("Two").presentationBackground(Color.red)
            .sheet(isPresented: .constant(isTwice)) {
              Text("Three").presentationBackground(Color.blue)
            }
        }
      }
    }
    func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.01 }
    let twice = Stage(Sheets(isTwice: true))
    let under = try #require(try fills(.red, twice).first)
    // Ten points above the upper one, as far from the sides as the screen beneath both.
    #expect(near(under.minY, 59) && near(under.minX, 16))
    #expect(try fills(.blue, twice).first?.minY == 69)
    let screen = try #require(try fills(.green, twice).first)
    #expect(near(screen.minY, 59) && near(screen.minX, 16))
    // The control: a sheet alone is not moved.
    let once = Stage(Sheets(isTwice: false))
    #expect(try fills(.red, once).first?.origin == CGPoint(x: 0, y: 69))
    #expect(try #require(try fills(.green, once).first) == screen)
  }

  @Test func menusLineUpWithTheNearerEdge() throws {
    func places(_ alignment: Alignment) throws -> (anchor: CGRect, item: CGRect) {
      let stage = Stage(
        Menu("Menu") { Button("Item") {} }
          .frame(maxWidth: .infinity, alignment: alignment).padding(.horizontal, 20))
      let anchor = try stage.frame("Menu")
      try stage.host.tap("Menu")
      return (anchor, try stage.frame("Item"))
    }
    let middle = try places(.center)
    let inset = middle.item.minX - (393 - 250) / 2
    #expect(inset > 0 && inset < 60)
    let leading = try places(.leading)
    #expect(leading.item.minX - inset == leading.anchor.minX)
    let trailing = try places(.trailing)
    #expect(trailing.item.minX - inset + 250 == trailing.anchor.maxX)
  }

  @Test func contextMenusShowTheirViewOnAPlatter() throws {
    let stage = Stage(Text("Item").padding(10).contextMenu { Button("Share") {} })
    let item = try stage.frame("Item").insetBy(dx: -10, dy: -10)
    #expect(try !fills(Color(.systemBackground), stage).contains(item))
    try stage.host.longPress("Item")
    #expect(try fills(Color(.systemBackground), stage).contains(item))
  }

  @Test func fieldsOfSeveralLinesKeepTheRoomAroundOne() throws {
    func height(_ axis: Axis, _ text: String) throws -> (field: CGFloat, words: CGFloat) {
      let stage = Stage(
        VStack(spacing: 0) {
          Text("Above")
          TextField("Title", text: .constant(text), axis: axis).textFieldStyle(.roundedBorder)
          Text("Below")
        })
      return (
        try stage.frame("Below").minY - stage.frame("Above").maxY,
        try stage.frame(text).height
      )
    }
    #expect(try height(.horizontal, "Short").field == 34)
    let long = try height(.vertical, String(repeating: "words of a line ", count: 9))
    #expect(long.words > 60 && long.field == long.words + 14)
  }

  @Test func theCaretStandsHalfBeforeThePrompt() throws {
    struct Typing: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).tint(.purple)
          .onAppear { isFocused = true }
      }
    }
    let stage = Stage(Typing())
    let prompt = try stage.frame("Name")
    let carets = try fills(.purple, stage).filter { $0.width == 2 }
    #expect(carets.map(\.midX) == [prompt.minX])
  }
}
