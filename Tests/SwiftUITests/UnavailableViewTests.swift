import StageSupport
import SwiftUI
import Testing

/// What stands where there is nothing to show.
@MainActor @Suite struct UnavailableViewTests {
  @Test func actionsNeedNoDescription() throws {
    let bare = ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } actions: {
      Button("Check again") {}
    }
    let stage = Stage(bare)
    #expect(try stage.texts() == ["No Mail", "Check again"])
    let whole = ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("All done.")
    } actions: {
      Button("Check again") {}
    }
    let described = Stage(whole)
    #expect(try described.texts() == ["No Mail", "All done.", "Check again"])
    // Without one, no room is kept for it.
    let gap = try stage.frame("Check again").minY - stage.frame("No Mail").maxY
    #expect(try gap < described.frame("Check again").minY - described.frame("No Mail").maxY)
  }
}
