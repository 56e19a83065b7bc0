import Foundation

/// A command of a pipeline's file: a line, or a block of lines that one shell runs.
struct PipelineStep: Hashable {
  let file: String
  let text: String

  /// The first line, which tells it from the file's others.
  var title: String { String(text.prefix { $0 != "\n" }) }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  /// The commands of all pipelines, in order.
  static func all() throws -> [PipelineStep] {
    let names = FileManager.default.enumerator(atPath: folder.appendingPathComponent("ci").path)
    let files = (names?.allObjects as? [String] ?? []).filter {
      $0.hasSuffix(".yml") || $0 == "Dockerfile"
    }
    return try files.sorted().flatMap { try steps(of: "ci/\($0)") }
      + steps(of: "cluster/kubernetes.yaml")
  }

  /// The commands of a file, by its path below the examples.
  static func steps(of file: String) throws -> [PipelineStep] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let found = file.hasSuffix("Dockerfile") ? instructions(in: text) : commands(in: text)
    return found.map { PipelineStep(file: file, text: $0) }
  }

  /// The command of a file that has a word.
  static func step(of file: String, with word: String) throws -> String? {
    try steps(of: file).first { $0.text.contains(word) }?.text
  }

  private static func instructions(in text: String) -> [String] {
    text.replacing(#/\\\n\s*/#, with: "").split(separator: "\n").map(String.init).filter { line in
      ["RUN ", "ENTRYPOINT ", "CMD "].contains(where: line.hasPrefix)
    }
  }

  /// The values of `run`, of `command`, and of lists of scripts.
  private static func commands(in text: String) -> [String] {
    var found: [String] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if let match = line.firstMatch(of: #/^ *(?:- )?run: \|$/#) {
        let block = deeper(than: match.output, &lines)
        let indent = block.first?.prefix { $0 == " " }.count ?? 0
        found.append(block.map { String($0.dropFirst(indent)) }.joined(separator: "\n"))
      } else if let match = line.firstMatch(of: #/^ *(?:- )?(?:run|command): (.+)$/#) {
        found.append(String(match.1))
      } else if let match = line.firstMatch(of: #/^ *(?:before_)?script:$/#) {
        found += deeper(than: match.output, &lines).compactMap {
          $0.firstMatch(of: #/^ *- (.+)$/#).map { String($0.1) }
        }
      }
    }
    return found
  }

  private static func deeper(
    than line: Substring, _ lines: inout ArraySlice<Substring>
  ) -> [Substring] {
    let indent = line.prefix { $0 == " " }.count
    var block: [Substring] = []
    while let next = lines.first, next.isEmpty || next.prefix(while: { $0 == " " }).count > indent {
      block.append(lines.removeFirst())
    }
    return block.filter { !$0.isEmpty }
  }
}
