/// The parts of a file that Core Data makes at run time on Apple's systems.
///
/// `@NSManaged var name: String?` becomes a property that asks its object by key, and methods such
/// as `addToItems(_:)` get bodies. A method of Core Data's that an extension overrides, which only
/// Objective-C can, has a name of its own, which the class that is written of the model calls.
/// Lines stay lines.
enum ManagedProperties {
  /// Returns the lines with bodies in the place of `@NSManaged`.
  ///
  /// - Parameters:
  ///   - lines: The lines of a file.
  ///   - isCode: For each line whether it begins in plain code.
  /// - Returns: The lines.
  static func rewrite(_ lines: [String], isCode: [Bool]) -> [String] {
    let signs = ["@NSManaged", "NSFetchRequest", "insertInto", "override"]
    guard lines.contains(where: { line in signs.contains { line.contains($0) } }) else {
      return lines
    }
    var isAwaited = false
    var owner: String?
    return zip(lines, isCode).map { line, isCode in
      guard isCode else { return line }
      if let match = line.firstMatch(of: #/^\s*(?:\w+\s+)*(extension|class)\s+(\w+)/#) {
        owner = match.1 == "extension" ? String(match.2) : nil
      }
      var line = withRequiredInit(withPlainRequest(withHook(line, owner)))
      guard let mark = line.firstRange(of: "@NSManaged") else {
        guard isAwaited else { return line }
        let start = line.drop(while: \.isWhitespace)
        if start.isEmpty || start.hasPrefix("//") || start.hasPrefix("@") { return line }
        isAwaited = false
        return withBody(line) ?? line
      }
      // Of a comment or a text it is none.
      guard !line[..<mark.lowerBound].contains(#/\/\/|"/#) else { return line }
      line.replaceSubrange(mark, with: String(repeating: " ", count: "@NSManaged".count))
      if let made = withBody(line) { return made }
      isAwaited = true
      return line
    }
  }

  /// Returns a line with a body; nil where it declares nothing.
  private static func withBody(_ line: String) -> String? {
    if let match = line.firstMatch(of: #/^(.*\bvar\s+(`?\w+`?)\s*:\s*[^{]+?)(\s*(?:\/\/.*)?)$/#) {
      let key = match.2.filter { $0 != "`" }
      return "\(match.1) { get { _managedValue(\"\(key)\") } "
        + "set { _setManagedValue(newValue, \"\(key)\") } }\(match.3)"
    }
    if let match = line.firstMatch(of: #/^(.*\bfunc\s+(\w+)\s*\((.*)\))(\s*(?:\/\/.*)?)$/#) {
      let names = match.3.split(separator: ",").compactMap { part in
        part.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
      }
      let isPlaced = match.3.drop(while: \.isWhitespace).hasPrefix("at ")
      return call(String(match.2), names, isPlaced).map { "\(match.1) { \($0) }\(match.4)" }
    }
    return nil
  }

  /// The call that a method with a name of Core Data's makes.
  private static func call(_ name: String, _ names: [String], _ isPlaced: Bool) -> String? {
    guard let first = names.first else { return nil }
    let second = names.dropFirst().first
    if let key = key(name, after: "insertInto"), let second {
      return "_addManaged(\(first), to: \"\(key)\", at: \(second))"
    }
    if let key = key(name, after: "replace"), let second {
      return "_replaceManaged(at: \(first), with: \(second), in: \"\(key)\")"
    }
    if let key = key(name, after: "addTo") ?? key(name, after: "add") {
      return "_addManaged(\(first), to: \"\(key)\")"
    }
    if let key = key(name, after: "removeFrom") ?? key(name, after: "remove") {
      return "_removeManaged(\(isPlaced ? "at: " : "")\(first), from: \"\(key)\")"
    }
    return nil
  }

  /// The name of the relationship in a method's: `notes` of `addToNotes` and `addNotesObject`.
  private static func key(_ name: String, after prefix: String) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    var key = name.dropFirst(prefix.count)
    guard key.first?.isUppercase == true else { return nil }
    if key.hasSuffix("Object"), !prefix.hasSuffix("To"), !prefix.hasSuffix("From") {
      key = key.dropLast("Object".count)
    }
    return key.prefix(1).lowercased() + key.dropFirst()
  }

  /// A class's own request is of another type than one whose type is not told, which a cast would
  /// find out as the program runs.
  private static func withPlainRequest(_ line: String) -> String {
    guard line.contains("as") else { return line }
    return line.replacing(
      #/(fetchRequest\(\)\s+)as[!?](\s+NSFetchRequest<(?:any\s+)?NSFetchRequestResult>)/#
    ) { "\($0.1)as\($0.2)" }
  }

  /// Contexts make objects of a class by its initialiser, which Swift wants to be required then.
  private static func withRequiredInit(_ line: String) -> String {
    guard line.contains("insertInto"), !line.contains("required") else { return line }
    return line.replacing(
      #/^(\s*)((?:(?:public|open|internal|private|fileprivate|override)\s+)+)init\(\s*entity/#
    ) { match in
      guard match.2.contains("override") else { return String(match.0) }
      let isPublic = match.2.contains("public") || match.2.contains("open")
      return "\(match.1)\(isPublic ? "public " : "")required init(entity"
    }
  }

  /// The methods that Core Data calls, which a class's extension may override there.
  static let hooks = [
    "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion",
    "willTurnIntoFault", "didTurnIntoFault", "validateForInsert", "validateForUpdate",
    "validateForDelete",
  ]

  /// Returns the name of a method that an extension of a class overrides.
  static func name(of hook: String, in owner: String) -> String { "_\(hook)_\(owner)" }

  private static func withHook(_ line: String, _ owner: String?) -> String {
    guard let owner, line.contains("override") else { return line }
    return line.replacing(#/^(.*?)\boverride\s+(.*?)\bfunc\s+(\w+)\(/#) { match in
      guard hooks.contains(String(match.3)) else { return String(match.0) }
      return "\(match.1)\(match.2)func \(name(of: String(match.3), in: owner))("
    }
  }
}
