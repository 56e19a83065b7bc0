import DisplayList
import Foundation

/// The checks of one drawn screen.
struct ScreenAudit {
  let drawn: ScreenDescriber.Drawn
  /// The room that the device leaves, in points.
  let safeArea: CGRect
  /// A Boolean value that indicates whether the screen is drawn as under Increase Contrast.
  let isHighContrast: Bool
  /// A Boolean value that indicates whether a pointer touches the screen, not a finger.
  let hasPointer: Bool
  private let texts: DrawnTexts
  private let points: DrawnPoints

  init(
    drawn: ScreenDescriber.Drawn, safeArea: CGRect, isHighContrast: Bool = false,
    hasPointer: Bool = false
  ) {
    (self.drawn, self.safeArea, self.isHighContrast) = (drawn, safeArea, isHighContrast)
    self.hasPointer = hasPointer
    texts = DrawnTexts(drawn.list)
    points = DrawnPoints(drawn.list)
  }

  private var window: CGRect { CGRect(origin: .zero, size: drawn.list.size) }

  /// Lengths of less are rounding, in points.
  private static let slack = 0.5
  /// The least side of what a finger touches, or a Mac's pointer, in points (HIG).
  private var leastSide: Double { hasPointer ? 20 : 44 }

  /// The findings of all checks, check by check.
  var findings: [AuditFinding] {
    smallTargets + nameless
      + ContrastAudit(drawn, texts: texts, points: points, isHighContrast: isHighContrast)
      .findings
      + truncated + broken + outside + overlaps
  }

  /// Targets that can be seen, but for veils over the whole window.
  private var targets: [TouchTarget] {
    drawn.list.targets.filter {
      let seen = $0.frame.intersection(window)
      return seen.width > Self.slack && seen.height > Self.slack
        && $0.frame.width * $0.frame.height < 0.6 * window.width * window.height
    }
  }

  /// Returns the elements that stand for a target.
  private func elements(of target: TouchTarget) -> [AccessibilityNode] {
    let center = CGPoint(x: target.frame.midX, y: target.frame.midY)
    return drawn.list.accessibilityElements.filter {
      $0.frame.insetBy(dx: -1, dy: -1).contains(center)
        || target.frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
  }

  /// Targets whose size the system gives, which no app can change.
  private func isSystemSized(_ target: TouchTarget) -> Bool {
    elements(of: target).contains {
      $0.has("switchButton") || $0.has("adjustable") || $0.position != nil
        || $0.has("backButton") || $0.label?.hasSuffix("crement") == true
    }
  }

  private var smallTargets: [AuditFinding] {
    targets.compactMap { target in
      let (width, height) = (target.reach.width, target.reach.height)
      guard min(width, height) < leastSide - Self.slack, !isSystemSized(target) else {
        return nil
      }
      let need = "\(leastSide.written) x \(leastSide.written)"
      return AuditFinding(
        .target,
        "\(target.title) is \(width.written) x \(height.written) pt; "
          + "a \(hasPointer ? "pointer" : "finger") needs \(need)",
        source: target.source, frame: target.frame)
    }
  }

  private var nameless: [AuditFinding] {
    let spoken: [AuditFinding] = drawn.list.accessibilityElements.compactMap { element in
      guard element.isActive, let fault = element.nameFault else { return nil }
      return AuditFinding(.name, fault, source: element.source, frame: element.frame)
    }
    let silent: [AuditFinding] = targets.compactMap { target in
      guard elements(of: target).isEmpty else { return nil }
      return AuditFinding(
        .name, "VoiceOver finds nothing here; add accessibilityLabel", source: target.source,
        frame: target.frame)
    }
    return spoken + silent
  }

  private var truncated: [AuditFinding] {
    drawn.description.views.compactMap { view in
      guard view.value("truncated") != nil, view.frame.rect.intersects(window) else { return nil }
      // A limit of several lines is a preview of a text that is to be read elsewhere.
      let isPreview = view.value("lineLimit").flatMap(Int.init).map { $0 > 1 } ?? false
      return AuditFinding(
        .truncated, "\(view.value("text") ?? view.name) is cut short", source: view.source,
        frame: view.frame.rect, severity: isPreview ? .advice : .fault)
    }
  }

  /// A Boolean value that indicates whether the screen is drawn in another type size than the usual
  /// one.
  private var hasOtherTypeSize: Bool {
    drawn.description.variant.split(separator: "+").contains { name in
      if case .typeSize = Variant(name: String(name)) { true } else { false }
    }
  }

  /// Words that do not fit their line: in another type size, to which they may have grown, advice.
  private var broken: [AuditFinding] {
    drawn.broken.map { drawn.description.views[$0] }.compactMap { view in
      guard view.frame.rect.intersects(window), view.value("truncated") == nil else { return nil }
      return AuditFinding(
        .truncated,
        "\(view.value("text") ?? view.name) is broken within a word: it has "
          + "\(view.frame.width.written) pt",
        source: view.source, frame: view.frame.rect, severity: hasOtherTypeSize ? .advice : .fault)
    }
  }

  private var outside: [AuditFinding] {
    let room = safeArea.insetBy(dx: -Self.slack, dy: -Self.slack)
    return targets.compactMap { target in
      guard !target.scrolls else { return nil }
      if let cover = target.cover {
        return AuditFinding(
          .outside, "\(target.title) lies under the \(cover)", source: target.source,
          frame: target.frame)
      }
      guard !room.encloses(target.frame) else { return nil }
      return AuditFinding(
        .outside, "\(target.title) reaches out of the safe area", source: target.source,
        frame: target.frame)
    }
  }

  private var overlaps: [AuditFinding] {
    pairs(targets).compactMap { a, b in
      guard a.scrolls == b.scrolls, Self.collide(a.frame, under: b.frame) else { return nil }
      return AuditFinding(
        .overlap, "\(a.title) and \(b.title) lie over each other", source: b.source,
        frame: a.frame.intersection(b.frame))
    } + overlappingTexts
  }

  private var overlappingTexts: [AuditFinding] {
    pairs(texts.all.filter { !source(of: $0).isEmpty }).compactMap { below, above in
      let both = below.seen.intersection(above.seen)
      guard both.width > 4, both.height > 4, below.words != above.words,
        touch(below, above, at: CGPoint(x: both.midX, y: both.midY))
      else { return nil }
      return AuditFinding(
        .overlap, "the texts \(below.words.quoted) and \(above.words.quoted) lie over each other",
        source: source(of: above), frame: both)
    }
  }

  private func source(of text: DrawnTexts.Drawn) -> String {
    drawn.list.nodes.indices.contains(Int(text.node)) ? drawn.list.nodes[Int(text.node)].source : ""
  }

  /// Returns a Boolean value that indicates whether nothing is painted between two texts: a bar or
  /// a sheet hides what scrolls beneath it.
  private func touch(
    _ below: DrawnTexts.Drawn, _ above: DrawnTexts.Drawn, at point: CGPoint
  ) -> Bool {
    let covers = points.covers(at: point)
    guard let top = covers.firstIndex(where: { $0.node == above.node && $0.isText }),
      let bottom = covers.lastIndex(where: { $0.node == below.node && $0.isText })
    else { return false }
    return covers[min(top, bottom)...max(top, bottom)].allSatisfy(\.isText)
  }

  private func pairs<Value>(_ values: [Value]) -> [(Value, Value)] {
    values.indices.flatMap { first in
      values.indices.suffix(from: first + 1).map { (values[first], values[$0]) }
    }
  }

  /// Returns a Boolean value that indicates whether a touch at the middle of the lower target meets
  /// the upper one, which reaches beyond it; one within the other, such as a button on a card, is
  /// meant to be there.
  private static func collide(_ lower: CGRect, under upper: CGRect) -> Bool {
    let both = lower.intersection(upper)
    guard !both.isNull, both.width > 1, both.height > 1 else { return false }
    let isWithin =
      lower.insetBy(dx: -slack, dy: -slack).encloses(upper)
      || upper.insetBy(dx: -slack, dy: -slack).encloses(lower)
    return !isWithin && 4 * both.width * both.height > lower.width * lower.height
  }
}

extension TouchTarget {
  /// The words by which a person knows the target.
  fileprivate var title: String { label.isEmpty ? "What is touched here" : label.quoted }
}

extension AccessibilityNode {
  /// A Boolean value that indicates whether a person acts on the element.
  fileprivate var isActive: Bool {
    !actions.isEmpty || ["button", "link", "adjustable", "textEntry"].contains(where: has)
  }

  /// The fault of the element's name; nil for a good one.
  fileprivate var nameFault: String? {
    let name = label ?? ""
    if name.isEmpty {
      return value?.isEmpty == false || has("backButton")
        ? nil : "VoiceOver has no name for this; add accessibilityLabel"
    }
    let isFileName =
      name.range(of: "^[a-z0-9]+([._-][a-z0-9]+)+$", options: .regularExpression) != nil
    return isFileName ? "\(name.quoted) reads like the name of a picture; say what it does" : nil
  }
}
