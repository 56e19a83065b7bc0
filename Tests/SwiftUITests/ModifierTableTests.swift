import Foundation
import Testing

/// The sources of the modules that declare modifiers.
private func sources(_ folder: String) -> String {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let files = FileManager.default.enumerator(
    at: root.appendingPathComponent("Sources/\(folder)"), includingPropertiesForKeys: nil)
  return (files?.compactMap { $0 as? URL } ?? [])
    .filter { $0.pathExtension == "swift" }
    .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    .joined(separator: "\n")
}

/// The names of methods in extensions of views, pictures and shapes; braces tell where they end.
private func methods(of source: String) -> Set<String> {
  let owners = ["View", "Image", "Shape", "Text", "DynamicViewContent", "ForEach"]
  let heads = Set(
    owners.map { "extension \($0) {" } + ["public struct Image: Equatable, Sendable {"])
  var names: Set<String> = []
  var isInside = false
  for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
    if heads.contains(String(line)) { isInside = true }
    if line == "}" { isInside = false }
    let declaration = line.replacing("nonisolated ", with: "")
    guard isInside, declaration.hasPrefix("  public func ") else { continue }
    names.insert(String(declaration.dropFirst(14).prefix { $0.isLetter }))
  }
  return names
}

private func share(_ statuses: Set<ModifierStatus>) -> Double {
  let total = modifierTable.reduce(0) { $0 + $1.count }
  let part = modifierTable.filter { statuses.contains($0.status) }.reduce(0) { $0 + $1.count }
  return Double(part) / Double(total)
}

@Test func modifiersThatAppsCallAreThere() {
  #expect(share([.drawn, .acts, .accepted]) >= 0.97)
  #expect(share([.drawn, .acts]) >= 0.90)
}

@Test func tableOfModifiersIsTrue() {
  let all = methods(of: sources("SwiftUI") + "\n" + sources("ViewTree"))
  let accepted = methods(of: sources("SwiftUI/Accepted"))
  let absent = modifierTable.filter { $0.status != .missing && !all.contains($0.name) }
  #expect(absent.map(\.name) == [])
  let misjudged = modifierTable.filter { accepted.contains($0.name) && $0.status != .accepted }
  #expect(misjudged.map(\.name) == [])
  // A method of another type's is no modifier.
  #expect(
    !methods(of: "extension Binding {\n  public func noSuchModifier() {}\n}")
      .contains("noSuchModifier"))
}
