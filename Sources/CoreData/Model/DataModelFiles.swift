import DataModels
import SwiftUI

/// A class that the plugin VitrineSources writes into an app's target, by which the models of its
/// folders are found.
open class DataModelFolders {
  /// The paths of the folders.
  open class var folders: [String] { [] }
}

/// The places of data models.
enum DataModelFiles {
  /// Returns the model that Xcode makes something of: `Notes.xcdatamodeld` of `Notes.momd`.
  static func source(of url: URL) -> URL {
    let endings = ["momd": "xcdatamodeld", "mom": "xcdatamodel", "omo": "xcdatamodel"]
    guard let ending = endings[url.pathExtension] else { return url }
    let place = url.deletingPathExtension().appendingPathExtension(ending)
    if FileManager.default.fileExists(atPath: place.path) { return place }
    let name = url.deletingPathExtension().lastPathComponent
    return all(in: nil).first { $0.deletingPathExtension().lastPathComponent == name } ?? place
  }

  /// Returns the model of a name; nil where there is none.
  static func named(_ name: String) -> URL? {
    all(in: nil).first { $0.deletingPathExtension().lastPathComponent == name }
  }

  /// Returns the models of bundles, sorted by path: of the app's own those of its folders and
  /// resources too.
  static func all(in bundles: [Bundle]?) -> [URL] {
    var folders = (bundles ?? []).map(\.bundleURL)
    if bundles?.contains(where: { $0 === Bundle.main }) ?? true {
      folders = appFolders + PackageResources.folders + folders
    }
    var known: Set<String> = []
    return folders.flatMap { models(in: $0, depth: 0) }.filter { known.insert($0.path).inserted }
  }

  private static var appFolders: [URL] {
    ClassNames.shared.known.flatMap { module in
      let type = NSClassFromString("\(module).VitrineDataModels") as? DataModelFolders.Type
      return (type?.folders ?? []).map { URL(fileURLWithPath: $0) }
    }
  }

  private static let foreign: Set<String> = [
    "build", "product", "swiftmodule", "xcodeproj", "xcassets", "git",
  ]

  private static func models(in folder: URL, depth: Int) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all ?? []).sorted { $0.path < $1.path }.flatMap { child -> [URL] in
      if ["xcdatamodeld", "xcdatamodel"].contains(child.pathExtension) { return [child] }
      guard depth < 12, child.hasDirectoryPath, !foreign.contains(child.pathExtension) else {
        return []
      }
      return models(in: child, depth: depth + 1)
    }
  }
}
