/// The skills of a goal in rows, each skill beneath all that it requires.
struct SkillTree: Hashable, Sendable {
  /// A line between two skills.
  struct Link: Hashable, Sendable {
    let from: String
    let to: String
  }

  /// A line in the margin of the skills in one column, from a skill down to those that require it.
  struct Lane: Hashable, Sendable {
    let from: String
    let to: [String]
    /// The number of lanes between it and the column.
    let place: Int
  }

  let rows: [[Skill]]
  let links: [Link]

  /// The lanes beside one column of all rows: no two lie over each other, short ones lie inside.
  var lanes: [Lane] {
    let order = rows.joined().map(\.id)
    let spans = order.enumerated().compactMap { index, skill in
      let targets = order.filter { links.contains(Link(from: skill, to: $0)) }
      return targets.last.flatMap(order.firstIndex).map { (skill, targets, index..<$0) }
    }
    var taken: [[Range<Int>]] = []
    return spans.sorted { $0.2.count < $1.2.count }.map { skill, targets, span in
      let place = taken.firstIndex { $0.allSatisfy { !$0.overlaps(span) } } ?? taken.count
      if place == taken.count { taken.append([]) }
      taken[place].append(span)
      return Lane(from: skill, to: targets, place: place)
    }
  }

  /// Arranges skills that were checked: each stands after those that it requires.
  init(_ skills: [Skill]) {
    var depth: [String: Int] = [:]
    var rows: [[Skill]] = []
    for skill in skills {
      let row = (skill.requires.compactMap { depth[$0] }.max() ?? -1) + 1
      depth[skill.id] = row
      if rows.count <= row { rows.append([]) }
      rows[row].append(skill)
    }
    self.rows = rows
    links = skills.flatMap { skill in
      skill.requires.map { Link(from: $0, to: skill.id) }
    }
  }
}
