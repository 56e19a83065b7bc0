/// Views in whose place stand others of another type: one edit, rather than a view that is gone and
/// one that is new.
///
///     VStack { Text("Name") }    // was an HStack
struct Replacements {
  /// A place among the views that both descriptions have.
  private struct Slot: Hashable {
    /// Indices of the view around and of the one before, as the new description has them.
    let outer: Int
    let before: Int?
  }

  /// The edits, with one in the place of two where a view was replaced.
  private(set) var joined: [DescriptionDifference.Located] = []

  private let match: ViewMatch
  private let partners: [Int: Int]

  init(_ match: ViewMatch, _ located: [DescriptionDifference.Located]) {
    self.match = match
    partners = Dictionary(match.pairs.map { ($0.old, $0.new) }) { first, _ in first }
    let kept = Set(match.pairs.map(\.new))
    var gone: [Slot: [Int]] = [:]
    var new: [Slot: [Int]] = [:]
    for (index, edit) in located.enumerated() where edit.isSeen && !edit.isDerived {
      if edit.edit.kind == .removed, let view = edit.old, let slot = slot(ofOld: view) {
        gone[slot, default: []].append(index)
      }
      if edit.edit.kind == .inserted, let view = edit.new, let slot = slot(ofNew: view, kept) {
        new[slot, default: []].append(index)
      }
    }
    var replaced: [Int: DescriptionDifference.Located] = [:]
    var left: Set<Int> = []
    for (slot, indices) in gone where indices.count == 1 {
      guard let others = new[slot], others.count == 1,
        let edit = replacement(located[indices[0]], located[others[0]])
      else { continue }
      replaced[indices[0]] = edit
      left.insert(others[0])
    }
    joined = located.indices.filter { !left.contains($0) }.map { replaced[$0] ?? located[$0] }
  }

  private func slot(ofOld view: Int) -> Slot? {
    let views = match.old.views
    guard views[view].id == nil, let parent = views[view].parent, let outer = partners[parent]
    else { return nil }
    let before = views[..<view].indices.last {
      views[$0].parent == parent && partners[$0] != nil
    }
    return Slot(outer: outer, before: before.flatMap { partners[$0] })
  }

  private func slot(ofNew view: Int, _ kept: Set<Int>) -> Slot? {
    let views = match.new.views
    guard views[view].id == nil, let outer = views[view].parent, kept.contains(outer) else {
      return nil
    }
    return Slot(
      outer: outer,
      before: views[..<view].indices.last { views[$0].parent == outer && kept.contains($0) })
  }

  private func replacement(
    _ gone: DescriptionDifference.Located, _ new: DescriptionDifference.Located
  ) -> DescriptionDifference.Located? {
    guard let old = gone.old, let view = new.new else { return nil }
    let (before, after) = (match.old.views[old].name, match.new.views[view].name)
    guard before != after else { return nil }
    return .init(
      edit: .init(
        kind: .changed, view: new.edit.view, source: new.edit.source, property: Self.property,
        before: before, after: after),
      old: old, new: view)
  }

  /// The property that a view's type is told as.
  static let property = "type"
}
