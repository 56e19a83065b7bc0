import Foundation

/// The texts and the names of views that described pictures show, for the page's search.
///
/// A text is told once for each screen and step that shows it, by the first description in which it
/// stands.
struct WordIndex: Encodable {
  static let scriptName = "words.js"

  private var descriptions: [String] = []
  private var texts: [String: [Int]] = [:]
  private var views: [String: [Int]] = [:]
  private var seen: Set<[String]> = []

  private enum CodingKeys: String, CodingKey { case descriptions, texts, views }

  init() {}

  /// Adds what a cell's description tells.
  mutating func add(_ items: [ScreenDescription.Item], of cell: Cell) {
    let place = descriptions.count
    descriptions.append(cell.name)
    let owner = [cell.screen, cell.step ?? ""]
    for item in items where item.parent != nil {
      if let text = item.value("text").map(Self.plain), !text.isEmpty,
        seen.insert(owner + ["text", text]).inserted
      {
        texts[text, default: []].append(place)
      }
      // What SwiftUI's stacks are in tells a person nothing.
      if !ScreenDescription.holders.contains(item.name),
        seen.insert(owner + ["view", item.name]).inserted
      {
        views[item.name, default: []].append(place)
      }
    }
  }

  /// Returns a text without the marks around it.
  private static func plain(_ text: String) -> String {
    text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
      ? String(text.dropFirst().dropLast()) : text
  }
}
