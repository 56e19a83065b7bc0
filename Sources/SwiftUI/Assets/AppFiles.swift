import Foundation

/// Files of an app by name at any depth, as Xcode puts them side by side into its main bundle.
///
/// The file that the plugin VitrineSources writes asks here, so that
/// `Bundle.main.url(forResource:withExtension:)` finds the resources of a package's targets, and
/// those of an app's folders. A bundle that is one of these folders, as `Bundle.module` is in a
/// module of the app's packages, has that folder's.
public struct AppFiles: Sendable {
  private let trees: [ResourceTree]
  private let folders: [String]

  /// Reads folders; the resources of the package's targets follow them.
  public init(folders: [String] = []) {
    self.folders = folders
    trees = (folders.map { URL(fileURLWithPath: $0) } + PackageResources.folders).map(
      ResourceTree.init)
  }

  /// The trees that a bundle's files are looked for in, besides by Foundation.
  private func trees(of bundle: Bundle) -> [ResourceTree] {
    if bundle === Bundle.main { return trees }
    return folders.firstIndex(of: bundle.bundlePath).map { [trees[$0]] } ?? []
  }

  /// Returns the URL of a bundle's file; the main bundle's is looked for in the folders too.
  public func url(forResource name: String?, withExtension ending: String?, in bundle: Bundle)
    -> URL?
  {
    if let url = bundle.url(forResource: name, withExtension: ending) { return url }
    guard let name else { return nil }
    let file = ending.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    for tree in trees(of: bundle) {
      if let url = tree.files[file] { return url }
    }
    return nil
  }

  /// Returns the URLs of a bundle's files of a kind; nil if there is none.
  ///
  /// - Parameters:
  ///   - ending: The ending of the files' names, with or without a dot; nil for all.
  ///   - folder: A folder that the files are in, at any depth; nil for all.
  ///   - bundle: The bundle; the main bundle's files are looked for in the folders too.
  /// - Returns: The URLs, sorted by path.
  public func urls(
    forResourcesWithExtension ending: String?, subdirectory folder: String?, in bundle: Bundle
  ) -> [URL]? {
    let found = bundle.urls(forResourcesWithExtension: ending, subdirectory: folder) ?? []
    let own = found.map { $0 as URL }
    let trees = trees(of: bundle)
    if trees.isEmpty { return own.isEmpty ? nil : own }
    let suffix = ending.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    let inner = (folder ?? "").split(separator: "/").joined(separator: "/")
    let others = trees.flatMap(\.files.values).filter { url in
      (suffix.isEmpty || url.pathExtension == suffix)
        && (inner.isEmpty || url.path.contains("/\(inner)/"))
    }
    let all = Set(own + others).sorted { $0.path < $1.path }
    return all.isEmpty ? nil : all
  }
}
