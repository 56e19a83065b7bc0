import Foundation

/// Looks for lines that make views and that nothing has drawn, in the files of those that something
/// has.
struct UndrawnLines {
  /// A line each.
  let findings: [UnguardedLines.Finding]

  /// Reads the files of some lines.
  ///
  /// - Parameters:
  ///   - drawn: The places that were drawn.
  ///   - folder: The folder of the sources.
  init(drawn: [String], below folder: String = ".") {
    let places = Set(drawn)
    let files = Set(drawn.compactMap { $0.fileAndLine.map { String($0.file) } }).sorted()
    let sources = SourceFiles(of: drawn, below: folder)
    findings = files.flatMap { file -> [UnguardedLines.Finding] in
      guard let path = sources.place("\(file):1")?.path,
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
      else { return [] }
      return Self.views(in: String(decoding: data, as: UTF8.self)).compactMap { view in
        let source = "\(file):\(view.line)"
        return places.contains(source) ? nil : .init(source: source, view: view.name)
      }
    }
  }

  /// Returns the views that stand at the beginning of a line, before the file's previews.
  private static func views(in text: String) -> [(line: Int, name: String)] {
    var found: [(line: Int, name: String)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.contains("#Preview") || line.contains("PreviewProvider") { break }
      let words = line.drop { $0 == " " || $0 == "\t" }
      let name = words.prefix { $0.isLetter }
      let next = words.dropFirst(name.count).drop { $0 == " " }.first
      // A comma or a bracket before it is one of a call, whose line is told.
      let before = index == 0 ? nil : lines[index - 1].last { $0 != " " }
      guard names.contains(String(name)), next == "(" || next == "{", before != ",", before != "("
      else { continue }
      found.append((index + 1, String(name)))
    }
    return found
  }

  /// Views that are told wherever they stand.
  private static let names: Set<String> = [
    "Button", "HStack", "Image", "Label", "List", "Menu", "NavigationLink", "ProgressView",
    "ScrollView", "Slider", "Stepper", "Text", "TextField", "Toggle", "VStack", "ZStack",
  ]
}
