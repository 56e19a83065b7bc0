/// References to the `PreviewProvider` types of a target.
///
/// An optimised build leaves out a type that is not public and that nothing refers to, and a
/// catalogue of previews would not find it. A function that other modules could inline refers to
/// each.
///
/// Providers are found that stand in no other type and are neither private nor `fileprivate`:
/// others cannot be named from another file. One within `#if` is referred to under the same
/// conditions.
enum PreviewReferences {
  /// Returns the function's declaration.
  ///
  /// - Parameter sources: The texts of the target's files, as they are compiled.
  /// - Returns: A part of a Swift file, empty where there are no providers.
  static func text(of sources: [String]) -> String {
    let providers = sources.filter { $0.contains("PreviewProvider") }.flatMap(providers)
    if providers.isEmpty { return "" }
    let references = providers.map { provider in
      let reference = "  types.append(\(provider.name).self)\n"
      return provider.condition.isEmpty
        ? reference : "  #if \(provider.condition)\n\(reference)  #endif\n"
    }
    return """
      #if canImport(SwiftUI)
      import SwiftUI

      @usableFromInline
      func _previewProviders() -> [any SwiftUI.PreviewProvider.Type] {
        var types: [any SwiftUI.PreviewProvider.Type] = []
        types.reserveCapacity(\(providers.count))
      \(references.joined())  return types
      }
      #endif

      """
  }

  private struct Provider {
    let name: Substring
    /// The conditions of all `#if` around it, as one; empty where there are none.
    let condition: String
  }

  private static func providers(in source: String) -> [Provider] {
    let file = SwiftLetters(Array(source.replacingOccurrences(of: "\r\n", with: "\n")))
    let lines = file.letters.split(separator: "\n", omittingEmptySubsequences: false)
    var conditions = Conditions()
    var depth = 0
    var found: [Provider] = []
    for (line, beginsInCode) in zip(lines, file.beginsInCode) where !line.isEmpty {
      let text = String(line)
      if beginsInCode, !conditions.read(text), depth == 0,
        let match = text.firstMatch(of: declaration), !text.contains("private ")
      {
        found.append(Provider(name: match.1, condition: conditions.text))
      }
      for index in line.indices where file.isCode[index] {
        depth += line[index] == "{" ? 1 : line[index] == "}" ? -1 : 0
      }
    }
    return found
  }

  private nonisolated(unsafe) static let declaration =
    #/^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:public|internal|package|final)\s+)*(?:struct|class|enum)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/#
    // By Unicode's rule a colon or a full stop between letters parts no words.
    .wordBoundaryKind(.simple)
}
