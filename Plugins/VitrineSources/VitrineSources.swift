import Foundation
import PackagePlugin

/// Gives a target what Xcode gives an app: constants of its assets, and what Apple's modules
/// re-export.
///
/// The folders of an app that a file `app-folders.txt` beside the target's sources names are
/// compiled with the target, as on iOS: a path a line, relative to that file; a line that begins
/// with a minus leaves a file or folder out.
@main
struct VitrineSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let output = context.pluginWorkDirectoryURL
    let list = AppFolderList(besides: target.directoryURL)
    let files = try list.folders.flatMap {
      try AppFolderList.files(in: $0, leavingOut: list.leftOut)
    }
    let sources = files.filter { $0.pathExtension == "swift" }
    // Modules whose folders are an app's packages' bring their fonts along.
    let modules = target.recursiveTargetDependencies
      .compactMap { ($0 as? SwiftSourceModuleTarget)?.directoryURL }
      .flatMap { AppFolderList(besides: $0).folders }.sorted { $0.path < $1.path }
    let resources = target.sourceFiles.filter { $0.type == .resource }.map(\.url)
    var job = Job(
      assetFolders: (list.folders.isEmpty ? [target.directoryURL] : list.folders).map(\.path),
      isModule: list.folders.isEmpty && !resources.isEmpty,
      isRead: !list.folders.isEmpty || (resources.isEmpty && !modules.isEmpty),
      constants: output.appendingPathComponent("AssetConstants.swift").path,
      reExports: output.appendingPathComponent("ReExports.swift").path)
    let copies = output.appendingPathComponent("Copies")
    job.moduleFolders = modules.map(\.path)
    job.copies = try self.copies(of: sources, into: copies)
    if !list.folders.isEmpty {
      job.folders = list.folders.map(\.path)
      job.leftOut = list.leftOut.sorted()
      job.added = copies.appendingPathComponent("Vitrine-added.swift").path
      job.manifest = context.package.directoryURL.appendingPathComponent("Package.swift").path
    }
    let own = target.sourceFiles.filter { $0.type == .source }.map(\.url)
    job.sources = (own + sources).map(\.path).sorted()
    // Constants of a package's own target need its bundle, which it has with resources alone.
    if !job.isRead, resources.isEmpty { job.constants = nil }
    let file = output.appendingPathComponent("job.json")
    let data = try JSONEncoder.sorted.encode(job)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    // A file that comes into a folder changes the folder, and so runs the tool again.
    let folders = try list.folders.flatMap {
      try AppFolderList.directories(in: $0, leavingOut: list.leftOut)
    }
    let assets = files + resources.flatMap { (try? AppFolderList.files(in: $0)) ?? [$0] }
    let contents = assets.filter {
      ["Contents.json", "contents"].contains($0.lastPathComponent)
        || $0.pathExtension == "xcstrings"
    }
    return [
      .buildCommand(
        displayName: "Writing Vitrine's sources for \(target.name)",
        executable: try context.tool(named: "vitrine-sources").url, arguments: [file.path],
        inputFiles: [file] + own + sources + contents + folders,
        outputFiles: job.outputs.map { URL(fileURLWithPath: $0) })
    ]
  }

  private func copies(of sources: [URL], into folder: URL) throws -> [Job.Copy] {
    var known: [String: URL] = [:]
    return try sources.map { source in
      let name = source.lastPathComponent
      if let first = known.updateValue(source, forKey: name) {
        throw Problem(
          """
          \(first.path) and \(source.path) have one name, which Swift does not take in one target; leave one out by a \
          line with a minus in app-folders.txt
          """)
      }
      return Job.Copy(from: source.path, to: folder.appendingPathComponent(copyName(of: name)).path)
    }
  }

  /// A copy of another name than its original's: the compiler warns of two files that tell one
  /// `#fileID`, and a copy tells the original's. Previews without a name are named after the file
  /// that macros are told, which is the copy's: a line below adds nothing to that name.
  private func copyName(of name: String) -> String {
    // Its name makes it a program's beginning.
    name == "main.swift" ? name : "\(name.dropLast(".swift".count))_.swift"
  }
}

/// What the tool reads: `SourcesJob` of the module AppSources, which a plugin cannot import.
struct Job: Encodable {
  struct Copy: Encodable {
    let from: String
    let to: String
  }

  var assetFolders: [String]
  var isModule: Bool
  var isRead: Bool
  var constants: String?
  var reExports: String?
  var copies: [Copy] = []
  var sources: [String] = []
  var folders: [String] = []
  var leftOut: [String] = []
  var moduleFolders: [String] = []
  var added: String?
  var manifest: String?

  var outputs: [String] { [constants, reExports, added].compactMap { $0 } + copies.map(\.to) }
}

struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }
}
