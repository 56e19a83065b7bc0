import DisplayList
import Foundation

/// Holds texts against what lies behind them, by WCAG 2.2's ratio.
struct ContrastAudit {
  private let drawn: ScreenDescriber.Drawn
  private let dimmed: [CGRect]

  init(_ drawn: ScreenDescriber.Drawn) {
    self.drawn = drawn
    // What cannot be used need not be read (WCAG 2.2, 1.4.3).
    dimmed = drawn.list.accessibilityElements.filter { $0.has("notEnabled") }.map(\.frame)
  }

  var findings: [AuditFinding] {
    var texts = TextSearch(list: drawn.list)
    texts.visit(
      drawn.list.items, transform: .identity, clip: CGRect(origin: .zero, size: drawn.list.size))
    return texts.found.flatMap(findings(of:))
  }

  private func findings(of text: TextSearch.Found) -> [AuditFinding] {
    let (source, words) = (source(of: text), text.drawing.text.string)
    guard !source.isEmpty, !words.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty,
      !dimmed.contains(where: { $0.intersects(text.frame) })
    else { return [] }
    let ratios = text.samples.map { ratio(of: text, at: $0) }
    guard let worst = ratios.compactMap({ $0 }).min(), !ratios.contains(nil) else {
      return [
        AuditFinding(
          .contrast, "the contrast of \(words.quoted) cannot be measured: its ground is not flat",
          source: source, frame: text.frame, isUnmeasured: true)
      ]
    }
    let needed = text.isLarge ? 3.0 : 4.5
    guard worst < needed - 0.005 else { return [] }
    return [
      AuditFinding(
        .contrast,
        "\(words.quoted) has a contrast of \(worst.written):1; it needs \(needed.written):1",
        source: source, frame: text.frame)
    ]
  }

  private func source(of text: TextSearch.Found) -> String {
    let nodes = drawn.list.nodes
    return nodes.indices.contains(Int(text.node)) ? nodes[Int(text.node)].source : ""
  }

  /// The ratio at a point; nil where the ground is not of one colour.
  private func ratio(of text: TextSearch.Found, at point: CGPoint) -> Double? {
    let covers = DrawnPoint(drawn.list, at: point).covers
    guard let place = covers.firstIndex(where: { $0.node == text.node && $0.isText }),
      let ground = ground(covers.suffix(from: place + 1)), !covers[place].isChanged
    else { return nil }
    let inks = text.drawing.text.runs.map { $0.paint.color }
    guard !inks.contains(nil) else { return nil }
    return inks.compactMap { ink in
      ink.map { $0.opacity(covers[place].opacity).over(ground).contrast(with: ground) }
    }.min()
  }

  /// The colour behind a point, from the topmost down to the first that is opaque.
  private func ground(_ covers: ArraySlice<DrawnPoint.Cover>) -> RGBAColor? {
    var layers: [RGBAColor] = []
    for cover in covers where !cover.isText {
      guard case .fill(_, .color(let color), _) = cover.operation, !cover.isChanged else {
        return nil
      }
      layers.append(color.opacity(cover.opacity))
      if color.alpha * cover.opacity >= 1 { break }
    }
    return layers.reversed().reduce(drawn.list.background) { $1.over($0) }
  }
}

extension DrawnPoint.Cover {
  /// Whether letters or a symbol are drawn: they cover a point seldom, whatever their frames.
  fileprivate var isText: Bool {
    switch operation {
    case .text, .symbol: true
    default: false
    }
  }
}

/// The texts of a list, with the points at which their ground is looked at.
private struct TextSearch {
  struct Found {
    let drawing: TextDrawing
    let node: Int32
    let frame: CGRect
    let samples: [CGPoint]

    /// 18 points, or 14 in bold (WCAG 2.2).
    var isLarge: Bool {
      drawing.text.runs.allSatisfy {
        $0.attributes.font.size >= ($0.attributes.font.weight.rawValue >= 700 ? 14 : 18)
      }
    }
  }

  let list: DisplayList
  var found: [Found] = []

  init(list: DisplayList) { self.list = list }

  mutating func visit(_ items: [DrawItem], transform: CGAffineTransform, clip: CGRect) {
    for item in items {
      switch item.operation {
      case .text(let drawing): add(drawing, item.node, transform, clip)
      case .layer(let layer):
        let inner = layer.transform.concatenating(transform)
        let bounds = layer.clip.map { $0.boundingRect.applying(inner).intersection(clip) } ?? clip
        visit(layer.items, transform: inner, clip: bounds)
      default: break
      }
    }
  }

  private mutating func add(
    _ drawing: TextDrawing, _ node: Int32, _ transform: CGAffineTransform, _ clip: CGRect
  ) {
    let frame = drawing.frame.applying(transform)
    // What is cut at an edge is looked at where it shows, if enough of it does.
    let seen = frame.intersection(clip)
    guard !seen.isNull, seen.width > 4, seen.height > frame.height / 2 else { return }
    let inner = seen.insetBy(dx: min(2, seen.width / 4), dy: min(2, seen.height / 4))
    let samples = [(0.0, 0.0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)].map { x, y in
      CGPoint(x: inner.minX + inner.width * x, y: inner.minY + inner.height * y)
    }
    found.append(Found(drawing: drawing, node: node, frame: frame, samples: samples))
  }
}

extension RGBAColor {
  /// The colour over an opaque one.
  func over(_ ground: RGBAColor) -> RGBAColor {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return RGBAColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The ratio of luminances, from 1 to 21 (WCAG 2.2).
  func contrast(with other: RGBAColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
