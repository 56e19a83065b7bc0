import Foundation

/// The edits between two descriptions of a screen, apart from the moves that follow from them.
///
///     let difference = DescriptionDifference(from: approved, to: drawn)
///     for edit in difference.edits { print(edit.view, edit.source) }
public struct DescriptionDifference: Codable, Hashable, Sendable {
  /// One edit of a view.
  public struct Edit: Codable, Hashable, Sendable {
    /// The nature of an edit.
    public enum Kind: String, Codable, Sendable {
      /// A setting has another value; the view is new, gone, in another order, or in another view.
      case changed, inserted, removed, reordered, moved
      /// Nothing that was set is another, but the view lies elsewhere than the views around it
      /// tell.
      case placed
    }

    /// The nature of the edit.
    public let kind: Kind
    /// The types and ids that lead to the view.
    public let view: String
    /// The place in the source, `Module/File.swift:12`; empty where the system made the view.
    public let source: String
    /// The property that changed.
    public let property: String?
    /// Its values, or the place that a moved view came from and went to; absent for none.
    public let before: String?
    /// The value after the edit; nil where there is none.
    public let after: String?
    /// The edit in words, such as `Font of Text “Saransk”: 17 to 16 pt`.
    public internal(set) var sentence: String?
  }

  /// Views that moved or grew alike, though nothing was edited in them.
  public struct Consequence: Codable, Hashable, Sendable {
    /// The number of views.
    public let views: Int
    /// The horizontal distance that they moved, in points.
    public let x: Double
    /// The vertical distance that they moved, in points.
    public let y: Double
    /// The width that they grew by, in points.
    public let width: Double
    /// The height that they grew by, in points.
    public let height: Double
  }

  /// An edit with the indices of its view in both descriptions.
  struct Located: Hashable, Sendable {
    var edit: Edit
    let old: Int?
    let new: Int?
    /// A Boolean value that indicates whether the edit may follow from another.
    var isDerived = false
    /// A Boolean value that indicates whether the edit is of what a container draws for a row that
    /// came, went or moved, such as its ground.
    var isMadeForRow = false
    /// A Boolean value that indicates whether the edit may change the picture.
    var isSeen = true
    /// The places at which the app's views around are made, the innermost first.
    var callers: [String] = []
  }

  /// The edits: moves, insertions and removals first, then changed settings; those that change
  /// nothing of the picture last.
  public private(set) var edits: [Edit] = []
  /// The moves and growths that follow from the edits.
  public private(set) var consequences: [Consequence] = []
  /// The edits with their views.
  private(set) var located: [Located] = []

  private enum CodingKeys: String, CodingKey { case edits, consequences }

  /// A Boolean value that indicates whether both descriptions are of the same picture.
  public var isEmpty: Bool { edits.isEmpty && consequences.isEmpty }

  /// Compares what was described before with what is now.
  public init(from old: ScreenDescription, to new: ScreenDescription) {
    let match = ViewMatch(old, new)
    consequences = Self.consequences(match)
    let changes = Self.withoutTakenOver(Self.changes(match), match)
    located = Self.crowded(
      Self.moves(match) + Self.insertionsAndRemovals(match), by: changes, match)
    located += Self.repeated(changes, match)
    located = SeenEdits(match).marked(located)
    located = Replacements(match, located).joined
    if located.allSatisfy({ !$0.isSeen || $0.isRuleMoved }) {
      located = Self.placements(match) + located
    }
    let callers = Callers(match)
    for index in located.indices {
      located[index].callers = callers.of(located[index])
      located[index].edit.sentence = EditSentence(located[index], from: old, to: new).text
    }
    edits = located.map(\.edit)
  }

  private static func changes(_ match: ViewMatch) -> [Located] {
    match.pairs.flatMap { pair -> [Located] in
      let (before, after) = (match.old.views[pair.old], match.new.views[pair.new])
      let isResized =
        before.frame.width != after.frame.width || before.frame.height != after.frame.height
      let hidesContent = isResized && contents(before) != contents(after)
      return PropertyChange.changes(from: before, to: after).compactMap { change in
        let (name, old, new) = (change.name, change.before, change.after)
        let follows = isDerived(change, before.frame, after.frame)
        guard old != new, !(isResized && follows) else { return nil }
        let edit = Edit(
          kind: .changed, view: match.new.path(of: pair.new), source: after.source,
          property: name, before: old, after: new)
        let isHidden = hidesContent && (old == nil) != (new == nil)
        return Located(
          edit: edit, old: pair.old, new: pair.new,
          isDerived: follows || isHidden || isScrolled(after, name)
            || isMeasured(edit.propertyName, pair, match))
      }
    }
  }

  private static func insertionsAndRemovals(_ match: ViewMatch) -> [Located] {
    let removed = match.old.commonRoots(of: match.removed)
    let inserted = match.new.commonRoots(of: match.inserted)
    return removed.map { index in
      let written = match.old.writtenRoot(of: index)
      let edit = Edit(
        kind: .removed, view: match.old.path(of: written),
        source: match.formerPlace(of: written), property: nil,
        before: match.old.words(of: written), after: nil)
      let isMade = match.old.isMadeForSibling(index, of: removed)
      return Located(
        edit: edit, old: index, new: nil,
        isDerived: isMade || isShownByRoom(index, match.removed, match.old), isMadeForRow: isMade)
    }
      + inserted.map { index in
        let written = match.new.writtenRoot(of: index)
        let edit = Edit(
          kind: .inserted, view: match.new.path(of: written),
          source: match.new.views[written].source, property: nil, before: nil,
          after: match.new.words(of: written))
        let isMade = match.new.isMadeForSibling(index, of: inserted)
        return Located(
          edit: edit, old: nil, new: index,
          isDerived: isMade || isShownByRoom(index, match.inserted, match.new),
          isMadeForRow: isMade)
      }
  }

  private static func moves(_ match: ViewMatch) -> [Located] {
    match.moved.map { pair in
      let (before, after) = (match.old.path(of: pair.old), match.new.path(of: pair.new))
      let stays = match.old.parentPath(of: pair.old) == match.new.parentPath(of: pair.new)
      let edit = Edit(
        kind: stays ? .reordered : .moved, view: after, source: match.new.views[pair.new].source,
        property: nil, before: stays ? nil : before, after: stays ? nil : after)
      // Where it lies as it lay, nobody sees that other views hold it.
      let isSeen = match.old.views[pair.old].frame != match.new.views[pair.new].frame
      let isMade = match.new.isMadeForSibling(pair.new, of: match.moved.map(\.new))
      return Located(
        edit: edit, old: pair.old, new: pair.new, isDerived: isMade || !stays && !isSeen,
        isMadeForRow: isMade)
    }
  }

  /// Returns the outermost views that lie otherwise in the view around them, though that one has
  /// the size it had.
  private static func placements(_ match: ViewMatch) -> [Located] {
    var partners: [Int: Int] = [:]
    for pair in match.pairs { partners[pair.new] = pair.old }
    return match.pairs.compactMap { pair in
      let (before, after) = (match.old.views[pair.old].frame, match.new.views[pair.new].frame)
      guard let outer = match.new.views[pair.new].parent, let oldOuter = partners[outer] else {
        return nil
      }
      let (oldFrame, newFrame) = (match.old.views[oldOuter].frame, match.new.views[outer].frame)
      guard oldFrame.width == newFrame.width, oldFrame.height == newFrame.height,
        before.inside(oldFrame) != after.inside(newFrame)
      else { return nil }
      let edit = Edit(
        kind: .placed, view: match.new.path(of: pair.new),
        source: match.new.views[pair.new].source, property: nil, before: before.description,
        after: after.description)
      return Located(edit: edit, old: pair.old, new: pair.new)
    }
  }

  private static func consequences(_ match: ViewMatch) -> [Consequence] {
    var counts: [[Double]: Int] = [:]
    var order: [[Double]] = []
    for pair in match.pairs {
      let (a, b) = (match.old.views[pair.old].frame, match.new.views[pair.new].frame)
      let step = [b.x - a.x, b.y - a.y, b.width - a.width, b.height - a.height].map {
        ($0 * 100).rounded() / 100
      }
      guard step.contains(where: { $0 != 0 }) else { continue }
      if counts[step] == nil { order.append(step) }
      counts[step, default: 0] += 1
    }
    return order.enumerated().sorted {
      (counts[$1.element] ?? 0, $0.offset) < (counts[$0.element] ?? 0, $1.offset)
    }.map { _, step in
      Consequence(
        views: counts[step] ?? 0, x: step[0], y: step[1], width: step[2], height: step[3])
    }
  }
}

extension ScreenDescription {
  fileprivate func parentPath(of index: Int) -> String {
    views[index].parent.map { path(of: $0) } ?? ""
  }

  /// Returns the text of a view, or else the first within it.
  fileprivate func words(of index: Int) -> String? {
    let within = views[(index + 1)...].prefix { $0.depth > views[index].depth }
    return views[index].value("text") ?? within.lazy.compactMap { $0.value("text") }.first
  }
}

extension ScreenDescription {
  /// Returns the view that an app's code put into one of the system's own, such as the text in the
  /// row of a section's header; else the view itself.
  ///
  /// Views that the system makes stand on the line of the view that it makes them for.
  fileprivate func writtenRoot(of index: Int) -> Int {
    let source = views[index].source
    guard let parent = views[index].parent, views[parent].source == source else { return index }
    let within = views.indices.dropFirst(index + 1).prefix { views[$0].depth > views[index].depth }
    let written = within.filter { child in
      views[child].source != source && views[child].parent.map { views[$0].source } == source
    }
    guard written.count == 1, let only = written.first, !views[only].source.isEmpty else {
      return index
    }
    return only
  }

  /// Returns the views that tell with the fewest lines of some that came or went: where views of
  /// one type at several lines hold nothing but what one line makes, the views of that line.
  fileprivate func commonRoots(of indices: [Int]) -> [Int] {
    var result: [Int] = []
    var groups: [String: [Int]] = [:]
    for index in indices { groups[views[index].name, default: []].append(index) }
    for index in indices {
      guard let group = groups.removeValue(forKey: views[index].name) else { continue }
      result += commonRoots(ofAlike: group) ?? group
    }
    return result
  }

  private func commonRoots(ofAlike group: [Int]) -> [Int]? {
    guard Set(group.map { views[$0].source }).count > 1 else { return nil }
    let chains = group.map(onlyChildren)
    return chains.first?.lazy.map { views[$0].source }.compactMap { source -> [Int]? in
      let found = chains.compactMap { $0.first { views[$0].source == source } }
      let isAll = found.count == group.count && views.count { $0.source == source } == group.count
      return isAll && !source.isEmpty ? found : nil
    }.first
  }

  /// Returns the views that are the only ones in a view, and in each other.
  private func onlyChildren(below index: Int) -> [Int] {
    var chain: [Int] = []
    var last = index
    while last + 1 < views.count, views[last + 1].parent == last {
      let within = views[(last + 1)...].prefix { $0.depth > views[last].depth }
      guard within.count(where: { $0.parent == last }) == 1 else { break }
      last += 1
      chain.append(last)
    }
    return chain
  }
}

extension ScreenDescription.Frame {
  /// Returns the frame from the corner of another, to a hundredth of a point.
  fileprivate func inside(_ outer: Self) -> Self {
    Self(rect.offsetBy(dx: -outer.x, dy: -outer.y))
  }
}

extension ViewMatch {
  /// Returns the line on which a removed view would stand today: as far behind the view around it
  /// as it was.
  ///
  /// A part of a view, such as its background, has the line of what it holds: it is no such view.
  fileprivate func formerPlace(of index: Int) -> String {
    let source = old.views[index].source
    let outer = sequence(first: index) { old.views[$0].parent }.dropFirst()
    guard
      let parent = outer.first(where: { !ScreenDescription.parts.contains(old.views[$0].name) }),
      let partner = pairs.first(where: { $0.old == parent })?.new,
      let (file, line) = source.fileAndLine,
      let (oldFile, oldLine) = old.views[parent].source.fileAndLine,
      let (newFile, newLine) = new.views[partner].source.fileAndLine,
      file == oldFile, file == newFile
    else { return source }
    return "\(file):\(line - oldLine + newLine)"
  }
}

extension String {
  /// The halves of `App/Card.swift:12`; nil for what is no place in a source.
  var fileAndLine: (file: Substring, line: Int)? {
    guard let colon = lastIndex(of: ":"), let line = Int(self[index(after: colon)...]) else {
      return nil
    }
    return (self[..<colon], line)
  }
}
