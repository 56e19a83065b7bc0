/// A match of two descriptions' views, found level by level, by type, id and likeness.
struct ViewMatch {
  /// Indices of a view in both.
  struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  let old: ScreenDescription
  let new: ScreenDescription
  private(set) var pairs: [Pair] = []
  /// Views of the old one that are gone, without those within them.
  private(set) var removed: [Int] = []
  /// Views of the new one that were not there, without those within them.
  private(set) var inserted: [Int] = []
  /// Views that stand elsewhere.
  private(set) var moved: [Pair] = []

  private let oldChildren: [[Int]]
  private let newChildren: [[Int]]
  /// Equal numbers for views that are equal with all that is within them.
  private let oldWhole: [Int]
  private let newWhole: [Int]

  init(_ old: ScreenDescription, _ new: ScreenDescription) {
    (self.old, self.new) = (old, new)
    (oldChildren, newChildren) = (Self.children(old), Self.children(new))
    oldWhole = Self.wholes(old, oldChildren)
    newWhole = Self.wholes(new, newChildren)
    if !old.views.isEmpty, !new.views.isEmpty { match(Pair(old: 0, new: 0)) }
    findMoves()
  }

  private static func children(_ description: ScreenDescription) -> [[Int]] {
    var children = Array(repeating: [Int](), count: description.views.count)
    for (index, view) in description.views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
    return children
  }

  /// Returns a number for each view and all within it; those within come later in the list.
  private static func wholes(_ description: ScreenDescription, _ children: [[Int]]) -> [Int] {
    var wholes = Array(repeating: 0, count: description.views.count)
    for index in description.views.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(description.views[index].title)
      hasher.combine(description.views[index].properties)
      for child in children[index] { hasher.combine(wholes[child]) }
      wholes[index] = hasher.finalize()
    }
    return wholes
  }

  private mutating func match(_ pair: Pair) {
    pairs.append(pair)
    let (before, after) = (oldChildren[pair.old], newChildren[pair.new])
    let same = alignment(before, after)
    let (keptOld, keptNew) = (Set(same.map(\.old)), Set(same.map(\.new)))
    var (gone, new) = (
      before.filter { !keptOld.contains($0) }, after.filter { !keptNew.contains($0) }
    )
    for pair in same { match(pair) }
    for view in gone {
      let found = new.compactMap { rewrapped(view, $0) }
      guard let (other, pair) = found.first else { continue }
      gone.removeAll { $0 == view }
      new.removeAll { $0 == other }
      match(pair)
    }
    removed += gone
    inserted += new
  }

  /// Returns the views that are one where either of two is an app's own view around the other, as
  /// where a part of a body was made a view of its own.
  private func rewrapped(_ view: Int, _ other: Int) -> (other: Int, pair: Pair)? {
    let inner = chain(other, new.views, newChildren).first { isAlike(view, $0) }
    if let inner { return (other, Pair(old: view, new: inner)) }
    let within = chain(view, old.views, oldChildren).first { isAlike($0, other) }
    return within.map { (other, Pair(old: $0, new: other)) }
  }

  /// Returns the only view in one of an app's own, and in each further such.
  private func chain(
    _ view: Int, _ views: [ScreenDescription.Item], _ children: [[Int]]
  ) -> [Int] {
    sequence(first: view) { outer in
      ScreenDescription.isSystem(views[outer].name) || children[outer].count != 1
        ? nil : children[outer].first
    }.dropFirst().map { $0 }
  }

  /// Returns a Boolean value that indicates whether two views of one type are alike within: equal,
  /// or with views of mostly the same types.
  private func isAlike(_ a: Int, _ b: Int) -> Bool {
    let (before, after) = (old.views[a], new.views[b])
    guard before.name == after.name, before.id == after.id else { return false }
    if before.properties == after.properties { return true }
    let names = (
      oldChildren[a].map { old.views[$0].name }, newChildren[b].map { new.views[$0].name }
    )
    let shared = names.0.count { names.1.contains($0) }
    return shared > 0 && shared * 2 >= max(names.0.count, names.1.count)
  }

  /// Returns the pairs of two lists of siblings that are most alike, in the order of both.
  private func alignment(_ before: [Int], _ after: [Int]) -> [Pair] {
    let (rows, columns) = (before.count, after.count)
    var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let likeness = likeness(before[row], after[column])
        let both = likeness > 0 ? likeness + best[row + 1][column + 1] : 0
        best[row][column] = max(both, best[row + 1][column], best[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    var result: [Pair] = []
    while row < rows, column < columns {
      let likeness = likeness(before[row], after[column])
      if likeness > 0, best[row][column] == likeness + best[row + 1][column + 1] {
        result.append(Pair(old: before[row], new: after[column]))
        (row, column) = (row + 1, column + 1)
      } else if best[row][column] == best[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }

  /// Returns the likeness of two views; 0 where their types or ids differ.
  private func likeness(_ a: Int, _ b: Int) -> Int {
    let (before, after) = (old.views[a], new.views[b])
    guard before.name == after.name, before.id == after.id else { return 0 }
    return 4 + (before.properties == after.properties ? 3 : 0)
      + (before.value("text") == after.value("text") ? 2 : 0)
      + (before.source == after.source ? 1 : 0)
      + (oldWhole[a] == newWhole[b] ? 4 : 0)
  }

  /// Takes what is gone in one place and equal in another for one view that moved, and so what has
  /// the same id in the same view: a row that tells its number reads otherwise where it stands now.
  private mutating func findMoves() {
    for index in removed {
      guard
        let twin = inserted.first(where: { newWhole[$0] == oldWhole[index] })
          ?? inserted.first(where: { isOne(index, $0) })
      else { continue }
      moved.append(Pair(old: index, new: twin))
      inserted.removeAll { $0 == twin }
    }
    removed.removeAll { index in moved.contains { $0.old == index } }
    // Those that are equal with all that is within them have nothing else to tell.
    for pair in moved where newWhole[pair.new] != oldWhole[pair.old] { match(pair) }
  }

  /// Returns a Boolean value that indicates whether two views have one id, in one view.
  private func isOne(_ index: Int, _ other: Int) -> Bool {
    let (before, after) = (old.views[index], new.views[other])
    return before.id != nil && before.id == after.id && before.name == after.name
      && pairs.contains { $0.old == before.parent && $0.new == after.parent }
  }
}
