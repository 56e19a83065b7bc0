import SwiftUI
import Testing
import VitrineTesting

@testable import TrailsSnapshots

@MainActor @Test func onlyTrailsThatAreLookedForAreReadOut() {
  assertTree(of: search(for: "lake"), named: "found")
}

@MainActor @Test func aSearchWithoutAResultSaysSo() {
  assertTree(of: search(for: "no such trail"), named: "none")
}

@MainActor @Test func theListPassesTheAudit() {
  assertAudit(of: TrailList().appResources(AppFolders.resources))
}

/// What is typed is looked for behind a quarter of a second, by the flow's clock.
@MainActor private func search(for text: String) -> Screen {
  .flow("search", title: "Search") {
    TrailList().appResources(AppFolders.resources)
  } steps: {
    Step("typed") { try $0.type(text, into: "Search") }
  }
}
