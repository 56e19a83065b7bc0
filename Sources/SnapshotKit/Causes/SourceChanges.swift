import Foundation

/// The files that git shows as changed since a commit: by these an edit of data is told from one of
/// a source line.
///
/// A description tells the line that made a view, not where the view's text came from. Where the
/// text stands in what was added to or taken from a file of data, and the line is as it was, the
/// file is the cause; without such a proof only where no source has changed at all. Of a statement
/// of several lines the changed one is told.
struct SourceChanges: Sendable {
  /// The endings of the names of files that apps read.
  private static let dataEndings: Set<String> = [
    "csv", "db", "geojson", "json", "plist", "sqlite", "strings", "stringsdict", "tsv", "txt",
    "xcstrings",
    "xml", "yaml", "yml",
  ]
  /// The endings of the names of pictures.
  private static let pictureEndings: Set<String> = [
    "gif", "heic", "jpeg", "jpg", "pdf", "png", "svg", "webp",
  ]
  /// The endings of sources, and of what decides on the packages that an app is built of.
  private static let sourceEndings: Set<String> = [
    "c", "cpp", "h", "m", "metal", "mm", "resolved", "swift",
  ]
  /// The folders of what was approved, which tells what screens say and is no cause of it.
  private static let approvedFolders: Set<String> = ["Snapshots", "__Snapshots__"]
  /// More bytes of a file's changed lines than are searched for texts.
  private static let most = 4_000_000

  /// Changed lines by the paths of sources.
  private var lines: [String: [Range<Int>]] = [:]
  private var data = ChangedData()
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
        !line.hasPrefix("--- "), data.files.last?.path == path,
        data.files[data.files.count - 1].text.utf8.count < Self.most
      {
        data.files[data.files.count - 1].text += line.dropFirst() + "\n"
      }
    }
  }

  /// Takes up a line of a difference of one of Swift's sources, or of a file of data.
  private mutating func addToHunks(_ line: Substring, of path: String) {
    guard !line.hasPrefix("diff --git ") else { return }
    if path.hasSuffix(".swift") {
      Self.add(line, of: path, to: &hunks)
    } else if let last = data.files.indices.last, data.files[last].path == path,
      data.files[last].text.utf8.count < Self.most
    {
      Self.add(line, of: path, to: &data.files[last].hunks)
    }
  }

  private static func add(
    _ line: Substring, of path: String, to hunks: inout [ChangedConstants.Hunk]
  ) {
    if line.hasPrefix("@@ "), let range = newLines(line) {
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
    if Self.dataEndings.contains(ending) { data.files.append(.init(path: path)) }
    if Self.pictureEndings.contains(ending) { data.pictures.append(path) }
  }

  /// Takes up a file that git does not know yet.
  private mutating func addNew(_ path: String, in folder: String) {
    add(path)
    if lines[path] != nil { lines[path] = [0..<Int.max] }
    guard data.files.last?.path == path,
      let content = FileManager.default.contents(atPath: "\(folder)/\(path)"),
      content.count < Self.most
    else { return }
    data.files[data.files.count - 1].text = String(decoding: content, as: UTF8.self)
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
    guard !data.files.isEmpty || !data.pictures.isEmpty || !lines.isEmpty else { return causes }
    let edits = causes.values.filter { $0.kind == .edit || $0.kind == .asset }.flatMap(\.edits)
    let places = Set(edits.flatMap { [$0.source] + $0.callers })
    let sources = SourceFiles(of: Array(places), below: folder)
    let statements = statements(at: places, sources, below: folder)
    let changedFiles = lines.keys.filter { !ChangedConstants.isOfTests($0) }
    let constants = ChangedConstants(
      hunks, isAll: data.files.isEmpty && changedFiles.count == 1, below: folder)
    let data = data.read(below: folder)
    // Most cells share their edits with others.
    var known: [CellCause.Edit: CellCause.Edit] = [:]
    func stemming(_ edit: CellCause.Edit) -> CellCause.Edit {
      if let told = known[edit] { return told }
      var told = edit
      let statement = statements[edit.source]
      if let line = statement?.edited {
        told.source = line
      } else if let line = statement?.condition, edit.isOfExistence {
        told.source = line
      } else if let line = data.told(edit, below: folder) {
        told = line
      } else if edit.picture == nil {
        told.data = file(of: edit, sources)
        if told.data == nil {
          let caller = edit.callers.lazy.compactMap { statements[$0]?.edited }.first
          told =
            constants.proven(edit, by: statement?.lines ?? []) ?? caller.map { edit.told(at: $0) }
            ?? constants.told(edit) ?? edit
        }
      }
      known[edit] = told
      return told
    }
    return causes.mapValues { cause in
      guard cause.kind == .edit || cause.kind == .asset else { return cause }
      var cause = cause
      cause.edits = cause.edits.map(stemming)
      return cause
    }
  }

  /// The lines of a view's own, and the first changed one as a place; nil where all are as they
  /// were.
  private struct Statement {
    let lines: [Substring]
    let edited: String?
    /// The first changed line of the conditions around.
    let condition: String?
  }

  /// Returns the statements that begin at some places.
  private func statements(
    at places: Set<String>, _ sources: SourceFiles, below folder: String
  ) -> [String: Statement] {
    var texts: [String: [Substring]] = [:]
    return places.reduce(into: [:]) { found, place in
      guard let (file, _) = place.fileAndLine, let (path, line) = sources.place(place) else {
        return
      }
      let all = texts[path] ?? FileManager.default.lines(of: "\(folder)/\(path)")
      texts[path] = all
      let own = OwnLines(from: line, in: all).numbers
      let ranges = lines[path] ?? []
      func changed(_ numbers: [Int]) -> String? {
        numbers.first { number in ranges.contains { $0.contains(number) } }.map { "\(file):\($0)" }
      }
      found[place] = Statement(
        lines: own.map { all[$0 - 1] }, edited: changed(own),
        condition: changed(OwnLines.conditions(around: line, in: all)))
    }
  }

  /// Returns the file of data that an edit stems from.
  func file(of edit: CellCause.Edit, _ sources: SourceFiles) -> String? {
    if let place = sources.place(edit.source),
      lines[place.path]?.contains(where: { $0.contains(place.line) }) == true
    {
      return nil
    }
    return data.path(of: edit, isAll: lines.isEmpty)
  }
}

extension FileManager {
  /// Returns the lines of a text, without their ends; none for what is not there.
  func lines(of path: String) -> [Substring] {
    contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
      .map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
  }
}
