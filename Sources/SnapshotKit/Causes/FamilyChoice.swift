/// Chooses for each cell the family of edits that it stands with, out of those that it shows.
///
/// A cell stands with the family that the fewest cells have. A family that would be left without a
/// cell, since each of its cells shows a rarer one, takes one over; the one that gives it away may
/// take one over in turn. Families that the same cells show are not told apart by any: of them one
/// stands for all.
struct FamilyChoice {
  /// The family of each cell; nil for one that shows none.
  private(set) var chosen: [Int?]
  private let cells: [Int: [Int]]
  private var loads: [Int: Int] = [:]

  /// Chooses.
  ///
  /// - Parameter families: The families that each cell shows, in ascending order.
  init(_ families: [[Int]]) {
    var cells: [Int: [Int]] = [:]
    for (cell, shown) in families.enumerated() {
      for family in shown { cells[family, default: []].append(cell) }
    }
    func rank(_ family: Int) -> (Int, Int) { (cells[family]?.count ?? 0, family) }
    self.cells = cells
    chosen = families.map { $0.min { rank($0) < rank($1) } }
    for family in chosen { if let family { loads[family, default: 0] += 1 } }
    var told = Set(loads.keys.compactMap { cells[$0] })
    for family in cells.keys.sorted(by: { rank($0) < rank($1) }) where loads[family] == nil {
      guard let own = cells[family], told.insert(own).inserted else { continue }
      var asked: Set<Int> = []
      feed(family, &asked)
    }
  }

  /// Gives a family a cell of another one, which has more or takes one over itself.
  @discardableResult
  private mutating func feed(_ family: Int, _ asked: inout Set<Int>) -> Bool {
    let own = (cells[family] ?? []).filter { chosen[$0] != family && asked.insert($0).inserted }
    let spare = own.first { cell in chosen[cell].map { (loads[$0] ?? 0) > 1 } ?? false }
    if let spare {
      take(spare, for: family)
      return true
    }
    for cell in own {
      guard let giver = chosen[cell], feed(giver, &asked) else { continue }
      take(cell, for: family)
      return true
    }
    return false
  }

  private mutating func take(_ cell: Int, for family: Int) {
    if let giver = chosen[cell] { loads[giver, default: 1] -= 1 }
    chosen[cell] = family
    loads[family, default: 0] += 1
  }
}
