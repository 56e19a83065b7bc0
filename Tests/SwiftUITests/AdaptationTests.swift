import StageSupport
import SwiftUI
import Testing

extension DrawItem {
  fileprivate var symbols: [(name: String, frame: CGRect)] {
    switch operation {
    case .symbol(let drawing): [(drawing.symbol.name, drawing.frame)]
    case .layer(let layer): layer.items.flatMap(\.symbols)
    default: []
    }
  }

  /// The rectangles that it and what lies within it fill.
  fileprivate var fills: [CGRect] {
    switch operation {
    case .fill(let path, _, _): [path.boundingRect]
    case .layer(let layer): layer.items.flatMap(\.fills)
    default: []
    }
  }
}

/// What accessibility sizes and the direction change in lists and dialogues.
@MainActor @Suite struct AdaptationTests {
  private struct Rows: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Link") { Text("x") }
          DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inner") }
        }
      }
    }
  }

  @Test func arrowsPointForwardInBothDirections() throws {
    func symbols(_ direction: LayoutDirection) throws -> [(name: String, frame: CGRect)] {
      let stage = Stage(Rows()) { $0.layoutDirection = direction }
      return try stage.render().items.flatMap(\.symbols)
    }
    #expect(try symbols(.leftToRight).first?.name == "chevron.forward")
    #expect(try symbols(.rightToLeft).first?.name == "chevron.backward")
    #expect(try symbols(.rightToLeft).first.map { $0.frame.midX < 100 } == true)
    let media = Stage(Image(systemName: "forward.fill")) { $0.layoutDirection = .rightToLeft }
    #expect(try media.render().items.flatMap(\.symbols).map(\.name) == ["forward.fill"])
  }

  /// A line that lies between two pixels must not be covered by the next row's background.
  @Test func linesAreDrawnOverTheRows() throws {
    let list = List {
      Text("One").frame(height: 50.4)
      Text("Two").frame(height: 50.4)
      Text("Three")
    }
    let fills = try Stage(list).render().items.flatMap(\.fills)
    let rows = fills.indices.filter { (40...100).contains(fills[$0].height) }
    let lines = fills.indices.filter { fills[$0].height < 1 }
    #expect(rows.count == 3 && lines.count == 2)
    #expect(try #require(rows.last) < #require(lines.first))
  }

  private struct Asking: View {
    var body: some View {
      Text("x").alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
    }
  }

  @Test func anAlertsActionsGrowAndStandBeneathEachOther() throws {
    let usual = Stage(Asking())
    #expect(try usual.frame("Yes").midY == usual.frame("No").midY)
    let large = Stage(Asking()) { $0.dynamicTypeSize = .accessibility2 }
    #expect(try large.frame("Yes").maxY < large.frame("No").minY)
    #expect(try large.frame("Yes").height > usual.frame("Yes").height)
    let largest = Stage(Asking()) { $0.dynamicTypeSize = .accessibility5 }
    #expect(try largest.frame("Yes").height == large.frame("Yes").height)
  }
}
