import StageSupport
import Testing
import TestSupport
import ViewTree

/// A picture of all that scrolls.
@MainActor @Suite struct WholeContentTests {
  private struct Page: View {
    let rows: Int

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "top").frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) { Color.red.frame(width: 900, height: 10) }
            ForEach(0..<rows, id: \.self) { Text(verbatim: "\($0)").frame(height: 30) }
          }
        }
        Text(verbatim: "bottom").frame(height: 20)
      }
    }
  }

  private func list(rows: Int, isWhole: Bool) throws -> DisplayList {
    let stage = Stage(width: 200, height: 200) { Page(rows: rows) }
    stage.surroundings.environment.showsWholeContent = isWhole
    return try stage.render()
  }

  @Test func thePictureGrowsByWhatDoesNotFit() throws {
    let list = try list(rows: 10, isWhole: true)
    #expect(list.size == CGSize(width: 200, height: 20 + 10 + 300 + 20))
    let words = list.items.flatMap(\.words).map(\.text)
    #expect(words == ["top"] + (0..<10).map(String.init) + ["bottom"])
    #expect(list.nodes.allSatisfy { $0.frame.maxY <= 350 })
  }

  @Test func whatFitsStaysAsItIs() throws {
    #expect(try list(rows: 2, isWhole: true).size.height == 200)
    #expect(try list(rows: 10, isWhole: false).size.height == 200)
    #expect(
      try list(rows: 10, isWhole: false).items.flatMap(\.words).map(\.text).contains("9") == false)
  }
}
