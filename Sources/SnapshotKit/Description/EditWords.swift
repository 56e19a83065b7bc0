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
  /// The edit as text, such as `App/Card.swift:41 Card > Text: font 17 to 16 pt`.
  public var description: String { "\(source.isEmpty ? view : "\(source) \(view)"): \(text)" }

  /// The edit without its place: `font 17 to 16 pt`.
  var text: String {
    switch kind {
    case .inserted: "inserted" + (after.map { " \($0)" } ?? "")
    case .removed: "removed" + (before.map { " \($0)" } ?? "")
    case .reordered: "reordered"
    case .moved: "moved here from \(before ?? "")"
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
    case (let before?, let after?): return "\(name) \(before) to \(after)\(unit)"
    case (nil, let after?): return "\(name) set to \(after)\(unit)"
    case (let before?, nil): return "\(name) \(before) taken away"
    case (nil, nil): return name
    }
  }

  /// Points, where the values are lengths alone.
  private var unit: String {
    let lengths = [
      "font", "padding", "spacing", "width", "height", "min", "max", "ideal", "offset",
    ]
    guard let after, lengths.contains(where: { property?.hasPrefix($0) == true }) else { return "" }
    return after.split(separator: " ").allSatisfy { Double($0) != nil } ? " pt" : ""
  }
}

extension String {
  fileprivate var droppingLastWord: Substring {
    lastIndex(of: " ").map { self[..<$0] } ?? self[...]
  }
}

extension DescriptionDifference.Consequence: CustomStringConvertible {
  /// The consequence as text, such as `9 views moved by 0 -4 pt`.
  public var description: String {
    let moved = x == 0 && y == 0 ? nil : "moved by \(x.written) \(y.written)"
    let grew = width == 0 && height == 0 ? nil : "grew by \(width.written) x \(height.written)"
    let what = [moved, grew].compactMap { $0 }.joined(separator: " and ")
    return "\(views) \(views == 1 ? "view" : "views") \(what) pt"
  }
}
