/// Puts cells together that differ for one reason.
///
/// The edits of all cells fall into families. A cell with edits of several belongs to the one that
/// the fewest cells have, and one cell to a family that would have none (``FamilyChoice``), so that
/// each family has an entry of its own where it can; an entry tells all edits of its cells.
struct Clustering {
  /// A cell that differs, and why.
  struct Member {
    let cell: String
    let cause: CellCause
    /// The amount of the picture that differs.
    let weight: Int
    /// A Boolean value that indicates whether there is a picture of the difference.
    var isPictured = false

    /// A Boolean value that indicates whether more than the lower half of a changed view is to be
    /// seen, as is not where it was scrolled beneath a bar.
    var isInSight: Bool {
      let frames = cause.boxes.compactMap { $0.after ?? $0.before }.filter { $0.count == 4 }
      return frames.isEmpty || frames.contains { $0[1] + $0[3] / 2 >= 0 }
    }
  }

  private let members: [Member]
  private var families = EditFamilies()
  /// The family that each cell stands with; nil for causes that have none.
  private var chosen: [Int?] = []
  /// The screens of the cells that have an edit of a family, by their clusters' keys.
  private var screens: [Int: [String: Set<String>]] = [:]

  init(_ members: [Member]) {
    self.members = members
    for member in members {
      for edit in Self.tellingEdits(member.cause) { families.enter(edit) }
    }
    chosen =
      FamilyChoice(
        members.map { isOfViews($0.cause) ? familiesOf($0.cause).sorted() : [] }
      ).chosen
    for (index, member) in members.enumerated() {
      let families = familiesOf(member.cause)
      guard !families.isEmpty else { continue }
      let (key, screen) = (key(of: index), CellName(member.cell)?.screen ?? member.cell)
      for family in families { screens[family, default: [:]][key, default: []].insert(screen) }
    }
  }

  /// The clusters, without their counts of the screens' cells.
  var clusters: [CauseCluster] {
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for index in members.indices {
      let key = key(of: index)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    return order.compactMap { groups[$0].flatMap(cluster) }
      .sorted { ($1.cells.count, $0.id) < ($0.cells.count, $1.id) }
  }

  /// Returns the edits that follow from no other; all of them if each may.
  private static func tellingEdits(_ cause: CellCause) -> [CellCause.Edit] {
    let own = cause.edits.filter { !$0.isDerived }
    return own.isEmpty ? cause.edits : own
  }

  private func familiesOf(_ cause: CellCause) -> Set<Int> {
    Set(Self.tellingEdits(cause).compactMap(families.family))
  }

  private func isOfViews(_ cause: CellCause) -> Bool {
    cause.kind == .edit || cause.kind == .asset
  }

  private func key(of index: Int) -> String {
    if let family = chosen[index] { return "family \(family)" }
    let (cause, top) = (members[index].cause, members[index].cause.edits.first)
    return "\(cause.kind) \(top?.source ?? "") \(top?.view ?? "") \(top?.text ?? "")"
  }

  private func cluster(_ indices: [Int]) -> CauseCluster? {
    let members = indices.map { self.members[$0] }
    guard let index = indices.first, let first = members.first else { return nil }
    let family = chosen[index] ?? familiesOf(first.cause).min()
    let edits = ranked(members, family)
    guard let top = edits.first else { return nil }
    let worst = members.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.isInSight != b.isInSight { return a.isInSight }
      if a.weight != b.weight { return a.weight > b.weight }
      return a.isPictured == b.isPictured ? first.offset < second.offset : a.isPictured
    }.map(\.element)
    let boxes = members.filter { !$0.cause.boxes.isEmpty }.map { ($0.cell, $0.cause.boxes) }
    let kind = kind(first.cause.kind, top)
    let title = Self.title(top, edits)
    // A constant's line is no view's, and all that use it are told.
    let isNamed = top.constant?.name != nil
    let view = isNamed ? "" : top.view
    let named = CauseCluster.Edit(source: top.source, view: "", text: title)
    let uses = Self.told(edits).reduce(into: [CauseCluster.Edit]()) { uses, edit in
      let use = CauseCluster.Edit(source: edit.use, view: edit.view, text: edit.words)
      // A shape and what clips it have one radius, and one sentence.
      if uses.last != use { uses.append(use) }
    }
    return CauseCluster(
      id: [.edit, .data, .asset].contains(kind)
        ? CauseCluster.id(kind, top.source, top.text)
        : CauseCluster.id(kind, top.source, top.view, top.text),
      kind: kind, title: top.fromData(title),
      source: top.source, view: view,
      edits: Array(((isNamed ? [named] : []) + uses).prefix(CauseCluster.mostEdits)),
      consequences: worst.first?.cause.consequences ?? [], cells: worst.map(\.cell), of: 0,
      indicated: [], boxes: Dictionary(boxes) { first, _ in first },
      elsewhere: family.flatMap { elsewhere($0, key: key(of: index)) })
  }

  /// Returns the edit that names a cluster in words, with the number of other rows of its line and
  /// that of its places: `Row “Perm” is gone, and 2 more, 1 is new, in 3 places`.
  private static func title(_ top: CellCause.Edit, _ edits: [CellCause.Edit]) -> String {
    let colors = top.colors
    let alike = edits.filter {
      $0.text == top.text || !colors.isDisjoint(with: $0.colors)
        || top.constant?.name != nil && $0.source == top.source
    }
    let places = Set(alike.map(\.use)).count
    let isAtSeveral = places > 1 && top.isNamedByText
    let sentence = top.sentence?.with(Self.others(beside: top, edits))
    var title = isAtSeveral ? top.sentence?.withoutSubject ?? top.text : sentence?.text ?? top.text
    if isAtSeveral, Set(alike.map(\.text)).count > 1, let sentence = top.sentence, !colors.isEmpty {
      title = sentence.ofColor
    }
    if let constant = top.constant, let name = constant.name {
      title = constant.change.map { "\(name): \($0)" } ?? "\(title), from \(name)"
    }
    if let fate = top.sentence?.fate {
      let rows = edits.filter { $0.use == top.use }.compactMap(\.sentence?.fate)
      let alike = rows.count { $0 == fate }
      if alike > 1 { title += ", and \(alike - 1) more" }
      for other in EditSentence.Fate.allCases where other != fate {
        let count = rows.count { $0 == other }
        if count > 0 { title += ", \(count) \(other.words(of: count))" }
      }
    }
    return isAtSeveral ? "\(title), in \(places) places" : title
  }

  /// Returns the sentences of other settings that were edited in the same view, as both lengths of
  /// a frame.
  private static func others(
    beside top: CellCause.Edit, _ edits: [CellCause.Edit]
  ) -> [EditSentence] {
    edits.filter {
      $0.use == top.use && $0.view == top.view && $0.text != top.text && !$0.isDerived
    }.compactMap(\.sentence)
  }

  /// Returns the edits that are told: what follows from an edit of the same line only where a text
  /// is cut off by it.
  private static func told(_ edits: [CellCause.Edit]) -> [CellCause.Edit] {
    let own = Set(edits.filter { !$0.isDerived }.map(\.source))
    return edits.filter {
      !$0.isDerived || !own.contains($0.source) || $0.text.hasPrefix("truncated")
    }
  }

  /// Returns the screens that have an edit of a family in other clusters alone; nil for none.
  private func elsewhere(_ family: Int, key: String) -> [String]? {
    let all = screens[family] ?? [:]
    let others = all.filter { $0.key != key }.values.reduce(into: Set()) { $0.formUnion($1) }
      .subtracting(all[key] ?? [])
    return others.isEmpty ? nil : others.sorted()
  }

  /// Returns the nature of cells' cause, which the edit that names them decides.
  private func kind(_ kind: CellCause.Kind, _ top: CellCause.Edit) -> CellCause.Kind {
    guard kind == .edit || kind == .asset else { return kind }
    if kind == .asset, top.text.hasPrefix("image") { return .asset }
    return top.data == nil ? .edit : .data
  }

  /// Returns the edits of some cells: those of the family first, and of these the ones that most
  /// cells have.
  private func ranked(_ members: [Member], _ family: Int?) -> [CellCause.Edit] {
    struct Rank {
      var count = 0
      let place: Int
      var edit: CellCause.Edit
      let isOwn: Bool
    }
    var ranks: [[String]: Rank] = [:]
    for edit in members.flatMap(\.cause.edits) {
      let isOwn = !edit.isDerived && families.family(of: edit) == family
      let rank = Rank(place: ranks.count, edit: edit, isOwn: isOwn)
      ranks[[edit.use, edit.text], default: rank].count += 1
      ranks[[edit.use, edit.text]]?.edit.join(edit)
    }
    return ranks.values.sorted {
      ($0.isOwn ? 0 : 1, $0.edit.isDerived ? 1 : 0, -$0.count, $0.place)
        < ($1.isOwn ? 0 : 1, $1.edit.isDerived ? 1 : 0, -$1.count, $1.place)
    }.map(\.edit)
  }
}
