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

  private func page(_ size: DynamicTypeSize) -> Stage {
    let page = NavigationStack {
      Text("x").navigationTitle("Title")
        .searchable(
          text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
        )
    }
    return Stage(page) { $0.dynamicTypeSize = size }
  }

  /// The line grows from 34 to 40 points, and what is above and below it stays.
  @Test func aLargeTitleHasRoomForItsLine() throws {
    func middle(_ size: DynamicTypeSize) throws -> CGFloat { try page(size).frame("Title").midY }
    let growth = 40.574 * (40.0 / 34 - 1)
    let (usual, large) = (try middle(.large), try middle(.xxxLarge))
    #expect(abs(large - usual - growth / 2) < 0.01)
    #expect(try middle(.accessibility5) == large)
    #expect(try middle(.xSmall) == usual)
  }

  @Test func aGlassStaysBesideTheWordsOfASearch() throws {
    func gap(_ size: DynamicTypeSize) throws -> CGFloat {
      let stage = page(size)
      let images = try stage.render().nodes.filter { $0.path.hasSuffix("Image") }
      return try stage.frame("Find").minX - #require(images.last).frame.maxX
    }
    #expect(abs(try gap(.large) - 5) < 0.01)
    #expect(abs(try gap(.accessibility5) - 8) < 0.01)
  }

  /// A name of two words has two lines of the size of all others.
  @Test func namesOfAppsAreOfOneSize() throws {
    let stage = Stage(ShareLink("Send", item: "x")) { $0.locale = Locale(identifier: "en") }
    try stage.render()
    try stage.host.tap("Send")
    let (mail, reminders) = (try stage.frame("Mail"), try stage.frame("Reminders"))
    #expect(reminders.minY == mail.minY)
    // Nine squares of 12 points stand in a cell of 84.
    #expect(mail.height == 12 && reminders.height == 24)
  }
}
