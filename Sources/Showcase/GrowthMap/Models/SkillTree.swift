/// The skills of a goal in rows, each skill beneath all that it requires.
struct SkillTree: Hashable, Sendable {
  /// A line between two skills.
  struct Link: Hashable, Sendable {
    let from: String
    let to: String
  }

  let rows: [[Skill]]
  let links: [Link]

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
