import Foundation

/// Tells edits that are seen from those that change nothing of the picture, such as a view that
/// holds another and draws nothing itself.
///
/// Only the former can be the cause of other pixels. The latter may even be of an earlier change,
/// which nobody recorded since the pictures stayed as they were.
struct SeenEdits {
  /// A view that draws something, or changes what is drawn in it, and its place in the view around
  /// all of them.
  private struct Part: Hashable {
    let frame: CGRect
    let properties: [ScreenDescription.Property]
  }

  /// The parts that came or went in a view, apart from where in it.
  private struct Content: Hashable {
    let around: ViewMatch.Pair
    let size: CGSize
    let parts: [Part]
  }

  private let match: ViewMatch
  private let newPartners: [Int: Int]
  private let oldPartners: [Int: Int]

  init(_ match: ViewMatch) {
    self.match = match
    newPartners = Dictionary(match.pairs.map { ($0.old, $0.new) }) { first, _ in first }
    oldPartners = Dictionary(match.pairs.map { ($0.new, $0.old) }) { first, _ in first }
  }

  /// Returns the edits, those that are seen first, and the others marked.
  func marked(_ located: [DescriptionDifference.Located]) -> [DescriptionDifference.Located] {
    let removed = Set(located.compactMap { content(of: $0, .removed) })
    let inserted = Set(located.compactMap { content(of: $0, .inserted) })
    // What went from a view and came into it again has but another view around it.
    let rewrapped = removed.intersection(inserted)
    let marked = located.map { located in
      var located = located
      let content = content(of: located, located.edit.kind)
      located.isSeen = !(content.map(rewrapped.contains) ?? false) && isSeen(located)
      return located
    }
    return marked.filter(\.isSeen) + marked.filter { !$0.isSeen }
  }

  /// Returns what came or went by an edit of a kind; nil for edits of other kinds, and for nothing
  /// that is drawn.
  private func content(
    of located: DescriptionDifference.Located, _ kind: DescriptionDifference.Edit.Kind
  ) -> Content? {
    guard located.edit.kind == kind, kind == .removed || kind == .inserted,
      let view = located.old ?? located.new, let around = pairAround(located)
    else { return nil }
    let description = kind == .removed ? match.old : match.new
    let parts = parts(of: description, view)
    guard !parts.isEmpty else { return nil }
    return Content(around: around, size: description.views[view].frame.rect.size, parts: parts)
  }

  private func isSeen(_ located: DescriptionDifference.Located) -> Bool {
    if located.edit.propertyName.hasPrefix("accessibility") { return false }
    guard let around = pairAround(located) else { return true }
    let (outer, newOuter) = (match.old.views[around.old].frame, match.new.views[around.new].frame)
    guard outer.width == newOuter.width, outer.height == newOuter.height else { return true }
    let (before, after) = (parts(of: match.old, around.old), parts(of: match.new, around.new))
    if before == after { return false }
    let isStructure = located.edit.kind == .removed || located.edit.kind == .inserted
    guard isStructure, before.map(\.frame) == after.map(\.frame) else { return true }
    // All lies as it lay: what came draws what was there, what went what is there still.
    let (own, others) =
      located.old.map { (parts(of: match.old, $0, from: outer), after) }
      ?? located.new.map { (parts(of: match.new, $0, from: newOuter), before) } ?? ([], [])
    return !Set(own).isSubset(of: others)
  }

  /// Returns the innermost view around an edit's view that both descriptions have.
  private func pairAround(_ located: DescriptionDifference.Located) -> ViewMatch.Pair? {
    if let view = located.old {
      let around = sequence(first: view) { match.old.views[$0].parent }.dropFirst()
        .first { newPartners[$0] != nil }
      return around.flatMap { old in
        newPartners[old].map { ViewMatch.Pair(old: old, new: $0) }
      }
    }
    let around = located.new.flatMap { view in
      sequence(first: view) { match.new.views[$0].parent }.dropFirst()
        .first { oldPartners[$0] != nil }
    }
    return around.flatMap { new in oldPartners[new].map { ViewMatch.Pair(old: $0, new: new) } }
  }

  /// Returns what a view and those within it draw, in their order, from a frame's corner: the
  /// view's own, if no other is given.
  private func parts(
    of description: ScreenDescription, _ index: Int, from outer: ScreenDescription.Frame? = nil
  ) -> [Part] {
    let corner = outer ?? description.views[index].frame
    let within = description.views[(index + 1)...].prefix {
      $0.depth > description.views[index].depth
    }
    return ([description.views[index]] + within).compactMap { view in
      let properties = view.drawnProperties
      guard !properties.isEmpty else { return nil }
      let frame = ScreenDescription.Frame(view.frame.rect.offsetBy(dx: -corner.x, dy: -corner.y))
      return Part(frame: frame.rect, properties: properties)
    }
  }
}

extension ScreenDescription.Item {
  private static let drawing: Set<String> = [
    "fill", "halo", "image", "innerShadow", "material", "operations", "stroke", "symbol", "text",
  ]

  /// The properties that tell what is drawn.
  fileprivate var drawnProperties: [ScreenDescription.Property] {
    let draws = properties.contains { Self.drawing.contains($0.plainName) }
    return properties.filter { property in
      let name = property.plainName
      return !name.hasPrefix("accessibility") && !PropertyKinds.layout.contains(name)
        && (draws || !PropertyKinds.inherited.contains(name))
    }
  }
}

extension ScreenDescription.Property {
  /// The name without the number that a second one has.
  var plainName: String { String(name.prefix { !$0.isNumber }) }
}
