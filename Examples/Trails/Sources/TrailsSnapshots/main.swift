import SnapshotKit
import SwiftUI

SnapshotCommand.main(
  try Catalogue(
    [
      Screen("trails", title: "Trails", variants: [.typeSize(.accessibility5), .locale("de-DE")]) {
        AppWindow(TrailsApp()).appResources(AppFolders.resources)
      },
      .flow("search", title: "Search") {
        AppWindow(TrailsApp()).appResources(AppFolders.resources)
      } steps: {
        // The model waits for the last letter: the flow's clock goes on meanwhile.
        Step("typed") { try $0.type("lake", into: "Search") }
        Step("opened") { try $0.tap("Three lakes") }
      },
    ], fonts: AppFolders.folders))
