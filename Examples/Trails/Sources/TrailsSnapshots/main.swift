import SnapshotKit
import SwiftUI

SnapshotCommand.main(
  try Catalogue(
    [
      Screen("trails", title: "Trails", variants: [.typeSize(.accessibility5), .locale("de_DE")]) {
        AppWindow(TrailsApp()).appResources(AppFolders.resources)
      },
      Screen(
        "search", title: "Search",
        prepare: { try $0.type("lake", into: "Search") }
      ) {
        AppWindow(TrailsApp()).appResources(AppFolders.resources)
      },
    ], fonts: AppFolders.folders))
