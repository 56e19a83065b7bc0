import DisplayList

extension AccessibilityNode {
  /// The words that VoiceOver speaks of the element, each part with a full stop.
  var spoken: String {
    let words = traitWords
    var parts = [description].filter { !$0.isEmpty }
    parts += words
    if let position { parts.append("\(position.index) of \(position.count)") }
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
    if has("switchButton") { hints.append("Double tap to toggle setting.") }
    if has("adjustable") { hints.append("Swipe up or down with one finger to adjust the value.") }
    guard has("textEntry") else { return hints }
    if !has("isEditing") { hints.append("Double tap to edit.") }
    if has("isEditing") || has("textArea") {
      hints.append("Use the rotor to access Misspelled Words")
    }
    return hints
  }

  func has(_ trait: String) -> Bool { traits.contains(trait) }

  private var description: String {
    let isUntitledBack = has("backButton") && label == "Back"
    let name = isUntitledBack ? "" : label ?? ""
    let said = has("switchButton") ? nil : value
    let words = [name, said ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    if has("selected") { return words.isEmpty ? "Selected" : "Selected: \(words)" }
    return words.isEmpty && traitWords.isEmpty ? hint ?? "" : words
  }

  private var traitWords: [String] {
    var words: [String] = []
    if has("notEnabled") { words.append("Dimmed") }
    let isSilent = ["switchButton", "tabBarItem", "backButton", "keyboardKey"].contains(where: has)
    if has("button"), !isSilent { words.append("Button") }
    if has("backButton") { words.append("Back Button") }
    if has("switchButton") { words += ["Switch Button", state] }
    if has("tabBarItem") { words.append("Tab") }
    if has("secureTextField") {
      words.append("Secure Text Field")
    } else if has("textEntry"), !has("searchField") {
      words.append("Text Field")
    }
    if has("isEditing") { words.append("Is editing") }
    if has("header") { words.append("Heading") }
    if has("link") { words.append("Link") }
    if has("adjustable") { words.append("Adjustable") }
    if has("image") { words.append("Image") }
    if has("searchField") { words.append("Search Field") }
    return words
  }

  /// The words for a switch's value.
  private var state: String {
    switch value {
    case "1": "On"
    case "0": "Off"
    case "2": "Mixed"
    default: value ?? "Off"
    }
  }
}
