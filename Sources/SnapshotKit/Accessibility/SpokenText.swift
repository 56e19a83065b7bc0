import DisplayList
import ViewTree

extension AccessibilityNode {
  /// The words that VoiceOver speaks of the element, each part with a full stop.
  var spoken: String {
    let words = traitWords
    var parts = [description].filter { !$0.isEmpty }
    parts += words
    if let position {
      parts.append(SystemString.position.text(in: language, position.index, position.count))
    }
    return parts.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
  }

  /// The hint after a pause: the element's own, then the system's.
  var spokenHint: String? {
    let own = description.isEmpty || description == hint ? nil : hint
    let hints = ([own] + systemHints).compactMap { $0 }
    return hints.isEmpty ? nil : hints.joined(separator: " ")
  }

  /// The hints of what the system's elements do; an editor of several lines has both of a field's.
  private var systemHints: [String] {
    guard !has("notEnabled") else { return [] }
    var hints: [String] = []
    if has("switchButton") { hints.append(word(.toggleHint)) }
    if has("adjustable") { hints.append(word(.adjustHint)) }
    guard has("textEntry") else { return hints }
    if !has("isEditing") { hints.append(word(.editHint)) }
    if has("isEditing") || has("textArea") { hints.append(word(.spellingHint)) }
    return hints
  }

  private func word(_ word: SystemString) -> String { word.text(in: language) }

  func has(_ trait: String) -> Bool { traits.contains(trait) }

  private var description: String {
    let isUntitledBack = has("backButton") && label == word(.back)
    let name = isUntitledBack ? "" : label ?? ""
    let said = has("switchButton") ? nil : value
    let words = [name, said ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    if has("selected") {
      return words.isEmpty ? word(.selected) : "\(word(.selected)): \(words)"
    }
    return words.isEmpty && traitWords.isEmpty ? hint ?? "" : words
  }

  private var traitWords: [String] {
    var words: [String] = []
    if has("notEnabled") { words.append(word(.dimmed)) }
    let isSilent = ["switchButton", "tabBarItem", "backButton", "keyboardKey"].contains(where: has)
    if has("button"), !isSilent { words.append(word(.button)) }
    if has("backButton") { words.append(word(.backButton)) }
    if has("switchButton") { words += [word(.switchButton), state] }
    if has("tabBarItem") { words.append(word(.tab)) }
    if has("secureTextField") {
      words.append(word(.secureTextField))
    } else if has("textEntry"), !has("searchField") {
      words.append(word(.textField))
    }
    if has("isEditing") { words.append(word(.isEditing)) }
    if has("header") { words.append(word(.heading)) }
    if has("link") { words.append(word(.link)) }
    if has("adjustable") { words.append(word(.adjustable)) }
    if has("image") { words.append(word(.image)) }
    if has("searchField") { words.append(word(.searchField)) }
    return words
  }

  /// The words for a switch's value.
  private var state: String {
    switch value {
    case "1": word(.on)
    case "0": word(.off)
    case "2": word(.mixed)
    default: value ?? word(.off)
    }
  }
}
