import Foundation
import ViewTree

/// The options that a project's `vitrine.json` gives its commands where the command line does not.
///
///     {
///       "all": { "jobs": 4 },
///       "render": { "device": ["iphone-15", "ipad-9"], "output": "pictures" }
///     }
///
/// `all` is of every command that has the option. `Documentation/vitrine-schema.json` describes the
/// file.
struct CommandDefaults {
  static let fileName = "vitrine.json"
  /// The kind of value that an option takes.
  enum Kind { case flag, number, decimal, text, texts }

  /// The commands, and of each the options that may stand in the file.
  private static let table: [String: [String: Kind]] = [
    "list": overriding + filtering + ["json": .flag],
    "render": overriding + filtering + drawing + [
      "output": .text, "frame": .flag, "safe-areas": .flag, "crop": .text, "format": .text,
      "contact-sheet": .flag, "poster": .text, "animate": .flag, "fps": .decimal,
      "descriptions": .flag, "gallery-only": .flag, "archive": .text,
    ],
    "record": overriding + filtering + drawing + approved + [
      "mode": .text, "keep": .text, "output": .text, "paranoid": .flag,
    ],
    "verify": overriding + filtering + drawing + approved + markdown + [
      "output": .text, "paranoid": .flag, "without-causes": .flag,
    ],
    "compare": overriding + filtering + drawing + markdown + [
      "build": .text, "executable": .text, "output": .text, "build-only": .flag,
    ],
    "review": drawing + approved + ["report": .text, "gallery": .text, "port": .number],
    "approve": drawing + approved + ["report": .text],
    "watch": [
      "device": .texts, "orientation": .texts, "scale": .texts, "scheme": .texts,
      "variant": .texts, "step": .texts, "output": .text, "sources": .texts, "build": .text,
      "executable": .text,
    ],
    "preview": overriding + clock + [
      "device": .text, "orientation": .text, "scheme": .text, "variant": .text, "port": .number,
      "sources": .texts, "build": .text,
    ],
    "diff": ["output": .text, "json": .flag],
    "mutate": overriding + filtering + approved + clock + ["seconds": .number, "limit": .number],
    "describe": overriding + cell + clock + ["at": .text, "json": .flag, "against": .text],
    "tree": overriding + cell + clock + ["frames": .flag, "overlay": .text, "output": .text],
    "audit": overriding + filtering + clock + [
      "format": .text, "exceptions": .text, "all": .flag,
    ],
    "prune": overriding + filtering + approved + ["dry-run": .flag],
    "doctor": approved + ["matrix": .text, "symbols": .flag],
    "merge": approved + markdown + ["output": .text],
    "assets": ["output": .text, "in-place": .flag],
    "sources": ["output": .text],
    "init": ["output": .text, "package": .texts, "target": .text, "vitrine": .text],
    "mcp": overriding + ["folder": .text, "sources": .texts, "build": .text],
  ]

  private static let overriding: [String: Kind] = ["devices": .text, "system": .number]
  private static let filtering: [String: Kind] = [
    "matrix": .text, "screen": .texts, "device": .texts, "group": .texts, "family": .texts,
    "orientation": .texts, "scale": .texts, "scheme": .texts, "variant": .texts,
    "window": .texts, "step": .texts, "cell": .texts,
  ]
  private static let cell: [String: Kind] = [
    "device": .text, "orientation": .text, "scheme": .text, "variant": .text, "step": .text,
  ]
  private static let markdown: [String: Kind] = [
    "pictures-url": .text, "report-url": .text, "markdown-limit": .number,
  ]
  private static let clock: [String: Kind] = ["clock-limit": .number]
  private static let drawing: [String: Kind] =
    clock + [
      "jobs": .number, "shard": .text, "statistics": .flag, "time-limit": .number,
      "memory-limit": .number,
    ]
  private static let approved: [String: Kind] = ["snapshots": .text]

  /// The options that may not stand in the file: defaults would approve what nobody has named.
  static let excluded: [String: Set<String>] = [
    "approve": ["cause", "screen", "cell", "all", "dry-run"]
  ]

  /// The options that mean something of their own to a command, so that `all` does not set them.
  private static let own: [String: Set<String>] = [
    "audit": ["format", "all"], "diff": ["output"], "assets": ["output"], "sources": ["output"],
    "init": ["output"], "tree": ["output"],
  ]

  /// The commands that have options which may stand in the file.
  static let commands = table.keys.sorted()

  /// Returns the options of a command, and what they take.
  static func options(of command: String) -> [String: Kind] { table[command] ?? [:] }

  /// The options that `all` may set, and what most commands take for them.
  static let shared: [String: Kind] = commands.reduce(into: [:]) { shared, command in
    for (option, kind) in options(of: command) where !isOwn(option, of: command) {
      // Where one command takes several, all may name several.
      if shared[option] != .texts { shared[option] = kind }
    }
  }

  private static func isOwn(_ option: String, of command: String) -> Bool {
    own[command]?.contains(option) ?? false
  }

  private let file: String
  private let text: String
  private var sections: [String: [String: Any]] = [:]

  /// Reads the file of the current folder; nil if there is none.
  ///
  /// - Throws: ``CommandDefaultsError``.
  static func read(_ file: String = fileName) throws(CommandDefaultsError) -> CommandDefaults? {
    var status = stat()
    guard stat(file, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw CommandDefaultsError(file: file, line: nil, reason: "is no file")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandDefaultsError(file: file, line: nil, reason: "cannot be read")
    }
    return try CommandDefaults(data, file: file)
  }

  /// Reads the content of a file.
  init(_ data: Data, file: String) throws(CommandDefaultsError) {
    (self.file, text) = (file, String(decoding: data, as: UTF8.self))
    guard !text.allSatisfy(\.isWhitespace) else {
      throw CommandDefaultsError(file: file, line: 1, reason: "is empty; {} sets nothing")
    }
    let content: Any
    do {
      content = try JSONSerialization.jsonObject(with: data)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw CommandDefaultsError(
        file: file, line: detail.flatMap(line),
        reason: detail.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? "is no JSON")
    }
    guard let object = content as? [String: Any] else {
      throw CommandDefaultsError(file: file, line: 1, reason: "is no object")
    }
    for (name, section) in object.sorted(by: { $0.key < $1.key }) where name != "$schema" {
      sections[name] = try options(section, of: name)
    }
  }

  /// Returns the line that an error of JSON names, of some by its character.
  private func line(_ detail: String) -> Int? {
    if let named = detail.firstMatch(of: #/line (\d+)/#) { return Int(named.1) }
    return detail.firstMatch(of: #/character (\d+)/#).flatMap { Int($0.1) }.map { place in
      1 + text.utf8.prefix(place).count { $0 == UInt8(ascii: "\n") }
    }
  }

  private func options(
    _ section: Any, of name: String
  ) throws(CommandDefaultsError) -> [String: Any] {
    guard name == "all" || Self.commands.contains(name) else {
      throw error(name, "there is no command \(name)", among: ["all"] + Self.commands)
    }
    guard let section = section as? [String: Any] else {
      throw error(name, "\(name) is no object of options", among: [])
    }
    let known = name == "all" ? Self.shared : Self.options(of: name)
    for (option, value) in section.sorted(by: { $0.key < $1.key }) {
      guard let kind = known[option] else {
        throw error(option, "\(name) has no option \(option)", among: known.keys.sorted(), in: name)
      }
      guard Self.arguments(option, value, kind) != nil else {
        throw error(option, "\(option) takes \(kind.words)", among: [], in: name)
      }
    }
    return section
  }

  /// Returns the arguments that set an option; nil for a value that it does not take.
  private static func arguments(_ option: String, _ value: Any, _ kind: Kind) -> [String]? {
    switch kind {
    case .flag: (value as? Bool).map { $0 ? ["--\(option)"] : [] }
    case .number: (value as? Int).map { ["--\(option)", "\($0)"] }
    case .decimal: (value as? Double).map { ["--\(option)", "\($0)"] }
    case .text: (value as? String).map { ["--\(option)", $0] }
    case .texts:
      ((value as? String).map { [$0] } ?? value as? [String]).map { values in
        values.flatMap { ["--\(option)", $0] }
      }
    }
  }

  private func error(
    _ key: String, _ reason: String, among names: [String], in section: String? = nil
  ) -> CommandDefaultsError {
    let nearest = NearestNames.nearest(to: key, among: names)
    return CommandDefaultsError(
      file: file, line: line(of: key, in: section),
      reason: reason + (nearest.isEmpty ? "" : "; nearest: \(nearest.joined(separator: ", "))"))
  }

  /// Returns the line of a key: the first after that of its section.
  private func line(of key: String, in section: String?) -> Int? {
    var isWithin = section == nil
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let section, !isWithin, line.contains("\"\(section)\"") { isWithin = true }
      if isWithin, line.contains("\"\(key)\"") { return index + 1 }
    }
    return nil
  }

  /// Returns some arguments with the file's options for their command behind it; those given there
  /// stay alone.
  func applied(to arguments: [String]) -> [String] {
    guard let command = arguments.first, Self.commands.contains(command) else { return arguments }
    let known = Self.options(of: command)
    let options = (sections["all"] ?? [:]).filter { !Self.isOwn($0.key, of: command) }
      .merging(sections[command] ?? [:]) { $1 }
    let added = options.sorted { $0.key < $1.key }.flatMap { option, value -> [String] in
      let isGiven = arguments.contains { given in
        given == "--\(option)" || given.hasPrefix("--\(option)=")
          || option == "output" && given.hasPrefix("-o")
      }
      guard let kind = known[option], !isGiven else { return [] }
      return Self.arguments(option, value, kind) ?? []
    }
    return [command] + added + arguments.dropFirst()
  }
}

extension CommandDefaults.Kind {
  fileprivate var words: String {
    switch self {
    case .flag: "true or false"
    case .number: "a whole number"
    case .decimal: "a number"
    case .text: "a text"
    case .texts: "a text or a list of texts"
    }
  }
}

/// A fault in a file of defaults.
struct CommandDefaultsError: Error, Equatable, CustomStringConvertible {
  let file: String
  /// From 1, where it is known.
  let line: Int?
  let reason: String

  var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(reason)." }
}

private func + (
  first: [String: CommandDefaults.Kind], second: [String: CommandDefaults.Kind]
) -> [String: CommandDefaults.Kind] { first.merging(second) { $1 } }
