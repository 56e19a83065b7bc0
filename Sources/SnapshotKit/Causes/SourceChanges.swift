import Foundation

/// The files that git shows as changed since a commit: by these an edit of data is told from one of
/// a source line.
///
/// A description tells the line that made a view, not where the view's text came from. Where the
/// text stands in what was added to or taken from a file of data, and the line is as it was, the
/// file is the cause; without such a proof only where no source has changed at all. Of a statement
/// of several lines the changed one is told.
struct SourceChanges: Sendable {
  /// A changed file that is no source.
  private struct DataFile {
    let path: String
    /// All added and removed lines; empty for what is no text.
    var text = ""
  }

  /// The endings of the names of files that apps read.
  private static let dataEndings: Set<String> = [
    "csv", "db", "geojson", "json", "plist", "sqlite", "strings", "stringsdict", "tsv", "txt",
    "xcstrings",
    "xml", "yaml", "yml",
  ]
  /// The endings of sources, and of what decides on the packages that an app is built of.
  private static let sourceEndings: Set<String> = [
    "c", "cpp", "h", "m", "metal", "mm", "resolved", "swift",
  ]
  /// The folders of what was approved, which tells what screens say and is no cause of it.
  private static let approvedFolders: Set<String> = ["Snapshots", "__Snapshots__"]
  /// More bytes of a file's changed lines than are searched for texts.
  private static let most = 4_000_000
  /// Files that are named where any of them may be the cause.
  private static let mostNamed = 3

  /// Changed lines by the paths of sources.
  private var lines: [String: [Range<Int>]] = [:]
  private var data: [DataFile] = []
  /// The changed lines of Swift's sources, before and after.
  private var hunks: [ChangedConstants.Hunk] = []

  /// Asks git what has changed since a commit, below a folder; nil where git cannot tell.
  init?(since commit: String, in folder: String) {
    let arguments = [
      "-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff", "--no-renames",
      "--relative",
      "--unified=0", commit, "--", ".", ":(exclude,glob)**/Snapshots/**",
    ]
    guard !commit.isEmpty, let run = try? ToolRun("git", arguments, in: folder), run.status == 0
    else { return nil }
    self.init(reading: run.output)
    let others = ["ls-files", "--others", "--exclude-standard"]
    guard let run = try? ToolRun("git", others, in: folder), run.status == 0 else { return nil }
    for path in run.output.split(separator: "\n") { addNew(String(path), in: folder) }
  }

  /// Reads a difference as git writes it, without lines of context.
  init(reading difference: String) {
    var path = ""
    for line in difference.split(separator: "\n") {
      addToHunks(line, of: path)
      if line.hasPrefix("diff --git ") {
        path = Self.path(of: line)
        add(path)
      } else if line.hasPrefix("@@ "), Self.ending(path).map(Self.sourceEndings.contains) == true {
        if let range = Self.newLines(line) { lines[path, default: []].append(range) }
      } else if line.hasPrefix("+") || line.hasPrefix("-"), !line.hasPrefix("+++ "),
        !line.hasPrefix("--- "), data.last?.path == path,
        data[data.count - 1].text.utf8.count < Self.most
      {
        data[data.count - 1].text += line.dropFirst() + "\n"
      }
    }
  }

  /// Takes up a line of a difference of one of Swift's sources.
  private mutating func addToHunks(_ line: Substring, of path: String) {
    guard path.hasSuffix(".swift"), !line.hasPrefix("diff --git ") else { return }
    if line.hasPrefix("@@ "), let range = Self.newLines(line) {
      hunks.append(.init(path: path, line: range.lowerBound))
    } else if hunks.last?.path == path {
      let text = line.dropFirst().drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("-") { hunks[hunks.count - 1].removed.append(String(text)) }
      if line.hasPrefix("+") { hunks[hunks.count - 1].added.append(String(text)) }
    }
  }

  private mutating func add(_ path: String) {
    let folders = path.split(separator: "/").map(String.init)
    guard Self.approvedFolders.isDisjoint(with: folders) else { return }
    guard let ending = Self.ending(path) else { return }
    if Self.sourceEndings.contains(ending) { lines[path] = lines[path] ?? [] }
    if Self.dataEndings.contains(ending) { data.append(DataFile(path: path)) }
  }

  /// Takes up a file that git does not know yet.
  private mutating func addNew(_ path: String, in folder: String) {
    add(path)
    if lines[path] != nil { lines[path] = [0..<Int.max] }
    guard data.last?.path == path,
      let content = FileManager.default.contents(atPath: "\(folder)/\(path)"),
      content.count < Self.most
    else { return }
    data[data.count - 1].text = String(decoding: content, as: UTF8.self)
  }

  /// Returns the path in `diff --git a/path b/path`, which is there twice.
  private static func path(of line: Substring) -> String {
    let both = line.dropFirst("diff --git a/".count)
    return String(both.prefix((both.count - " b/".count) / 2))
  }

  private static func ending(_ path: String) -> String? {
    path.split(separator: ".").last.map { $0.lowercased() }
  }

  /// Returns the lines that `@@ -1,2 +3,4 @@` says are new.
  private static func newLines(_ line: Substring) -> Range<Int>? {
    guard let match = line.firstMatch(of: #/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/#),
      let start = Int(match.1)
    else { return nil }
    let count = match.2.flatMap { Int($0) } ?? 1
    return start..<(start + max(1, count))
  }

  /// Returns the commit whose tree holds some approved snapshots as they are; nil without git, or
  /// if they have been approved since.
  static func commit(of folder: BaselineFolder) -> String? {
    let path = folder.lockPath
    let here = FileManager.default.currentDirectoryPath
    guard let state = try? ToolRun("git", ["status", "--porcelain", "--", path], in: here),
      state.status == 0, state.output.isEmpty,
      let log = try? ToolRun("git", ["log", "-1", "--format=%H", "--", path], in: here),
      log.status == 0, !log.output.isEmpty
    else { return nil }
    return log.output
  }
}

extension SourceChanges {
  /// Returns causes with the changed files that their edits stem from, and the changed lines at
  /// which they stand.
  ///
  /// - Parameters:
  ///   - causes: The causes of cells.
  ///   - folder: The folder of the sources.
  /// - Returns: The causes by their cells, as they were given.
  func told(_ causes: [String: CellCause], below folder: String = ".") -> [String: CellCause] {
    guard !data.isEmpty || !lines.isEmpty else { return causes }
    let edits = causes.values.filter { $0.kind == .edit }.flatMap(\.edits)
    let places = Set(edits.map(\.source))
    let sources = SourceFiles(of: Array(places), below: folder)
    let changed = changedLines(of: places, sources, below: folder)
    let changedFiles = lines.keys.filter { !ChangedConstants.isOfTests($0) }
    let constants = ChangedConstants(hunks, isAll: data.isEmpty && changedFiles.count == 1)
    return causes.mapValues { cause in
      guard cause.kind == .edit else { return cause }
      var cause = cause
      for index in cause.edits.indices {
        let edit = cause.edits[index]
        cause.edits[index].data = file(of: edit, sources)
        guard cause.edits[index].data == nil else { continue }
        if let line = changed[edit.source] {
          cause.edits[index].source = line
        } else if !edit.isDerived {
          cause.edits[index] = constants.told(edit) ?? edit
        }
      }
      return cause
    }
  }

  /// Returns the first changed line of each statement that has one, by the statement's place.
  private func changedLines(
    of places: Set<String>, _ sources: SourceFiles, below folder: String
  ) -> [String: String] {
    var texts: [String: String] = [:]
    return places.reduce(into: [:]) { found, place in
      guard let (file, _) = place.fileAndLine, let (path, line) = sources.place(place),
        let ranges = lines[path], !ranges.isEmpty
      else { return }
      let text =
        texts[path]
        ?? FileManager.default.contents(atPath: "\(folder)/\(path)")
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
      texts[path] = text
      let statement = OwnLines(
        from: line, in: text.split(separator: "\n", omittingEmptySubsequences: false))
      let edited = statement.numbers.first { number in
        ranges.contains { $0.contains(number) }
      }
      if let edited { found[place] = "\(file):\(edited)" }
    }
  }

  /// Returns the file of data that an edit stems from.
  func file(of edit: CellCause.Edit, _ sources: SourceFiles) -> String? {
    if let place = sources.place(edit.source),
      lines[place.path]?.contains(where: { $0.contains(place.line) }) == true
    {
      return nil
    }
    let texts = edit.text.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
      .filter { $0.count > 1 }
    if let proven = data.first(where: { file in texts.contains(where: file.text.contains) }) {
      return proven.path
    }
    guard lines.isEmpty, !data.isEmpty else { return nil }
    return data.prefix(Self.mostNamed).map(\.path).joined(separator: ", ")
  }
}
