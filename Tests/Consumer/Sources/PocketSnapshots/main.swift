import SnapshotKit
import SwiftUI

// An app of an Xcode project: the plugin compiles its folder with this file.
SnapshotCommand.main(
  try Catalogue([
    Screen("pocket", title: "Pocket") { AppWindow(PocketApp()).appResources(AppFolders.resources) }
  ]))
