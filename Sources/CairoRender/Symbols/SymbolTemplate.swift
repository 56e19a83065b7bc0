import DisplayList
import Foundation

/// An app's own symbol: the SVG template that a designer exports, with a drawing for some weights
/// and scales.
///
/// Weights between the drawings are interpolated where their paths have the same commands, as those
/// of a template with variations have; else the nearest drawing is taken.
struct SymbolTemplate {
  typealias Weight = ResolvedFont.Weight
  typealias Scale = SymbolReference.Scale

  /// A path of a drawing, in hundredths of the font's size about the middle of the capitals.
  private struct Shape {
    var path: Path
    var level: SymbolArtwork.Level
    var layer: Int?
  }

  /// A drawing of a weight and a scale.
  private struct Drawing {
    var shapes: [Shape] = []
    /// The span between its margins; nil for a template without them.
    var room: ClosedRange<CGFloat>?
  }

  private var drawings: [Weight: [Scale: Drawing]] = [:]
  /// The colours of its layers in multicolor rendering, the lowest first; none where it names none.
  let colors: [SymbolLayerColor]

  /// Reads a template.
  ///
  /// - Throws: ``SymbolSourceError``.
  init(svg: String) throws(SymbolSourceError) {
    let nodes = try SymbolTemplateReader.nodes(of: svg)
    colors = nodes.colors
    for (name, group) in nodes.drawings {
      guard let (weight, scale) = Self.key(name), let middle = nodes.middle(of: name) else {
        continue
      }
      drawings[weight, default: [:]][scale] = Self.drawing(
        group, middle, scale, nodes.margins(of: name))
    }
    if drawings.isEmpty { throw .empty }
  }

  /// Returns a drawing at the size of the medium scale, its ink around 0 from left to right.
  private static func drawing(
    _ group: [SymbolTemplateReader.Node], _ middle: CGFloat, _ scale: Scale,
    _ margins: ClosedRange<CGFloat>?
  ) -> Drawing {
    let ink = group.reduce(CGRect.null) { $0.union($1.path.inkRect) }
    let factor = 1 / scale.factor
    let transform = CGAffineTransform(translationX: -ink.midX, y: -middle)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
    return Drawing(
      shapes: group.map {
        Shape(path: $0.path.applying(transform), level: $0.level, layer: $0.layer)
      },
      room: margins.map {
        (($0.lowerBound - ink.midX) * factor)...(($0.upperBound - ink.midX) * factor)
      })
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

  /// Returns the artwork of a weight and a scale.
  func artwork(_ weight: Weight, _ scale: Scale) -> SymbolArtwork {
    let drawing = drawing(of: weight, scale)
    return SymbolArtwork(
      drawing.shapes.map {
        SymbolArtwork.Part(path: $0.path, level: $0.level, layer: $0.layer)
      },
      room: drawing.room)
  }

  private func drawing(of weight: Weight, _ scale: Scale) -> Drawing {
    let known = drawings.keys.sorted { $0.rawValue < $1.rawValue }
    let lower = known.last { $0.rawValue <= weight.rawValue }
    let upper = known.first { $0.rawValue >= weight.rawValue }
    guard let from = lower ?? upper, let to = upper ?? lower else { return Drawing() }
    let (a, b) = (drawing(from, scale), drawing(to, scale))
    guard from != to else { return a }
    let stems = (SymbolStroke.stem(from), SymbolStroke.stem(weight), SymbolStroke.stem(to))
    let share = (stems.1 - stems.0) / (stems.2 - stems.0)
    return Self.between(a, b, share) ?? (share < 0.5 ? a : b)
  }

  /// Returns the drawing of a weight, of another scale where it has none of this one.
  private func drawing(_ weight: Weight, _ scale: Scale) -> Drawing {
    let all = drawings[weight] ?? [:]
    return all[scale] ?? all[.medium] ?? all[.small] ?? all[.large] ?? Drawing()
  }

  /// Returns a drawing between two; nil where their paths differ in more than places.
  private static func between(_ a: Drawing, _ b: Drawing, _ share: CGFloat) -> Drawing? {
    guard a.shapes.count == b.shapes.count else { return nil }
    var result = Drawing()
    for (a, b) in zip(a.shapes, b.shapes) {
      guard let path = a.path.interpolated(to: b.path, share) else { return nil }
      result.shapes.append(Shape(path: path, level: a.level, layer: a.layer))
    }
    if let from = a.room, let to = b.room {
      let left = from.lowerBound + (to.lowerBound - from.lowerBound) * share
      result.room = left...(from.upperBound + (to.upperBound - from.upperBound) * share)
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
