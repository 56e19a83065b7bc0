import DisplayList
import SwiftUI
import ViewTree

/// The colours of descriptions in words for people: `#8E8E9326` is `gray at 15 %`, and black that
/// is white in the dark `primary`.
///
/// A description has the colours that were drawn. Those that are one of the system's in both
/// schemes are called by its name, since hardly anything else has both values.
enum ColorWords {
  /// Returns both values of a change, of colours those of each scheme: `#000000 to #B3261E, in dark
  /// #FFFFFF to #F2B8B5`.
  static func told(_ before: String, _ after: String, _ unit: String) -> String {
    let (old, new) = DescriptionDifference.Edit.withoutEqualSettings(before, after)
    guard let first = SchemeColors(old), let second = SchemeColors(new) else {
      return "\(told(old)) to \(told(new))\(unit)"
    }
    guard first.name == nil, second.name == nil else { return "\(first.words) to \(second.words)" }
    let light = first.light == second.light ? nil : "\(first.light) to \(second.light)"
    let dark = first.dark == second.dark ? nil : "\(first.dark) to \(second.dark)"
    if first.isOne, second.isOne { return withOpacities(light ?? "") }
    let words =
      switch (light, dark) {
      case (let light?, let dark?): "\(light), in dark \(dark)"
      case (let light?, nil): "\(light) in light"
      case (nil, let dark?): "\(dark) in dark"
      case (nil, nil): "\(old) to \(new)"
      }
    return withOpacities(words)
  }

  /// Returns a value in words.
  static func told(_ value: String) -> String {
    SchemeColors(value).map(\.words) ?? spoken[value] ?? withOpacities(value)
  }

  /// SwiftUI's names of UIKit's colours, by which settings are told.
  private static let spoken: [String: String] = {
    let names = colors.map(\.0).filter { !$0.hasPrefix("system") }
    let pairs = names.map { ("system\($0.prefix(1).uppercased())\($0.dropFirst())", $0) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Returns a text in which colours that let something through have their opacity in words:
  /// `#8E8E93 at 15 %`.
  static func withOpacities(_ text: String) -> String {
    text.replacing(#/#([0-9A-F]{6})([0-9A-F]{2})\b/#) { match in
      "#\(match.1) at \(percent(match.2)) %"
    }
  }

  /// Returns the share of 255 that two digits are, in percent.
  fileprivate static func percent(_ digits: Substring) -> Int {
    Int((Double(Int(digits, radix: 16) ?? 255) / 2.55).rounded())
  }

  /// The names of the system's colours, by their values in light and dark.
  fileprivate static let names: [[String]: String] = {
    var (light, dark) = (EnvironmentValues(), EnvironmentValues())
    (light.colorScheme, dark.colorScheme) = (.light, .dark)
    let pairs = colors.map { name, color in
      (
        [
          color.resolveColor(in: light).inLight.written,
          color.resolveColor(in: dark).inDark.written,
        ], name
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Of colours with equal values the first gives the name.
  private static let colors: [(String, Color)] = [
    ("primary", .primary), ("secondary", .secondary), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan),
    ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
    ("gray", .gray), ("systemGray2", Color(.systemGray2)), ("systemGray3", Color(.systemGray3)),
    ("systemGray4", Color(.systemGray4)), ("systemGray5", Color(.systemGray5)),
    ("systemGray6", Color(.systemGray6)), ("tertiaryLabel", Color(.tertiaryLabel)),
    ("quaternaryLabel", Color(.quaternaryLabel)), ("separator", Color(.separator)),
    ("opaqueSeparator", Color(.opaqueSeparator)), ("systemFill", Color(.systemFill)),
    ("secondarySystemFill", Color(.secondarySystemFill)),
    ("tertiarySystemFill", Color(.tertiarySystemFill)),
    ("quaternarySystemFill", Color(.quaternarySystemFill)),
    ("systemBackground", Color(.systemBackground)),
    ("tertiarySystemBackground", Color(.tertiarySystemBackground)),
    ("systemGroupedBackground", Color(.systemGroupedBackground)),
    ("secondarySystemGroupedBackground", Color(.secondarySystemGroupedBackground)),
    ("tertiarySystemGroupedBackground", Color(.tertiarySystemGroupedBackground)),
  ]
}

/// A colour of each scheme, as descriptions write it.
private struct SchemeColors {
  let light: String
  let dark: String
  let isOne: Bool

  /// Reads `#000000` or `#000000 dark #FFFFFF`; nil for anything else.
  init?(_ value: String) {
    let words = value.split(separator: " ").map(String.init)
    guard let first = words.first, first.hasPrefix("#") else { return nil }
    switch words.count {
    case 1: (light, dark, isOne) = (first, first, true)
    case 3 where words[1] == "dark": (light, dark, isOne) = (first, words[2], false)
    default: return nil
    }
  }

  /// The system's name of the colour, with an opacity that was given to it; nil for any other.
  var name: String? {
    if let name = ColorWords.names[[light, dark]] { return name }
    guard light.count == 9, dark.count == 9, light.suffix(2) == dark.suffix(2),
      let name = ColorWords.names[[String(light.prefix(7)), String(dark.prefix(7))]]
    else { return nil }
    return "\(name) at \(ColorWords.percent(light.suffix(2))) %"
  }

  /// The name, or else the values.
  var words: String {
    name ?? ColorWords.withOpacities(light == dark ? light : "\(light), in dark \(dark)")
  }
}
