import DisplayList
import Foundation

/// Writes descriptions of screens that the web app shows as layers over a picture: views, and what
/// VoiceOver reads.
@MainActor struct DescriptionScripts {
  nonisolated static let folderName = "descriptions"
  /// The path of the index of words below the folder of the pictures.
  nonisolated static let wordsPath = "\(folderName)/\(WordIndex.scriptName)"

  let catalogue: Catalogue
  let renderer: Renderer
  let folder: String

  /// A description under the name that the app asks for.
  struct Content: Encodable {
    let name: String
    let views: [ScreenDescription.Item]
    let spoken: [Spoken]
  }

  /// The words that VoiceOver speaks of one element.
  struct Spoken: Encodable {
    let text: String
    /// A Boolean value that indicates whether the element is a touch target.
    let isTarget: Bool
    let frame: ScreenDescription.Frame
  }

  /// Describes some cells, those that share a layout once.
  ///
  /// - Returns: The names of descriptions, by the names of the cells that they hold for.
  /// - Throws: An error of a screen, and ``SystemError``.
  func write(_ cells: [Cell]) throws -> [String: String] {
    let describer = ScreenDescriber(catalogue, renderer: renderer)
    let names = Self.names(of: cells, in: catalogue)
    try AtomicFile.makeFolder("\(folder)/\(Self.folderName)")
    var words = WordIndex()
    for cell in cells where names[cell.name] == cell.name {
      words.add(try write(cell, describer), of: cell)
    }
    try WebApp.write(words, as: "words", to: "\(folder)/\(Self.wordsPath)")
    return names
  }

  /// Returns the names of descriptions that cells would have: those that share a layout share one.
  static func names(of cells: [Cell], in catalogue: Catalogue) -> [String: String] {
    var names: [String: String] = [:]
    for group in CellGroup.groups(of: cells, in: catalogue) {
      for (_, pictures) in Dictionary(grouping: group.pictures, by: \.step) {
        let alike = pictures.flatMap(\.cells).map(\.name)
        for name in alike { names[name] = alike.min() }
      }
    }
    return names
  }

  /// Describes a cell.
  ///
  /// - Returns: Its views.
  private func write(
    _ cell: Cell, _ describer: ScreenDescriber
  ) throws -> [ScreenDescription.Item] {
    let drawn = try describer.draw(cell)
    let spoken = AccessibilityTree(drawn.list).nodes.flatMap(\.elements).map {
      Spoken(
        text: $0.spoken, isTarget: $0.has("button") || $0.has("link") || $0.has("adjustable"),
        frame: .init($0.frame))
    }
    let path = "\(folder)/\(Self.folderName)/\(cell.name).js"
    try AtomicFile.makeFolder("\(folder)/\(Self.folderName)/\(cell.screen)")
    try WebApp.write(
      Content(name: cell.name, views: drawn.description.views, spoken: spoken),
      as: "description", to: path)
    return drawn.description.views
  }
}
