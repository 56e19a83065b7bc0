/// The words that the system has for symbols which nobody labelled.
enum SymbolWords {
  /// Returns what VoiceOver says of a symbol: the system's word in a language, or the name without
  /// its variants.
  static func label(_ name: String, in language: String) -> String {
    if let word = words[name] { return word.text(in: language) }
    var parts = name.split(separator: ".").map(String.init)
    let base = parts.filter { !variants.contains($0) }
    if !base.isEmpty { parts = base }
    return words[parts.joined(separator: ".")]?.text(in: language)
      ?? parts.joined(separator: " ")
  }

  private static let variants: Set<String> = ["fill", "circle", "square", "slash"]

  private static let words: [String: SystemString] = [
    "plus": .add, "minus": .remove, "xmark": .close, "checkmark": .selected, "trash": .delete,
    "pencil": .editing, "square.and.pencil": .compose, "square.and.arrow.up": .sharing,
    "square.and.arrow.down": .save, "magnifyingglass": .search, "gearshape": .settings,
    "gear": .settings, "ellipsis": .more, "chevron.left": .back, "chevron.right": .forward,
    "chevron.backward": .back, "chevron.forward": .forward, "chevron.up": .goUp,
    "chevron.down": .goDown, "heart": .love, "star": .favorite, "house": .home,
    "person": .account, "bell": .notifications, "bookmark": .bookmark, "calendar": .calendar,
    "clock": .clock, "camera": .camera, "photo": .photo, "map": .map, "location": .location,
    "info.circle": .info, "play": .play, "pause": .pause, "arrow.clockwise": .refresh,
    "line.3.horizontal": .menu, "lock": .locked, "exclamationmark.triangle": .warning,
  ]
}
