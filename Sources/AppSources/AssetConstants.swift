import Foundation

/// A Swift file of the constants that Xcode makes of asset catalogues.
public struct AssetConstants {
  /// The bundle that holds the catalogues, as an expression of Swift.
  public enum Home: Sendable, Equatable {
    /// The resources of the package's target.
    case module
    /// Folders of an app, read where they lie.
    case folders([String])
    /// The app's own resources, wherever they were handed over.
    case app
  }

  private let names: AssetNames
  private let home: Home
  private let moduleFolders: [String]
  private let asksForModule: Bool
  /// The names of colours that the sources declare, by the type that they extend.
  private let declared: [String: Set<String>]

  /// Reads the catalogues in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders that hold the catalogues.
  ///   - home: The bundle of the catalogues.
  ///   - moduleFolders: The folders of modules that the target is built upon.
  ///   - sources: The texts of the files that are copied: where they name `Bundle.module`, as those
  ///     of a package's target do, it is the first of the folders. A colour that an extension of
  ///     theirs declares is not declared again.
  public init(
    folders: [URL], home: Home, moduleFolders: [String] = [], besides sources: [String] = []
  ) {
    (names, self.home) = (AssetNames(folders: folders), home)
    self.moduleFolders = moduleFolders
    declared = Dictionary(
      uniqueKeysWithValues: ["ShapeStyle", "UIColor"].map { type in
        (type, sources.reduce(into: []) { $0.formUnion(StaticMembers.names(of: type, in: $1)) })
      })
    asksForModule =
      sources.contains { $0.contains(Self.asking) }
      && !sources.contains { $0.contains("Bundle") && $0.contains(Self.declaring) }
  }

  // By Unicode's rule a full stop between letters parts no words.
  private nonisolated(unsafe) static let asking = #/\.module\b/#.wordBoundaryKind(.simple)
  private nonisolated(unsafe) static let declaring =
    #/\b(?:let|var) module\b/#.wordBoundaryKind(.simple)

  /// Names that clash, and catalogues that cannot be read.
  public var problems: [String] { names.problems }

  /// The file's text.
  public var text: String {
    var lines = [
      "// Written by Vitrine from asset catalogues: changes are lost.", "import SwiftUI",
    ]
    if home != .app { lines.append(places) }
    lines +=
      ["", "extension ColorResource {"] + constants(names.colors, "ColorResource", 1) + ["}"]
    lines +=
      ["", "extension ImageResource {"] + constants(names.images, "ImageResource", 1) + ["}"]
    lines +=
      ["", "extension SwiftUI.UIColor {"]
      + colors(names.colors, "UIColor", 1, leavingOut: declared["UIColor"] ?? []) + ["}"]
    var (top, folders) = (names.colors, names.colors)
    (top.children, folders.entries) = ([:], [])
    // `Color.brand` is found there too, and an app that declares its own `brand` in an extension of
    // `Color`, as before Xcode made constants, has that one.
    lines +=
      ["", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"]
      + colors(top, "Color", 1, leavingOut: declared["ShapeStyle"] ?? []) + ["}"]
    // A protocol's extension takes no types, so that it has no namespaces, as in Xcode.
    lines += ["", "extension SwiftUI.Color {"] + colors(folders, "Color", 1) + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The declarations of the catalogues' folders, and of the lookup of the main bundle's files.
  private var places: String {
    let folders: [String] = if case .folders(let paths) = home { paths.map(quoted) } else { [] }
    let bundles = home == .module ? [".module"] : folders.map { "Foundation.Bundle(path: \($0))" }
    return """
      private let vitrineBundles: [Foundation.Bundle?] = [\(bundles.joined(separator: ", "))]
      private let vitrineFiles = SwiftUI.AppFiles(folders: [\(folders.joined(separator: ", "))])

      extension Foundation.Bundle {
        func url(forResource name: String?, withExtension ending: String?) -> Foundation.URL? {
          vitrineFiles.url(forResource: name, withExtension: ending, in: self)
        }

        func path(forResource name: String?, ofType ending: String?) -> String? {
          url(forResource: name, withExtension: ending)?.path
        }

        func urls(
          forResourcesWithExtension ending: String?, subdirectory folder: String?
        ) -> [Foundation.URL]? {
          vitrineFiles.urls(forResourcesWithExtension: ending, subdirectory: folder, in: self)
        }

        // Nearer to a call with a text than Foundation's, which gives other URLs on Linux.
        func urls(
          forResourcesWithExtension ending: String, subdirectory folder: String?
        ) -> [Foundation.URL]? {
          vitrineFiles.urls(forResourcesWithExtension: ending, subdirectory: folder, in: self)
        }
      }\(moduleBundle)\(resources(folders))
      """
  }

  /// The declaration that SwiftPM writes for a target with resources.
  private var moduleBundle: String {
    guard asksForModule, case .folders(let paths) = home, let first = paths.first else { return "" }
    return """


      extension Foundation.Bundle {
        nonisolated static let module = Foundation.Bundle(path: \(quoted(first))) ?? Foundation.Bundle.main
      }
      """
  }

  private func resources(_ folders: [String]) -> String {
    let modules = moduleFolders.map(quoted)
    if folders.isEmpty, modules.isEmpty { return "" }
    func list(_ paths: [String]) -> String {
      paths.map { "Foundation.URL(fileURLWithPath: \($0))" }.joined(separator: ", ")
    }
    return """


      enum AppFolders {
        /// The app's folders, and its modules': for Catalogue([...], fonts: AppFolders.folders).
        static let folders: [Foundation.URL] = [\(list(folders + modules))]
        /// The app's strings, colours and pictures: for .appResources(AppFolders.resources).
        @MainActor static let resources = SwiftUI.AppResources(\(list(folders)))
      }
      """
  }

  private func constants(_ space: AssetNames.Namespace, _ type: String, _ depth: Int) -> [String] {
    let own = space.entries.map {
      let bundle = home == .app ? "" : ", bundle: vitrineBundles[\($0.folder)]"
      return "static let \($0.symbol) = SwiftUI.\(type)(name: \(quoted($0.name))\(bundle))"
    }
    return indented(own, depth)
      + nested(space, depth) { constants($0, type, depth + 1) }
  }

  /// Colours by name on a type that has some of its own, or to which the app adds some: those keep
  /// their names.
  private func colors(
    _ space: AssetNames.Namespace, _ type: String, _ depth: Int, leavingOut own: Set<String> = []
  ) -> [String] {
    let taken = depth > 1 ? [] : Self.taken.union(own)
    let path = space.name.split(separator: "/").map { SymbolName.namespace(String($0)) + "." }
    let members = space.entries.filter { !taken.contains($0.symbol) }.map {
      let label = type == "UIColor" ? "resource: " : ""
      return "static var \($0.symbol): SwiftUI.\(type) { "
        + "SwiftUI.\(type)(\(label)SwiftUI.ColorResource.\(path.joined())\($0.symbol)) }"
    }
    return indented(members, depth) + nested(space, depth) { colors($0, type, depth + 1) }
  }

  private func nested(
    _ space: AssetNames.Namespace, _ depth: Int, _ body: (AssetNames.Namespace) -> [String]
  ) -> [String] {
    space.children.sorted { $0.key < $1.key }.flatMap { name, child in
      indented(["enum \(SymbolName.namespace(name)) {"], depth) + body(child)
        + indented(["}"], depth)
    }
  }

  private func indented(_ lines: [String], _ depth: Int) -> [String] {
    lines.map { String(repeating: "  ", count: depth) + $0 }
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
        of: "\"", with: "\\\"")
      + "\""
  }

  /// The names of SwiftUI's own colours: a catalogue's colour of such a name is `Color(.red)`
  /// alone, as in Xcode.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary",
  ]
}
