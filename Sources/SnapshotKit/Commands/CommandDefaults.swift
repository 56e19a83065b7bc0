import Foundation
import ViewTree

/// The options that a project's `vitrine.json` gives its commands where the command line does not.
///
///     {
///       "all": { "jobs": 4 },
///       "render": { "device": ["iphone-15", "ipad-9"], "output": "pictures" }
///     }
///
/// `all` is of every command that has the option. `Documentation/vitrine-schema.json` describes the file.
struct CommandDefaults {
  static let fileName = "vitrine.json"
  /// The commands that have options which may stand in the file.
  static let commands = [
    "list", "render", "record", "verify", "review", "approve", "prune",
  ]

  /// The kind of value that an option takes.
  enum Kind { case flag, number, text, texts }

  private static let filters = [
    "screen", "device", "group", "family", "orientation", "scale", "scheme", "variant", "window",
    "step",
  ]

  private static let reviewing: [String: Kind] = [
    "report": .text, "snapshots": .text, "jobs": .number, "time-limit": .number,
    "clock-limit": .number, "memory-limit": .number, "statistics": .flag,
  ]

  /// Returns the options of a command, and what they take.
  static func options(of command: String) -> [String: Kind] {
    // A default of screens would approve what nobody has named.
    if ["review", "approve"].contains(command) { return reviewing }
    var options = Dictionary(uniqueKeysWithValues: filters.map { ($0, Kind.texts) })
    (options["matrix"], options["devices"], options["system"]) = (.text, .text, .number)
    if ["render", "record", "verify"].contains(command) {
      for name in ["jobs", "time-limit", "clock-limit", "memory-limit"] { options[name] = .number }
      options["statistics"] = .flag
      options["output"] = .text
    }
    if ["record", "verify", "prune"].contains(command) { options["snapshots"] = .text }
    switch command {
    case "render":
      (options["frame"], options["contact-sheet"], options["format"]) = (.flag, .flag, .text)
      (options["crop"], options["safe-areas"]) = (.text, .flag)
    case "record": (options["keep"], options["paranoid"]) = (.text, .flag)
    case "verify": options["paranoid"] = .flag
    default: break
    }
    return options
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
    let content: Any
    do {
      content = try JSONSerialization.jsonObject(with: data)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw CommandDefaultsError(
        file: file, line: detail.flatMap(line), reason: detail ?? "is no JSON")
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
    let known =
      name == "all"
      ? Self.commands.reduce(into: [:]) { $0.merge(Self.options(of: $1)) { first, _ in first } }
      : Self.options(of: name)
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
    let options = (sections["all"] ?? [:]).merging(sections[command] ?? [:]) { $1 }
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
