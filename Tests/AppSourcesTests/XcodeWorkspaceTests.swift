import AppSources
import Foundation
import Testing

/// What a workspace of Xcode names.
struct XcodeWorkspaceTests {
  @Test func projectsAndPackagesAreFoundFromTheirGroups() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workspace-\(UUID().uuidString)").standardizedFileURL
    for path in [
      "Tea.xcworkspace", "Tea/Tea.xcodeproj", "Kit/Deep/Looks", "Parts & More", "Empty", "Far",
    ] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for path in ["Kit/Deep/Looks", "Parts & More", "Far"] {
      try Data().write(to: folder.appendingPathComponent("\(path)/Package.swift"))
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef
            location = "group:Tea/Tea.xcodeproj">
         </FileRef>
         <FileRef location = "group:Gone.xcodeproj"></FileRef>
         <Group location = "container:Kit" name = "Kit">
            <Group name = "Nowhere"><FileRef location = "group:Deep/Looks"></FileRef></Group>
         </Group>
         <FileRef location = "group:Parts &amp; More"></FileRef>
         <FileRef location = "group:Empty"></FileRef>
         <FileRef location = "absolute:\(folder.path)/Far"></FileRef>
         <FileRef location = "self:"></FileRef>
      </Workspace>
      """
    let workspace = folder.appendingPathComponent("Tea.xcworkspace")
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    try Data(text.utf8).write(to: file)
    let found = try XcodeWorkspace(workspace)
    func names(_ places: [URL]) -> [String] {
      places.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }
    #expect(names(found.projects) == ["Tea/Tea.xcodeproj"])
    #expect(names(found.packages) == ["Kit/Deep/Looks", "Parts & More", "Far"])
    try FileManager.default.removeItem(at: file)
    #expect {
      try XcodeWorkspace(workspace)
    } throws: { error in
      if case XcodeProjectError.unreadable(file.path, _) = error { true } else { false }
    }
  }

  @Test func packagesOfAFolderAreFoundButForThoseOfOthers() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("packages-\(UUID().uuidString)").standardizedFileURL
    for path in [
      "Kit/Package.swift", "Kit/Inner/Package.swift", "a/b/c/Package.swift",
      "a/b/c/d/e/Package.swift", "Pods/Package.swift", ".build/checkouts/x/Package.swift",
      "App.xcodeproj/x/Package.swift",
      "1/2/3/4/5/Package.swift",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    #expect(
      FileTree.packages(in: folder).map { String($0.path.dropFirst(folder.path.count)) }
        == ["/Kit", "/a/b/c"])
  }
}
