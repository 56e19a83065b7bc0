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

private func declares(_ source: String, _ name: String) -> Bool {
  source.contains("func \(name)(") || source.contains("func \(name)<")
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
  let all = sources("SwiftUI") + sources("ViewTree")
  let accepted = sources("SwiftUI/Accepted")
  for entry in modifierTable {
    if entry.status != .missing { #expect(declares(all, entry.name), "\(entry.name)") }
    if accepted.contains("  public func \(entry.name)(") {
      #expect(entry.status == .accepted, "\(entry.name)")
    }
  }
  #expect(!declares(all, "noSuchModifier"))
}
