import DisplayList
import Foundation

/// An app's own symbol: the SVG template that a designer exports, with a drawing for some weights and scales.
///
/// Weights between the drawings are interpolated where their paths have the same commands, as those of a
/// template with variations have; else the nearest drawing is taken.
struct SymbolTemplate {
  typealias Weight = ResolvedFont.Weight
  typealias Scale = SymbolReference.Scale

  /// A path of a drawing, in hundredths of the font's size about the middle of the capitals.
  private struct Shape {
    var path: Path
    var level: SymbolArtwork.Level
  }

  private var drawings: [Weight: [Scale: [Shape]]] = [:]

  /// Reads a template.
  ///
  /// - Throws: ``SymbolSourceError``.
  init(svg: String) throws(SymbolSourceError) {
    let nodes = try SymbolTemplateReader.nodes(of: svg)
    for (name, group) in nodes.drawings {
      guard let (weight, scale) = Self.key(name), let middle = nodes.middle(of: name) else {
        continue
      }
      drawings[weight, default: [:]][scale] = Self.shapes(group, middle, scale)
    }
    if drawings.isEmpty { throw .empty }
  }

  /// Returns a drawing at the size of the medium scale, its ink around 0 from left to right.
  private static func shapes(
    _ group: [SymbolTemplateReader.Node], _ middle: CGFloat, _ scale: Scale
  ) -> [Shape] {
    let ink = group.reduce(CGRect.null) { $0.union($1.path.inkRect) }
    let factor = 1 / scale.factor
    let transform = CGAffineTransform(translationX: -ink.midX, y: -middle)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
    return group.map { Shape(path: $0.path.applying(transform), level: $0.level) }
  }

  /// Returns the weight and the scale of a name such as `Regular-M`.
  private static func key(_ name: String) -> (Weight, Scale)? {
    let words = name.split(separator: "-")
    guard words.count == 2, let weight = weights[words[0].lowercased()],
      let scale = scales[String(words[1])]
    else { return nil }
    return (weight, scale)
  }

  private static let weights: [String: Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let scales: [String: Scale] = ["S": .small, "M": .medium, "L": .large]

  /// Returns the parts of a weight and a scale.
  func parts(_ weight: Weight, _ scale: Scale) -> [SymbolArtwork.Part] {
    shapes(weight, scale).map { SymbolArtwork.Part(path: $0.path, level: $0.level) }
  }

  private func shapes(_ weight: Weight, _ scale: Scale) -> [Shape] {
    let known = drawings.keys.sorted { $0.rawValue < $1.rawValue }
    let lower = known.last { $0.rawValue <= weight.rawValue }
    let upper = known.first { $0.rawValue >= weight.rawValue }
    guard let from = lower ?? upper, let to = upper ?? lower else { return [] }
    let (a, b) = (drawing(from, scale), drawing(to, scale))
    guard from != to else { return a }
    let stems = (SymbolStroke.stem(from), SymbolStroke.stem(weight), SymbolStroke.stem(to))
    let share = (stems.1 - stems.0) / (stems.2 - stems.0)
    return Self.between(a, b, share) ?? (share < 0.5 ? a : b)
  }

  /// Returns the drawing of a weight, of another scale where it has none of this one.
  private func drawing(_ weight: Weight, _ scale: Scale) -> [Shape] {
    let all = drawings[weight] ?? [:]
    return all[scale] ?? all[.medium] ?? all[.small] ?? all[.large] ?? []
  }

  /// Returns a drawing between two; nil where their paths differ in more than places.
  private static func between(_ a: [Shape], _ b: [Shape], _ share: CGFloat) -> [Shape]? {
    guard a.count == b.count else { return nil }
    var result: [Shape] = []
    for (a, b) in zip(a, b) {
      guard let path = a.path.interpolated(to: b.path, share) else { return nil }
      result.append(Shape(path: path, level: a.level))
    }
    return result
  }
}

extension Path {
  /// Returns the path between this one and another; nil where their commands differ.
  fileprivate func interpolated(to other: Path, _ share: CGFloat) -> Path? {
    let (mine, others) = (elements, other.elements)
    guard mine.count == others.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var result: [Element] = []
    for pair in zip(mine, others) {
      switch pair {
      case (.move(let a), .move(let b)): result.append(.move(to: mix(a, b)))
      case (.line(let a), .line(let b)): result.append(.line(to: mix(a, b)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        result.append(.quadCurve(to: mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        result.append(.curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f)))
      case (.closeSubpath, .closeSubpath): result.append(.closeSubpath)
      default: return nil
      }
    }
    return Path(elements: result)
  }
}
