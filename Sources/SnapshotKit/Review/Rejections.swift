import Foundation

/// The rejections of a reviewer, with notes, kept beside the report until the cells are drawn
/// otherwise.
struct Rejections: Codable, Sendable, Equatable {
  static let fileName = "rejections.json"
  /// The same as a list for people.
  static let listName = "rejected.md"

  /// Cells that were turned down at once.
  struct Item: Codable, Sendable, Equatable {
    let title: String
    /// `Module/File.swift:12`; empty where there is none.
    let source: String
    let note: String
    /// The digests of what was looked at, by the cells' names; empty for what could not be drawn.
    var cells: [String: String]
  }

  var items: [Item] = []

  /// Those of a folder that are still of what the run has drawn.
  init(in folder: String, of run: ReviewedRun) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.fileName)"),
      let found = try? JSONDecoder().decode(Rejections.self, from: data)
    else { return }
    items = found.items.compactMap { item in
      var item = item
      item.cells = item.cells.filter { name, pixels in
        guard let result = run.result(of: name), result.status.isFailure else { return false }
        return (result.pixels ?? "") == pixels
      }
      return item.cells.isEmpty ? nil : item
    }
  }

  /// Turns cells down; an earlier word on them is taken back.
  mutating func add(
    _ names: [String], title: String, source: String, note: String, run: ReviewedRun
  ) {
    remove(Set(names))
    items.append(
      Item(
        title: title, source: source, note: note,
        cells: Dictionary(names.map { ($0, run.result(of: $0)?.pixels ?? "") }) { first, _ in first
        }
      ))
  }

  /// Takes the word on some cells back.
  mutating func remove(_ names: Set<String>) {
    for index in items.indices {
      items[index].cells = items[index].cells.filter { !names.contains($0.key) }
    }
    items.removeAll { $0.cells.isEmpty }
  }

  /// Writes both files, or removes them if nothing is turned down.
  func write(to folder: String) throws {
    guard !items.isEmpty else {
      for name in [Self.fileName, Self.listName] { unlink("\(folder)/\(name)") }
      return
    }
    try AtomicFile.write(
      Data((try JSONText.text(of: self) + "\n").utf8), to: "\(folder)/\(Self.fileName)")
    try AtomicFile.write(Data(markdown.utf8), to: "\(folder)/\(Self.listName)")
  }

  /// A list with an item for each word: what it is of, where, and what to do.
  var markdown: String {
    let count = items.reduce(0) { $0 + $1.cells.count }
    let lines = items.flatMap { item in
      let place =
        item.source.isEmpty ? "" : "`\(item.source.replacingOccurrences(of: "`", with: ""))` "
      let names = item.cells.keys.sorted()
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      let note = item.note.split(whereSeparator: \.isNewline).map { "  > \(Self.escaped($0))" }
      return ["- [ ] \(place)\(Self.escaped(item.title[...]))"] + note
        + [
          "  \(RunMessages.counted(names.count, "cell")): "
            + names.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + more
        ]
    }
    return (["# Rejected: \(RunMessages.counted(count, "cell"))", ""] + lines)
      .joined(separator: "\n") + "\n"
  }

  /// Returns a text that Markdown shows as it is.
  private static func escaped(_ text: Substring) -> String {
    text.map { "\\`*_[]<>#|&!".contains($0) ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
  }
}
