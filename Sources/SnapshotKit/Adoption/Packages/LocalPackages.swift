import AppSources
import Foundation

/// The packages beside an app, by their manifests.
struct LocalPackages {
  private(set) var manifests: [PackageManifest] = []
  /// Manifests that could not be read.
  private(set) var problems: [ManifestError] = []
  private var known: Set<String> = []

  /// Reads the packages that those of manifests take from beside them.
  ///
  /// - Parameters:
  ///   - manifests: Those that were read already.
  ///   - frameworks: The targets of a project, which may stand in a package's folder.
  init(_ manifests: [PackageManifest] = [], and frameworks: PackageManifest? = nil) {
    self.manifests = manifests + [frameworks].compactMap { $0 }
    known = Set(manifests.map(\.folder.path))
    read(manifests.flatMap(\.neighbours))
  }

  /// Returns the folder of a package that somebody names.
  ///
  /// - Throws: ``AdoptionError/noPackage(_:)``.
  static func folder(_ path: String) throws(AdoptionError) -> URL {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    guard FileTree.isPackage(folder) else { throw .noPackage(path) }
    return folder
  }

  /// Reads the manifests of folders, and of the packages that these take from beside them.
  mutating func read(_ folders: [URL]) {
    var next = folders
    while true {
      next = next.map(\.standardizedFileURL).filter { known.insert($0.path).inserted }
        .filter(FileTree.isPackage)
      if next.isEmpty { return }
      let found = Self.manifests(of: next)
      manifests += found.compactMap { try? $0.get() }
      problems += found.compactMap { if case .failure(let error) = $0 { error } else { nil } }
      next = found.compactMap { try? $0.get() }.flatMap(\.neighbours)
    }
  }

  /// Reads several at a time, since Swift takes a second for each.
  private static func manifests(of folders: [URL]) -> [Result<PackageManifest, ManifestError>] {
    let found = Results(count: folders.count)
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      found.set(index, Result { () throws(ManifestError) in try .read(folders[index]) })
    }
    return found.all
  }

  /// Returns the targets of a product, or else the one of a name, with their packages.
  ///
  /// - Parameters:
  ///   - name: The name of a product or a module.
  ///   - manifest: The package that asks, whose own targets come first.
  /// - Returns: Nothing where no package has the name.
  func targets(
    of name: String, in manifest: PackageManifest? = nil
  ) -> [(PackageTarget, PackageManifest)] {
    if let manifest, let target = manifest.target(named: name) { return [(target, manifest)] }
    for package in manifests {
      if let targets = package.products[name] {
        return targets.compactMap { package.target(named: $0) }.map { ($0, package) }
      }
    }
    for package in manifests {
      if let target = package.targets.first(where: { $0.module == name && $0.kind != .test }) {
        return [(target, package)]
      }
    }
    return []
  }
}

/// Results of several threads, each at its place.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<PackageManifest, ManifestError>?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ result: Result<PackageManifest, ManifestError>) {
    lock.withLock { results[index] = result }
  }

  var all: [Result<PackageManifest, ManifestError>] {
    lock.withLock { results.compactMap { $0 } }
  }
}
