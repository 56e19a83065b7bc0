import LayoutEngine

extension ContentAlignment {
  init?(css text: String) {
    let words = text.split(separator: " ")
    guard let name = words.last, let alignment = Self.named[String(name)] else { return nil }
    self = alignment
    if words.first == "safe" { self = .safe(alignment) }
    if words.first == "unsafe" { self = .unsafe(alignment) }
    if text == "last baseline" { self = .lastBaseline }
  }

  private static let named: [String: ContentAlignment] = [
    "normal": .normal, "start": .start, "end": .end, "flex-start": .flexStart,
    "flex-end": .flexEnd, "center": .center, "left": .left, "right": .right,
    "baseline": .baseline, "space-between": .spaceBetween, "space-around": .spaceAround,
    "space-evenly": .spaceEvenly, "stretch": .stretch,
  ]
}

extension ItemAlignment {
  init?(css text: String) {
    let words = text.split(separator: " ")
    guard let name = words.last, let alignment = Self.named[String(name)] else { return nil }
    self = alignment
    if words.first == "safe" { self = .safe(alignment) }
    if words.first == "unsafe" { self = .unsafe(alignment) }
    if text == "last baseline" { self = .lastBaseline }
  }

  private static let named: [String: ItemAlignment] = [
    "auto": .auto, "normal": .normal, "legacy": .normal, "stretch": .stretch, "start": .start,
    "end": .end, "flex-start": .flexStart, "flex-end": .flexEnd, "self-start": .selfStart,
    "self-end": .selfEnd, "center": .center, "left": .left, "right": .right,
    "baseline": .baseline,
  ]
}
