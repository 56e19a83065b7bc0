import StageSupport
import SwiftUI
import Testing

/// What gives way at accessibility sizes.
@MainActor @Suite struct LargeTypeTests {
  @Test func whatIsTooWideForABubbleWraps() throws {
    let words = "twenty letters, more"
    let view = Text("Source").popover(isPresented: .constant(true)) {
      Text(words).font(.system(size: 40)).presentationCompactAdaptation(.popover)
    }
    let frame = try Stage(view).frame(words)
    // 800 pt in a window of 393 with margins of 10 pt: nine squares a line, three lines.
    #expect(frame.width == 360)
    #expect(frame.height == 120)
  }

  @Test func menusAreWiderAtAccessibilitySizes() throws {
    let menu = Menu("Open") { Button("Row", systemImage: "star") {} }
    func iconEdge(_ size: DynamicTypeSize, width: CGFloat) throws -> CGFloat {
      let stage = Stage(menu, size: CGSize(width: width, height: 852)) { $0.dynamicTypeSize = size }
      try stage.render()
      try stage.host.tap("Open")
      let row = try stage.frame("Row")
      let nodes = try stage.render().nodes.filter { $0.path.hasSuffix("Image") }
      return try #require(nodes.last).frame.maxX - row.minX
    }
    // The row's content lies 16 pt from both edges of 250, 375 and a narrow window's room.
    #expect(try iconEdge(.large, width: 430).rounded() == 218)
    #expect(try iconEdge(.accessibility1, width: 430).rounded() == 343)
    #expect(try iconEdge(.accessibility1, width: 320).rounded() == 256)
  }

  @Test func aTitleWithAMenuHasItsSignWhereItIsLarge() throws {
    let page = NavigationStack {
      Text("x").navigationTitle("Title").toolbarTitleMenu { Button("Rename") {} }
    }
    let stage = Stage(page)
    let images = try stage.render().nodes.filter { $0.path.hasSuffix("Image") }
    let sign = try #require(images.first).frame
    let title = try stage.frame("Title")
    #expect(sign.minX > title.maxX)
    #expect(abs(sign.midY - title.midY) < 1)
    try stage.host.tap("Title")
    #expect(try stage.texts().contains("Rename"))
  }
}
