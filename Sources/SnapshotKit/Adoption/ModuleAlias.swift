import Foundation

/// The name of an app's module, by which its files may call what they declare.
///
/// The package's target has a name of its own, so that `Trails.Region` would be of no module: the
/// compiler is told that the app's name stands for the target's.
enum ModuleAlias {
  /// Returns the setting of a target that compiles an app's files; none where no file needs it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - target: The name of the package's target.
  /// - Returns: An expression of a manifest, or none.
  static func settings(of app: AppFiles, in target: String) -> [String] {
    let (name, own) = (module(of: app), identifier(target))
    guard name != own, app.sources.contains(where: { qualifies(name, in: $0) }) else { return [] }
    return [".unsafeFlags([\"-module-alias\", \"\(name)=\(own)\"])"]
  }

  /// Returns the name that Xcode gives an app's module.
  static func module(of app: AppFiles) -> String {
    let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { app.settings[$0] }
    return identifier(names.first { !$0.isEmpty && !$0.contains("$") } ?? app.name)
  }

  private static func identifier(_ name: String) -> String {
    let letters = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return letters.first?.isNumber == true ? "_\(letters.dropFirst())" : letters
  }

  /// Returns a Boolean value that indicates whether a file has the name before a dot.
  private static func qualifies(_ name: String, in file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.ranges(of: "\(name).").contains { range in
      guard range.lowerBound > text.startIndex else { return true }
      let before = text[text.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && before != "_" && before != "."
    }
  }
}
