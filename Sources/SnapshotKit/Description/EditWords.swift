import Foundation

// Edits and what follows from them, in words.

extension DescriptionDifference {
  /// A line an edit, then what moved.
  public var text: String {
    if isEmpty { return "nothing was edited" }
    return (edits.map(\.description) + consequences.map(\.description)).joined(separator: "\n")
  }
}

extension DescriptionDifference.Edit: CustomStringConvertible {
  /// The edit as text, such as `App/Card.swift:41 Font of Text “Saransk”: 17 to 16 pt (Card >
  /// Text)`.
  public var description: String {
    (source.isEmpty ? "" : source + " ") + CauseCluster.named(sentence ?? text, view)
  }

  /// The edit without its view, by which equal ones are known: `font 17 to 16 pt`.
  var text: String {
    switch kind {
    case .inserted: "inserted" + (after.map { " \($0)" } ?? "")
    case .removed: "removed" + (before.map { " \($0)" } ?? "")
    case .reordered: "reordered"
    case .moved: "moved here from \(before.map(Self.holder) ?? "")"
    case .changed: change
    case .placed: "laid out otherwise"
    }
  }

  /// The property without the number that a second one of a name has.
  var propertyName: String { String((property ?? "").prefix { !$0.isNumber }) }

  /// The name of a picture whose content alone is another.
  var asset: String? {
    guard kind == .changed, property?.hasPrefix("image") == true, let before, let after else {
      return nil
    }
    let (old, new) = (before.droppingLastWord, after.droppingLastWord)
    return old == new ? String(new) : nil
  }

  private var change: String {
    let name = property ?? ""
    if let asset { return "image \(asset) has other content" }
    if before != nil, after != nil, ["operations", "mask"].contains(name) {
      return name == "mask" ? "masked by something else" : "draws something else"
    }
    switch (before, after) {
    case (let before?, let after?):
      let (old, new) = Self.withoutEqualSettings(before, after)
      return "\(name) \(old) to \(new)\(unit)"
    case (nil, let after?): return "\(name) set to \(after)\(unit)"
    case (let before?, nil): return "\(name) \(before) taken away"
    case (nil, nil): return name
    }
  }

  /// Returns the views that held a view, the two nearest, of its whole path.
  private static func holder(_ path: String) -> String {
    path.split(separator: " > ").dropLast().suffix(2).joined(separator: " > ")
  }

  /// Returns two values that begin with a colour without the settings behind it that are equal: of
  /// a stroke in another colour the width is as it was.
  static func withoutEqualSettings(_ before: String, _ after: String) -> (String, String) {
    let (old, new) = (colors(before), colors(after))
    let isTold = before.dropFirst(old.count) != after.dropFirst(new.count) || old == new
    return isTold ? (before, after) : (old, new)
  }

  /// Returns a value up to its last colour; all of it where it begins with none.
  private static func colors(_ value: String) -> String {
    let words = value.split(separator: " ")
    guard value.hasPrefix("#"), let last = words.lastIndex(where: { $0.hasPrefix("#") }) else {
      return value
    }
    return words[...last].joined(separator: " ")
  }

  /// Points, where the values are lengths alone.
  var unit: String { unit(of: after) }

  /// Returns the unit of a value.
  func unit(of value: String?) -> String {
    let lengths = [
      "font", "padding", "spacing", "width", "height", "min", "max", "ideal", "offset",
    ]
    guard let value, property?.hasPrefix("minimumScaleFactor") != true,
      lengths.contains(where: { property?.hasPrefix($0) == true })
    else { return "" }
    return value.split(separator: " ").allSatisfy { Double($0)?.isFinite ?? false } ? " pt" : ""
  }
}

extension String {
  /// The text without the last of its words.
  var droppingLastWord: Substring {
    lastIndex(of: " ").map { self[..<$0] } ?? self[...]
  }
}

extension DescriptionDifference.Consequence: CustomStringConvertible {
  /// The consequence as text, such as `9 views moved 4 pt up`.
  public var description: String { "\(views) \(views == 1 ? "view" : "views") \(change)" }

  /// The fate of the views, such as `moved 4 pt up`.
  var change: String {
    let moved = [Self.words(x, "right", "left"), Self.words(y, "down", "up")].compactMap(\.self)
    let grown = [
      Self.words(width, "wider", "narrower"), Self.words(height, "taller", "shorter"),
    ].compactMap(\.self)
    return [("moved", moved), ("became", grown)].filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: " and ")
  }

  /// Returns a distance with the word for its sign; nil for none.
  private static func words(_ distance: Double, _ more: String, _ less: String) -> String? {
    distance == 0 ? nil : "\(abs(distance).written) pt \(distance > 0 ? more : less)"
  }
}
