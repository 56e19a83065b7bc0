import Foundation

/// An edit as a sentence that names its view by what a person sees of it: `Padding of Card
/// “Saransk”: 16 to 20 pt`, `Text “820 m up” now reads “830 m up”`.
///
/// It is what terminal, reports and pages show; the place in the source stands beside it.
struct EditSentence: Codable, Hashable, Sendable {
  /// The words before the view: `Padding of `, or none.
  let start: String
  /// The view: `Card “Saransk”`.
  var subject: String
  /// The words behind the view: `: 16 to 20 pt`.
  var end: String
  /// The fate of a row of data; nil for any other view.
  var fate: Fate?

  /// The whole sentence.
  var text: String { start + subject + end }

  /// The sentence without its view, of an edit that several have: `Padding: 16 to 20 pt`.
  var withoutSubject: String {
    start.hasSuffix(Self.of) ? start.dropLast(Self.of.count) + end : text
  }

  /// The sentence of a colour that several views have, whatever they paint with it: `Colour:
  /// #B3261E to #A81F1A`.
  var ofColor: String {
    "Colour" + end.replacing(#/ at \d+ %/#, with: "")
  }

  /// Returns the sentence of this edit and of other ones of the same view, as far as one sentence
  /// tells them: `Width and height of Image: 32 to 40 pt`.
  func with(_ others: [Self]) -> Self {
    let alike = others.filter {
      $0.subject == subject && $0.end == end && $0.start.hasSuffix(Self.of) && $0.start != start
    }
    guard start.hasSuffix(Self.of), !alike.isEmpty, alike.count < 3 else { return self }
    let names = alike.map { $0.start.dropLast(Self.of.count) }.reduce(into: [String]()) {
      if !$0.contains($1.lowercased()) { $0.append($1.lowercased()) }
    }
    let all = [String(start.dropLast(Self.of.count))] + names
    let words = all.dropLast().joined(separator: ", ") + " and \(all.last ?? "")"
    return Self(start: words + Self.of, subject: subject, end: end, fate: fate)
  }

  private static let of = " of "
  /// Characters that are shown of a text.
  private static let most = 40

  /// Returns a path's view by its type alone, as all alike are called: `Text in PageRow` of
  /// `PageRow > Text`.
  static func subject(of path: String) -> String {
    path.components(separatedBy: " > ").suffix(2).reversed().joined(separator: " in ")
  }

  /// Returns a text's start in quotation marks.
  static func quoted(_ text: String) -> String {
    let shown = text.count > most ? text.prefix(most - 1) + "…" : text[...]
    return "“\(shown)”"
  }
}

extension EditSentence {
  /// The ways in which a row of data may differ.
  enum Fate: String, Codable, Sendable, CaseIterable {
    case gone, new, moved

    /// Returns the words for so many rows: `is gone`, `are gone`.
    func words(of count: Int) -> String {
      switch self {
      case .gone, .new: "\(count == 1 ? "is" : "are") \(rawValue)"
      case .moved: "\(count == 1 ? "stands" : "stand") in another order"
      }
    }
  }

  /// Creates the sentence of an edit of two descriptions.
  init(
    _ located: DescriptionDifference.Located, from old: ScreenDescription, to new: ScreenDescription
  ) {
    let edit = located.edit
    // What came is called by what it is now, all else by what was there.
    let subject =
      located.old.map(old.subject) ?? located.new.map(new.subject) ?? Self.subject(of: edit.view)
    func predicate(_ end: String) -> Self { Self(start: "", subject: subject, end: " \(end)") }
    if let row = DataRow(located, from: old, to: new) {
      self = Self.fate(of: row, located, old, new)
      return
    }
    switch edit.kind {
    case .inserted: self = predicate("is new")
    case .removed: self = predicate("is gone")
    case .reordered: self = predicate(Self.places(located, old, new) ?? Self.reordered)
    case .moved:
      self = predicate("moved from \(edit.before?.holder ?? "") to \(edit.after?.holder ?? "")")
    case .placed:
      self = predicate(Self.placement(located, old, new) ?? "is laid out otherwise")
    case .changed:
      self =
        Self.change(edit).map(predicate)
        ?? Self(start: "\(edit.propertyWords)\(Self.of)", subject: subject, end: edit.values)
    }
  }

  /// The fate of views of which each went elsewhere.
  private static let reordered = Fate.moved.words(of: 1)
  private static let went = "went from place "

  /// Returns what became of a row: `Row “Perm” went from place 2 to 4`.
  private static func fate(
    of row: DataRow, _ located: DescriptionDifference.Located, _ old: ScreenDescription,
    _ new: ScreenDescription
  ) -> Self {
    let fate: Fate =
      switch located.edit.kind {
      case .inserted: .new
      case .removed: .gone
      default: .moved
      }
    let places = fate == .moved ? places(located, old, new) : nil
    return Self(
      start: "", subject: "Row \(quoted(row.name))", end: " \(places ?? fate.words(of: 1))",
      fate: fate)
  }

  /// Returns where a view went among those beside it: `went from place 2 to 4`.
  private static func places(
    _ located: DescriptionDifference.Located, _ old: ScreenDescription, _ new: ScreenDescription
  ) -> String? {
    guard let before = located.old.map(old.place), let after = located.new.map(new.place),
      before != after
    else { return nil }
    return "\(went)\(before) to \(after)"
  }

  /// Returns the sentence of this and an equal edit of another view.
  ///
  /// - Parameters:
  ///   - other: The sentence of the other edit.
  ///   - view: The path of this one's view.
  /// - Returns: This sentence, without what the other one contradicts.
  func joined(with other: Self, of view: String) -> Self {
    var joined = self
    if subject != other.subject { joined.subject = Self.subject(of: view) }
    if end != other.end, end.hasPrefix(" " + Self.went) { joined.end = " " + Self.reordered }
    return joined
  }

  /// Returns what a view does otherwise; nil for a property that has other values.
  private static func change(_ edit: DescriptionDifference.Edit) -> String? {
    let (before, after) = (edit.before, edit.after)
    if edit.asset != nil { return "has other content" }
    switch edit.propertyName {
    case "text": return after.map { "now reads \(quoted($0.unquoted))" } ?? "shows no text"
    case "symbol", "image":
      let name = after.map { edit.propertyName == "image" ? String($0.droppingLastWord) : $0 }
      return name.map { "is now \(quoted($0))" } ?? "shows no \(edit.propertyName)"
    case Replacements.property: return after.map { "is now \($0)" }
    case "truncated": return after == nil ? "is cut off no more" : "is cut off"
    case "operations": return "draws something else"
    case "mask" where before != nil && after != nil: return "is masked by something else"
    case "transform": return "is turned, scaled or skewed otherwise"
    case "shape", "clip":
      let isPath = before?.hasPrefix("path of") == true && after?.hasPrefix("path of") == true
      return isPath ? "has another outline" : nil
    default: return nil
    }
  }

  /// Returns where a view went in the view around it: `moved 8 pt down`.
  private static func placement(
    _ located: DescriptionDifference.Located, _ old: ScreenDescription, _ new: ScreenDescription
  ) -> String? {
    guard let before = located.old.map(old.frameInParent),
      let after = located.new.map(new.frameInParent)
    else { return nil }
    func rounded(_ length: CGFloat) -> Double { (Double(length) * 100).rounded() / 100 }
    return DescriptionDifference.Consequence(
      views: 1, x: rounded(after.minX - before.minX), y: rounded(after.minY - before.minY),
      width: rounded(after.width - before.width), height: rounded(after.height - before.height)
    ).change
  }
}

extension ScreenDescription {
  /// Returns a view by its type and what tells it from others: its text, the only one in it, or
  /// the first; else the view around it.
  fileprivate func subject(of index: Int) -> String {
    let view = views[index]
    if let text = view.value("text") { return "\(view.name) \(EditSentence.quoted(text.unquoted))" }
    if let symbol = view.value("symbol") { return "Symbol \(EditSentence.quoted(symbol))" }
    if let image = view.value("image") {
      return "Image \(EditSentence.quoted(String(image.droppingLastWord)))"
    }
    let within = views[(index + 1)...].prefix { $0.depth > view.depth }
    let texts = within.compactMap { $0.value("text") }
    guard index > 0, let first = texts.first else {
      return EditSentence.subject(of: shortPath(of: index))
    }
    let name = EditSentence.quoted(first.unquoted)
    return texts.count == 1 ? "\(view.name) \(name)" : "\(view.name) with \(name)"
  }

  fileprivate func frameInParent(of index: Int) -> CGRect {
    let outer = views[index].parent.map { views[$0].frame }
    return views[index].frame.rect.offsetBy(dx: -(outer?.x ?? 0), dy: -(outer?.y ?? 0))
  }
}

extension DescriptionDifference.Edit {
  /// Names that people have for properties.
  private static let names = [
    "color": "Colour", "foreground": "Foreground", "multilineTextAlignment": "Text alignment",
    "maxWidth": "Maximum width", "maxHeight": "Maximum height", "minWidth": "Minimum width",
    "minHeight": "Minimum height", "minLength": "Minimum length",
  ]

  /// The property in words: `Line limit`, `Fill 2`.
  fileprivate var propertyWords: String {
    if radii != nil { return "Corner radius" }
    if let edge = paddings?.edge {
      return "\(edge.prefix(1).uppercased() + edge.dropFirst()) padding"
    }
    let number = (property ?? "").dropFirst(propertyName.count)
    let words = propertyName.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    let name = Self.names[propertyName] ?? words.prefix(1).uppercased() + words.dropFirst()
    return number.isEmpty ? name : "\(name) \(number)"
  }

  /// The change of the property's value, behind the view: `: 16 to 20 pt`, ` set to 20 pt`.
  fileprivate var values: String {
    if let radii { return ": \(radii.before) to \(radii.after) pt" }
    if let paddings { return ": \(paddings.values) pt" }
    let (before, after) = (before ?? usual, after ?? usual)
    if let before, let after, let told = told(before, after) {
      return ": " + ColorWords.withOpacities(told)
    }
    if let before, let after { return ": " + ColorWords.told(before, after, unit) }
    return after.map { " set to \(ColorWords.told($0))\(unit)" }
      ?? " removed, was \(ColorWords.told(before ?? ""))\(unit(of: before))"
  }

  /// The edges of a padding that are others, where not all are alike.
  private var paddings: EdgeChange? {
    guard propertyName == "padding" || propertyName == "safeAreaPadding", let before, let after
    else { return nil }
    return EdgeChange(from: before, to: after)
  }

  /// The radii of a rounded rectangle's corners, where they alone are others.
  private var radii: (before: Substring, after: Substring)? {
    // Elsewhere it lies for what is around.
    func shape(_ value: String?) -> [Substring] {
      Array((value ?? "").split(separator: " ").prefix { $0 != "at" })
    }
    let (old, new) = (shape(before), shape(after))
    guard ["shape", "clip"].contains(propertyName), old.count > 1, old.count == new.count,
      old[0] == "rounded", new[0] == "rounded", old.dropFirst(2) == new.dropFirst(2)
    else { return nil }
    return (old[1], new[1])
  }

  /// Returns two fonts with the units of their sizes, or the lengths of a shadow that are others;
  /// nil for what is told as it is written.
  private func told(_ before: String, _ after: String) -> String? {
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    switch propertyName {
    case "font" where unit.isEmpty || unit(of: before).isEmpty:
      func sized(_ words: [Substring]) -> String {
        guard let first = words.first, Double(first) != nil else {
          return words.joined(separator: " ")
        }
        return (["\(first) pt"] + words.dropFirst()).joined(separator: " ")
      }
      return "\(sized(old)) to \(sized(new))"
    case "shadow":
      // A colour, the radius, both offsets.
      guard old.count == 4, new.count == 4 else { return nil }
      let changed = zip(["color", "radius", "x", "y"], zip(old, new)).filter { $1.0 != $1.1 }
      guard !changed.isEmpty else { return nil }
      return changed.map { name, values in
        "\(name) \(values.0) to \(values.1)\(name == "color" ? "" : " pt")"
      }.joined(separator: ", ")
    default: return nil
    }
  }

  /// The value that a view has where none is told.
  private var usual: String? {
    switch propertyName {
    case "alignment": "center"
    case "opacity": "1"
    default: nil
    }
  }
}

extension String {
  /// The text that descriptions write in quotation marks, on one line.
  var unquoted: String {
    guard count > 1, hasPrefix("\""), hasSuffix("\"") else { return self }
    var isEscaped = false
    return dropFirst().dropLast().reduce(into: "") { text, letter in
      if letter == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(isEscaped && (letter == "n" || letter == "t") ? " " : letter)
        isEscaped = false
      }
    }
  }

  /// The views that hold a view of a path, the two nearest.
  fileprivate var holder: String {
    components(separatedBy: " > ").dropLast().suffix(2).joined(separator: " > ")
  }
}
