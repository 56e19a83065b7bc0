import Foundation

/// A workspace of Xcode: the projects and packages that stand in it side by side.
public struct XcodeWorkspace {
  /// The projects that it names and that are there, in its order.
  public private(set) var projects: [URL] = []
  /// The folders of packages that it names, in its order.
  public private(set) var packages: [URL] = []

  /// Reads a workspace.
  ///
  /// - Parameter workspace: The folder `.xcworkspace`.
  /// - Throws: ``XcodeProjectError`` if it cannot be read.
  public init(_ workspace: URL) throws(XcodeProjectError) {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    let text: String
    do { text = try String(contentsOf: file, encoding: .utf8) } catch {
      throw .unreadable(file.path, "\(error)")
    }
    let base = workspace.deletingLastPathComponent()
    // The folders of the groups that are open; a group without a place has its parent's.
    var open = [base]
    for tag in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*)>/#) {
      if !tag.1.isEmpty {
        if tag.2 == "Group", open.count > 1 { open.removeLast() }
        continue
      }
      let parent = open.last ?? base
      let place = Self.place(String(tag.3), in: parent, base)
      if tag.2 == "Group" { open.append(place ?? parent) } else if let place { add(place) }
    }
  }

  private mutating func add(_ place: URL) {
    if place.pathExtension == "xcodeproj" {
      if FileTree.isFolder(place) { projects.append(place) }
    } else if FileTree.isPackage(place) {
      packages.append(place)
    }
  }

  /// The place of an attribute such as `location = "group:Packages/Kit"`.
  private static func place(_ attributes: String, in group: URL, _ base: URL) -> URL? {
    guard let found = attributes.firstMatch(of: #/location\s*=\s*"(\w+):([^"]*)"/#) else {
      return nil
    }
    let path = found.2.replacingOccurrences(of: "&amp;", with: "&")
    switch found.1 {
    case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
    case "container": return base.appendingPathComponent(path).standardizedFileURL
    case "group": return group.appendingPathComponent(path).standardizedFileURL
    default: return nil
    }
  }
}
