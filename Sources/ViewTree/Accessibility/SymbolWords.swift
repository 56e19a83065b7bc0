/// The words that the system has for symbols which nobody labelled.
enum SymbolWords {
  /// Returns what VoiceOver says of a symbol: the system's word, or the name without its variants.
  static func label(_ name: String) -> String {
    if let word = words[name] { return word }
    var parts = name.split(separator: ".").map(String.init)
    let base = parts.filter { !variants.contains($0) }
    if !base.isEmpty { parts = base }
    return words[parts.joined(separator: ".")] ?? parts.joined(separator: " ")
  }

  private static let variants: Set<String> = ["fill", "circle", "square", "slash"]

  private static let words: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected",
    "trash": "Delete", "pencil": "Edit", "square.and.pencil": "Compose",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Save",
    "magnifyingglass": "Search", "gearshape": "Settings", "gear": "Settings",
    "ellipsis": "More", "chevron.left": "Back", "chevron.right": "Forward",
    "chevron.backward": "Back", "chevron.forward": "Forward", "chevron.up": "Go Up",
    "chevron.down": "Go Down", "heart": "Love", "star": "Favorite", "house": "Home",
    "person": "Account", "bell": "Notifications", "bookmark": "Bookmark",
    "calendar": "Calendar", "clock": "Clock", "camera": "Camera", "photo": "Photo",
    "map": "Map", "location": "Location", "info.circle": "Info", "play": "Play",
    "pause": "Pause", "arrow.clockwise": "Refresh", "line.3.horizontal": "Menu",
    "lock": "Locked", "exclamationmark.triangle": "Warning",
  ]
}
