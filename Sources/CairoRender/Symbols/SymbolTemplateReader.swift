import DisplayList
import Foundation

/// Reads the groups of a symbol template's SVG.
struct SymbolTemplateReader {
  /// A shape in the coordinates of the whole template.
  struct Node {
    var path: Path
    var level: SymbolArtwork.Level
    /// The number of its layer in multicolor rendering; nil for one that is not drawn in it.
    var layer: Int?
  }

  /// The drawings and guides of a template.
  struct Nodes {
    /// The shapes of the groups that have a weight's and a scale's name.
    fileprivate(set) var drawings: [String: [Node]] = [:]
    /// The places of the guides, by their names.
    fileprivate var guides: [String: CGFloat] = [:]
    /// The colours of the layers, by their numbers.
    fileprivate var layers: [Int: SymbolLayerColor] = [:]

    /// The colours of the layers, the lowest first; the view's where a number is left out.
    var colors: [SymbolLayerColor] {
      guard let last = layers.keys.max() else { return [] }
      return (0...last).map { layers[$0] ?? .tint }
    }

    /// Returns the middle of the capitals in a drawing; nil where the template has no lines for its
    /// scale.
    func middle(of name: String) -> CGFloat? {
      guard let scale = name.last, let baseline = guides["Baseline-\(scale)"],
        let capitals = guides["Capline-\(scale)"]
      else { return nil }
      return (baseline + capitals) / 2
    }

    /// Returns the span between a drawing's margins; nil where the template has none for it.
    func margins(of name: String) -> ClosedRange<CGFloat>? {
      guard let left = guides["left-margin-\(name)"], let right = guides["right-margin-\(name)"],
        left < right
      else { return nil }
      return left...right
    }
  }

  /// An open group.
  private struct Group {
    var name: String
    var transform: CGAffineTransform
  }

  /// No symbol has more layers; a larger number is not one of a layer.
  private static let mostLayers = 100
  /// The colours of the layers that are called `custom`.
  private let customColors: [Int: RGBAColor]
  private var nodes = Nodes()
  private var groups: [Group] = []

  /// Returns the shapes and the guides of a template.
  ///
  /// - Throws: ``SymbolSourceError``.
  static func nodes(of svg: String) throws(SymbolSourceError) -> Nodes {
    var reader = SymbolTemplateReader(customColors: customColors(of: svg))
    for tag in svg.split(separator: "<") { try reader.read(tag) }
    return reader.nodes
  }

  private mutating func read(_ tag: Substring) throws(SymbolSourceError) {
    if tag.hasPrefix("/g>") { return _ = groups.popLast() }
    // Comments, such as that of the tool that wrote the template, are no tags with attributes.
    guard tag.first?.isLetter == true else { return }
    let name = tag.prefix { $0.isLetter }
    let attributes = try SymbolSource.attributes(tag.dropFirst(name.count))
    let outer = groups.last?.transform ?? .identity
    let transform = try Self.transform(attributes["transform"]).concatenating(outer)
    if name == "g" {
      if tag.contains("/>") { return }
      groups.append(Group(name: String(attributes["id"] ?? ""), transform: transform))
    } else if let id = attributes["id"], id.contains("line-"), let y = attributes["y1"] {
      nodes.guides[String(id)] = CGFloat(Double(y) ?? 0)
    } else if let id = attributes["id"], id.contains("-margin-"), let x = attributes["x1"] {
      nodes.guides[String(id)] = Double(x).map { CGFloat($0) }
    } else if let drawing = groups.last(where: { $0.name.contains("-") })?.name,
      ["path", "circle", "ellipse", "rect"].contains(name)
    {
      let path = try SymbolSource.path(name, attributes).applying(transform)
      let classes = (attributes["class"] ?? "").split(separator: " ")
      let node = Node(path: path, level: Self.level(classes), layer: layer(classes))
      nodes.drawings[drawing, default: []].append(node)
    }
  }

  /// Returns the number of the layer of a class such as `multicolor-1:systemBlueColor`, the topmost
  /// of several, and notes its colour.
  private mutating func layer(_ classes: [Substring]) -> Int? {
    var layer: Int?
    for word in classes where word.hasPrefix("multicolor-") {
      let parts = word.dropFirst("multicolor-".count).split { ":#".contains($0) }
      guard parts.count > 1, let number = Int(parts[0]), (0..<Self.mostLayers).contains(number)
      else { continue }
      layer = max(layer ?? 0, number)
      nodes.layers[number] =
        switch parts[1] {
        case "tintColor": .tint
        case "custom": customColors[number].map { .custom($0) } ?? .tint
        default: .named(String(parts[1]))
        }
    }
    return layer
  }

  /// Returns the colours of rules such as `.multicolor-2:custom {fill:#437B48;opacity:0.5}`, by the
  /// layers' numbers.
  private static func customColors(of svg: String) -> [Int: RGBAColor] {
    var colors: [Int: RGBAColor] = [:]
    for rule in svg.components(separatedBy: ".multicolor-").dropFirst() {
      let parts = rule.prefix { $0 != "}" }.split(separator: "{")
      guard parts.count == 2, let number = Int(parts[0].prefix { $0.isNumber }) else { continue }
      var values: [Substring: Substring] = [:]
      for declaration in parts[1].split(separator: ";") {
        let words = declaration.split { $0 == ":" || $0.isWhitespace }
        if words.count == 2 { values[words[0]] = words[1] }
      }
      guard let fill = values["fill"], fill.count == 7, fill.first == "#",
        let hex = UInt32(fill.dropFirst(), radix: 16)
      else { continue }
      let opacity = values["opacity"].flatMap { Double($0) } ?? 1
      // What is no number is not greater than 0.
      colors[number] = RGBAColor(hex: hex, alpha: opacity > 0 ? min(1, opacity) : 0)
    }
    return colors
  }

  /// Returns the layer of a class such as `monochrome-0 hierarchical-0:secondary`.
  private static func level(_ classes: [Substring]) -> SymbolArtwork.Level {
    for word in classes where word.hasPrefix("hierarchical-") {
      if word.hasSuffix(":secondary") { return .secondary }
      if word.hasSuffix(":tertiary") { return .tertiary }
    }
    return .primary
  }

  private static func transform(
    _ text: Substring?
  ) throws(SymbolSourceError) -> CGAffineTransform {
    guard let text, !text.isEmpty else { return .identity }
    let words = text.split { "(), ".contains($0) }
    let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    guard numbers.count == words.count - 1, numbers.allSatisfy({ abs($0) < 1e6 }) else {
      throw .transform
    }
    switch (words.first, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): return CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): return CGAffineTransform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): return CGAffineTransform(scaleX: numbers[0], y: numbers[1])
    default: throw .transform
    }
  }
}
