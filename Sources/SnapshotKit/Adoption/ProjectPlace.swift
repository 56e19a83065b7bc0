import AppSources
import Foundation

/// The place of an app's Xcode project, and the packages that stand beside it in a workspace.
struct ProjectPlace {
  let project: URL
  /// The folders of packages that workspaces name.
  let packages: [URL]

  /// Finds a project; nil where there is neither one nor a workspace.
  ///
  /// - Parameters:
  ///   - place: A project, a workspace, or a folder that one stands in, itself or at most two
  ///     folders deep.
  ///   - target: The name of the app's target, which chooses among a workspace's projects.
  /// - Throws: ``AdoptionError`` or `XcodeProjectError`.
  init?(_ place: URL, target: String?) throws {
    if place.pathExtension == "xcworkspace" {
      try self.init(workspace: place, target: target)
      return
    }
    let isProject = place.pathExtension == "xcodeproj"
    let folder = isProject ? place.deletingLastPathComponent() : place
    let projects = isProject ? [place] : Self.children(of: folder, "xcodeproj")
    let workspaces = Self.children(of: folder, "xcworkspace")
    if projects.count > 1 {
      throw AdoptionError.severalProjects(projects.map(\.lastPathComponent))
    }
    if let project = projects.first {
      self.init(
        project: project,
        packages: workspaces.flatMap { (try? XcodeWorkspace($0))?.packages ?? [] })
    } else if let workspace = workspaces.first {
      try self.init(workspace: workspace, target: target)
    } else if !FileTree.isPackage(folder) {
      try self.init(below: folder, target: target)
    } else {
      return nil
    }
  }

  /// Finds the one project that a repository has in its folders, or in theirs.
  private init?(below folder: URL, target: String?) throws {
    var folders = [folder]
    for _ in 1...2 {
      folders = folders.flatMap(FileTree.folders(in:))
      let projects = folders.flatMap { Self.children(of: $0, "xcodeproj") }
      if projects.count > 1 {
        throw AdoptionError.severalProjects(
          projects.map { String($0.path.dropFirst(folder.path.count + 1)) })
      }
      if let project = projects.first {
        try self.init(project.deletingLastPathComponent(), target: target)
        return
      }
    }
    return nil
  }

  /// Takes the first project of a workspace that has the app.
  private init(workspace: URL, target: String?) throws {
    let found = try XcodeWorkspace(workspace)
    guard let first = found.projects.first else {
      throw AdoptionError.emptyWorkspace(workspace.path)
    }
    self.init(
      project: found.projects.first { (try? XcodeProject($0, target: target)) != nil } ?? first,
      packages: found.packages)
  }

  private init(project: URL, packages: [URL]) {
    (self.project, self.packages) = (project, packages)
  }

  private static func children(of folder: URL, _ ending: String) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".\(ending)") }.sorted().map { folder.appendingPathComponent($0) }
  }
}
