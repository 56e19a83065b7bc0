import Foundation

/// Files of an app by name at any depth, as Xcode puts them side by side into its main bundle.
///
/// The file that the plugin VitrineSources writes asks here, so that
/// `Bundle.main.url(forResource:withExtension:)` finds the resources of a package's targets, and
/// those of an app's folders.
public struct AppFiles: Sendable {
  private let trees: [ResourceTree]

  /// Reads folders; the resources of the package's targets follow them.
  public init(folders: [String] = []) {
    trees = (folders.map { URL(fileURLWithPath: $0) } + PackageResources.folders).map(
      ResourceTree.init)
  }

  /// Returns the URL of a bundle's file; the main bundle's is looked for in the folders too.
  public func url(forResource name: String?, withExtension ending: String?, in bundle: Bundle)
    -> URL?
  {
    if let url = bundle.url(forResource: name, withExtension: ending) { return url }
    guard bundle === Bundle.main, let name else { return nil }
    let file = ending.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    for tree in trees {
      if let url = tree.files[file] { return url }
    }
    return nil
  }
}
