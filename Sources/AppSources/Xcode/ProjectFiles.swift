import Foundation

/// The places of the files of an Xcode project.
///
/// A project of before Xcode 16 names each file, in groups whose paths build on each other. Later
/// ones name folders (`PBXFileSystemSynchronizedRootGroup`) with exceptions by target: of a
/// target's own folder those are left out, of another's they are taken.
struct ProjectFiles {
  private let objects: ProjectObjects
  /// The folder that paths begin in, beside the project.
  let folder: URL
  private var places: [String: URL] = [:]
  private var synchronized: [(group: ProjectObjects.Object, place: URL)] = []

  init(_ objects: ProjectObjects, beside project: URL) {
    self.objects = objects
    let base = project.deletingLastPathComponent()
    let path = objects.root["projectDirPath"] ?? ""
    folder = (path.isEmpty ? base : base.appendingPathComponent(path)).standardizedFileURL
    var visited: Set<String> = []
    if let main = objects[objects.root["mainGroup"]] { walk(main, from: folder, &visited) }
  }

  /// Follows a group and those within; one that holds itself is followed once.
  private mutating func walk(
    _ object: ProjectObjects.Object, from parent: URL, _ visited: inout Set<String>
  ) {
    guard visited.insert(object.id).inserted else { return }
    let base: URL =
      switch object["sourceTree"] {
      case "SOURCE_ROOT": folder
      case "<absolute>": URL(fileURLWithPath: "/")
      default: parent
      }
    let place = object["path"].map { base.appendingPathComponent($0).standardizedFileURL } ?? base
    places[object.id] = place
    if object.kind == "PBXFileSystemSynchronizedRootGroup" { synchronized.append((object, place)) }
    for child in objects.objects("children", of: object) { walk(child, from: place, &visited) }
  }

  /// The folders of packages that the project names, as a file of a group or as a package, by path.
  var packages: [URL] {
    let named = objects.objects("packageReferences", of: objects.root)
      .compactMap { $0["relativePath"] }
      .map { folder.appendingPathComponent($0).standardizedFileURL }
    return Set((places.values + named).map(\.path)).sorted()
      .map { URL(fileURLWithPath: $0) }.filter(FileTree.isPackage)
  }

  /// Returns the Swift files that a target compiles, by path.
  func sources(of target: ProjectObjects.Object) -> [URL] {
    let named = objects.objects("buildPhases", of: target)
      .filter { $0.kind == "PBXSourcesBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
      .filter { Self.isForPhones($0.list("platformFilters") + $0.list("platformFilter")) }
      .compactMap { $0["fileRef"].flatMap { places[$0] } }
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    let found = synchronized.flatMap { group, place in
      sources(of: target, in: group, at: place, isOwn: own.contains(group.id))
    }
    let all = Set((named + found).filter { $0.pathExtension == "swift" }.map(\.path))
    return all.sorted().map { URL(fileURLWithPath: $0) }
  }

  /// Returns a Boolean value that indicates whether files of some systems' builds are compiled for
  /// iOS; those without a filter are.
  private static func isForPhones(_ filters: [String]) -> Bool {
    filters.isEmpty || filters.contains("ios")
  }

  /// Returns the file `.xcconfig` that a build configuration begins with: a file of a group, or
  /// one in a folder that the project names.
  func baseConfiguration(of configuration: ProjectObjects.Object) -> URL? {
    if let id = configuration["baseConfigurationReference"] { return places[id] }
    guard let folder = configuration["baseConfigurationReferenceAnchor"].flatMap({ places[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return folder.appendingPathComponent(path)
  }

  private func sources(
    of target: ProjectObjects.Object, in group: ProjectObjects.Object, at place: URL, isOwn: Bool
  ) -> [URL] {
    let sets = objects.objects("exceptions", of: group).filter { $0["target"] == target.id }
    let exceptions = sets.flatMap { $0.list("membershipExceptions") }
      .map { place.appendingPathComponent($0).standardizedFileURL }
    let others = sets.flatMap { $0.lists("platformFiltersByRelativePath") }
      .filter { !Self.isForPhones($0.value) }
      .map { place.appendingPathComponent($0.key).standardizedFileURL.path }
    guard isOwn else { return exceptions.filter { !others.contains($0.path) } }
    return FileTree(place, leavingOut: Set(exceptions.map(\.path) + others)).sources
      .map(\.standardizedFileURL)
  }
}
