import DisplayList
import Foundation

/// An error in the reading of a symbol's drawing.
enum SymbolSourceError: Error, Equatable {
  case unknownClass(String)
  case unknownElement(String)
  case brokenPath(String)
  case brokenNumber(String)
  case repeatedAttribute(String)
  case transform
  case empty

  var reason: String {
    switch self {
    case .unknownClass(let name): "no class is called \(name)"
    case .unknownElement(let name): "<\(name)> is not read; use path, circle, ellipse or rect"
    case .brokenPath(let data): "the path data “\(data.prefix(60))” cannot be read"
    case .brokenNumber(let text): "“\(text)” is no number"
    case .repeatedAttribute(let name): "a tag names \(name) twice, which is no XML"
    case .transform: "transforms are not read; apply them to the path"
    case .empty: "it has no shapes"
    }
  }
}

/// A symbol's drawing: an SVG of strokes and areas, as `Guides/Symbols.md` explains.
struct SymbolSource {
  /// The room that a symbol has for another.
  struct Slot: Equatable {
    var center: CGPoint
    var size: CGFloat
  }

  private(set) var shapes: [SymbolShape] = []
  /// The ratio of its strokes' weight to the text's stem.
  private(set) var weight: CGFloat = 1
  /// The stroke at the heaviest weight, thinner than the text's stem so that the room between lines
  /// stays open; nil for the stem's.
  private(set) var black: CGFloat?
  /// The ratios, across and down, of its middle lines at the heaviest weight to those at regular.
  private(set) var growth = CGSize(width: 1, height: 1)
  /// The part of an enclosure's room that it takes up in it; nil for one that stands in none.
  private(set) var inset: CGFloat?
  private(set) var slot: Slot?
  /// The middle of a badge, if not at the bottom trailing corner.
  private(set) var badge: CGPoint?
  /// The middle of the line that strikes it out; nil for a drawing that is not struck out.
  private(set) var slash: CGPoint?

  var hasFill: Bool { shapes.contains(where: \.hasFill) }

  /// Reads a drawing.
  ///
  /// - Throws: ``SymbolSourceError``.
  init(svg: String) throws(SymbolSourceError) {
    for tag in svg.split(separator: "<") {
      guard let first = tag.first, first.isLetter else { continue }
      let name = tag.prefix { $0.isLetter }
      let attributes = try Self.attributes(tag.dropFirst(name.count))
      if name == "svg" {
        try read(attributes)
      } else if name != "title" {
        try add(name, attributes)
      }
    }
    if shapes.isEmpty { throw .empty }
  }

  private mutating func read(_ attributes: [Substring: Substring]) throws(SymbolSourceError) {
    weight = try Self.numbers(attributes["data-weight"])?.first ?? 1
    black = try Self.numbers(attributes["data-black"])?.first
    if let ratios = try Self.numbers(attributes["data-growth"]), let first = ratios.first {
      growth = CGSize(width: first, height: ratios.count > 1 ? ratios[1] : first)
    }
    inset = try Self.numbers(attributes["data-inset"])?.first.map { $0 / 100 }
    if let room = try Self.numbers(attributes["data-slot"]), room.count == 3 {
      slot = Slot(center: CGPoint(x: room[0], y: room[1]), size: room[2])
    }
    if let place = try Self.numbers(attributes["data-badge"]), place.count == 2 {
      badge = CGPoint(x: place[0], y: place[1])
    }
    if let place = try Self.numbers(attributes["data-slash"]), place.count == 2 {
      slash = CGPoint(x: place[0], y: place[1])
    }
  }

  private mutating func add(
    _ element: Substring, _ attributes: [Substring: Substring]
  ) throws(SymbolSourceError) {
    guard attributes["transform"] == nil else { throw .transform }
    let path = try Self.path(element, attributes)
    var shape = try SymbolShape(path: path, classes: attributes["class"] ?? "")
    shape.black = try Self.numbers(attributes["data-black"])?.first
    shapes.append(shape)
  }

  /// Returns the drawing as it lies with a stroke: above the regular weight it may grow, as bold
  /// letters are wider, so that there is room for its strokes.
  func grown(for width: CGFloat) -> SymbolSource {
    let share = SymbolStroke.heaviness(width)
    guard share > 0, growth != CGSize(width: 1, height: 1) else { return self }
    var grown = self
    let transform = CGAffineTransform(
      scaleX: 1 + (growth.width - 1) * share, y: 1 + (growth.height - 1) * share)
    for index in shapes.indices {
      grown.shapes[index].path = shapes[index].path.applying(transform)
    }
    grown.badge = badge?.applying(transform)
    return grown
  }

  static func path(
    _ element: Substring, _ attributes: [Substring: Substring]
  ) throws(SymbolSourceError) -> Path {
    func number(_ name: Substring) throws(SymbolSourceError) -> CGFloat {
      try numbers(attributes[name])?.first ?? 0
    }
    switch element {
    case "path":
      let data = attributes["d"] ?? ""
      guard let path = PathData.path(data), !path.isEmpty else { throw .brokenPath(String(data)) }
      return path
    case "circle", "ellipse":
      let (x, y, r) = (try number("cx"), try number("cy"), try number("r"))
      let (rx, ry) = element == "circle" ? (r, r) : (try number("rx"), try number("ry"))
      return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      let rect = CGRect(
        x: try number("x"), y: try number("y"), width: try number("width"),
        height: try number("height"))
      return Path(roundedRect: rect, cornerRadius: try number("rx"))
    default: throw .unknownElement(String(element))
    }
  }

  /// Returns the attributes of a tag: what stands in quotes follows the name before it.
  static func attributes(
    _ tag: Substring
  ) throws(SymbolSourceError) -> [Substring: Substring] {
    var result: [Substring: Substring] = [:]
    var name: Substring = ""
    let tag = tag.prefix { $0 != ">" }
    for (index, part) in tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 0 {
        name = part.split { $0.isWhitespace || $0 == "=" }.last ?? ""
      } else {
        if result.updateValue(part, forKey: name) != nil { throw .repeatedAttribute(String(name)) }
      }
    }
    return result
  }

  private static func numbers(_ text: Substring?) throws(SymbolSourceError) -> [CGFloat]? {
    guard let text else { return nil }
    var result: [CGFloat] = []
    for word in text.split(separator: " ") {
      guard let number = Double(word), number.isFinite, abs(number) < 1e6 else {
        throw .brokenNumber(String(word))
      }
      result.append(CGFloat(number))
    }
    return result
  }
}
