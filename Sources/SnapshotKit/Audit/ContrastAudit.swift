import DisplayList
import Foundation

/// Holds texts against what lies behind them, by WCAG 2.2's ratio.
struct ContrastAudit {
  private let drawn: ScreenDescriber.Drawn
  private let texts: DrawnTexts
  private let points: DrawnPoints
  private let isHighContrast: Bool
  private let dimmed: [CGRect]

  init(
    _ drawn: ScreenDescriber.Drawn, texts: DrawnTexts, points: DrawnPoints, isHighContrast: Bool
  ) {
    (self.drawn, self.texts, self.points) = (drawn, texts, points)
    self.isHighContrast = isHighContrast
    // What cannot be used need not be read (WCAG 2.2, 1.4.3).
    dimmed = drawn.list.accessibilityElements.filter { $0.has("notEnabled") }.map(\.frame)
  }

  var findings: [AuditFinding] { texts.all.flatMap(findings(of:)) }

  private func findings(of text: DrawnTexts.Drawn) -> [AuditFinding] {
    let (source, words) = (source(of: text), text.words)
    guard !source.isEmpty, !words.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty,
      !dimmed.contains(where: { $0.intersects(text.frame) })
    else { return [] }
    let ratios = text.samples.map { ratio(of: text, at: $0) }
    guard let worst = ratios.compactMap({ $0 }).min(), !ratios.contains(nil) else {
      return [
        AuditFinding(
          .contrast, "the contrast of \(words.quoted) cannot be measured: its ground is not flat",
          source: source, frame: text.frame, severity: .unmeasured)
      ]
    }
    let needed = text.isLarge ? 3.0 : 4.5
    guard worst < needed - 0.005 else { return [] }
    return [
      AuditFinding(
        .contrast,
        "\(words.quoted) has a contrast of \(worst.written):1; it needs \(needed.written):1",
        source: source, frame: text.frame,
        severity: isOfSystem(text) && !isHighContrast ? .advice : .fault)
    ]
  }

  private func source(of text: DrawnTexts.Drawn) -> String {
    let nodes = drawn.list.nodes
    return nodes.indices.contains(Int(text.node)) ? nodes[Int(text.node)].source : ""
  }

  /// Returns a Boolean value that indicates whether the system chose the colours: it has stronger
  /// ones under Increase Contrast.
  private func isOfSystem(_ text: DrawnTexts.Drawn) -> Bool {
    text.drawing.text.runs.allSatisfy { run in
      guard let foreground = run.paint.color, foreground.isSystemColor else { return false }
      guard foreground.luminance == 0 || foreground.luminance == 1 else { return true }
      // Black and white are labels of the system's too; on a ground that an app has chosen for
      // them, they are its own.
      let point = CGPoint(x: text.seen.midX, y: text.seen.midY)
      return points.covers(at: point).lazy
        .compactMap { cover -> RGBAColor? in
          guard case .fill(_, .color(let color), _) = cover.operation else { return nil }
          return color
        }.first?.isSystemColor == true
    }
  }

  /// Returns the ratio at a point; nil where the ground is not of one colour.
  private func ratio(of text: DrawnTexts.Drawn, at point: CGPoint) -> Double? {
    let covers = points.covers(at: point)
    guard let place = covers.firstIndex(where: { $0.node == text.node && $0.isText }),
      let ground = text.haloGround
        ?? covers.suffix(from: place + 1).ground(over: drawn.list.background),
      !covers[place].isChanged
    else { return nil }
    let foregrounds = text.drawing.text.runs.map { $0.paint.color }
    guard !foregrounds.contains(nil) else { return nil }
    return foregrounds.compactMap { foreground in
      foreground.map { $0.opacity(covers[place].opacity).over(ground).contrast(with: ground) }
    }.min()
  }
}

extension RGBAColor {
  /// Returns the colour over an opaque one.
  func over(_ ground: RGBAColor) -> RGBAColor {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return RGBAColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// Returns the ratio of luminances, from 1 to 21 (WCAG 2.2).
  func contrast(with other: RGBAColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
