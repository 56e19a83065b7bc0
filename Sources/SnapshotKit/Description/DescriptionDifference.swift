import Foundation

/// What was edited between two descriptions of a screen, apart from what merely moved because of it.
public struct DescriptionDifference: Codable, Hashable, Sendable {
  /// One edit of a view.
  public struct Edit: Codable, Hashable, Sendable {
    /// What was done.
    public enum Kind: String, Codable, Sendable {
      case changed, inserted, removed, reordered, moved
    }

    public let kind: Kind
    /// The types and ids that lead to the view.
    public let view: String
    /// `Module/File.swift:12`; empty where the system made the view.
    public let source: String
    /// The property that changed.
    public let property: String?
    /// Its values, or the place that a moved view came from and went to; absent for none.
    public let before: String?
    public let after: String?
  }

  /// Views that moved or grew alike, though nothing was edited in them.
  public struct Consequence: Codable, Hashable, Sendable {
    public let views: Int
    /// Points by which they moved and grew.
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
  }

  public private(set) var edits: [Edit] = []
  public private(set) var consequences: [Consequence] = []

  /// Whether both descriptions are of the same picture.
  public var isEmpty: Bool { edits.isEmpty && consequences.isEmpty }

  /// Compares what was described before with what is now.
  public init(from old: ScreenDescription, to new: ScreenDescription) {
    let match = ViewMatch(old, new)
    edits = Self.moves(match) + Self.insertionsAndRemovals(match) + Self.changes(match)
    consequences = Self.consequences(match)
  }

  /// The properties that follow from a frame's size, or from what lies around.
  private static let derived: Set<String> = [
    "truncated", "shrunk", "place", "operations", "transform", "mask",
  ]

  private static func changes(_ match: ViewMatch) -> [Edit] {
    match.pairs.flatMap { pair -> [Edit] in
      let (before, after) = (match.old.views[pair.old], match.new.views[pair.new])
      let isResized =
        before.frame.width != after.frame.width || before.frame.height != after.frame.height
      return names(before, after).compactMap { name in
        let (old, new) = (before.value(name), after.value(name))
        guard old != new, !(isResized && isDerived(name, old, new)) else { return nil }
        return Edit(
          kind: .changed, view: match.new.path(of: pair.new), source: after.source,
          property: name, before: old, after: new)
      }
    }
  }

  private static func names(
    _ before: ScreenDescription.Item, _ after: ScreenDescription.Item
  ) -> [String] {
    let names = after.properties.map(\.name)
    return names + before.properties.map(\.name).filter { !names.contains($0) }
  }

  /// Whether a property may have changed with its view's size alone.
  private static func isDerived(_ name: String, _ old: String?, _ new: String?) -> Bool {
    if derived.contains(name) { return true }
    guard name.hasPrefix("shape") || name.hasPrefix("clip") else { return false }
    // A capsule's radius and a path's points follow its size; the kind does not.
    return old?.prefix { $0 != " " } == new?.prefix { $0 != " " }
  }

  private static func insertionsAndRemovals(_ match: ViewMatch) -> [Edit] {
    match.removed.map { index in
      Edit(
        kind: .removed, view: match.old.path(of: index), source: match.old.views[index].source,
        property: nil, before: match.old.views[index].value("text"), after: nil)
    }
      + match.inserted.map { index in
        Edit(
          kind: .inserted, view: match.new.path(of: index), source: match.new.views[index].source,
          property: nil, before: nil, after: match.new.views[index].value("text"))
      }
  }

  private static func moves(_ match: ViewMatch) -> [Edit] {
    match.moved.map { pair in
      let (before, after) = (match.old.path(of: pair.old), match.new.path(of: pair.new))
      let stays = match.old.parentPath(of: pair.old) == match.new.parentPath(of: pair.new)
      return Edit(
        kind: stays ? .reordered : .moved, view: after, source: match.new.views[pair.new].source,
        property: nil, before: stays ? nil : before, after: stays ? nil : after)
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
}

extension DescriptionDifference {
  /// A line an edit, then what moved.
  public var text: String {
    if isEmpty { return "nothing was edited" }
    return (edits.map(\.description) + consequences.map(\.description)).joined(separator: "\n")
  }
}

extension DescriptionDifference.Edit: CustomStringConvertible {
  /// Such as `App/Card.swift:41 Card > Text: font 17 to 16 pt`.
  public var description: String {
    let place = source.isEmpty ? view : "\(source) \(view)"
    switch kind {
    case .inserted: return "\(place): inserted" + (after.map { " \($0)" } ?? "")
    case .removed: return "\(place): removed" + (before.map { " \($0)" } ?? "")
    case .reordered: return "\(place): reordered"
    case .moved: return "\(place): moved here from \(before ?? "")"
    case .changed: return "\(place): \(change)"
    }
  }

  private var change: String {
    let name = property ?? ""
    switch (before, after) {
    case (let before?, let after?): return "\(name) \(before) to \(after)\(unit)"
    case (nil, let after?): return "\(name) set to \(after)\(unit)"
    case (let before?, nil): return "\(name) \(before) taken away"
    case (nil, nil): return name
    }
  }

  /// Points, where the values are lengths alone.
  private var unit: String {
    let lengths = [
      "font", "padding", "spacing", "width", "height", "min", "max", "ideal", "offset",
    ]
    guard let after, lengths.contains(where: { property?.hasPrefix($0) == true }) else { return "" }
    return after.split(separator: " ").allSatisfy { Double($0) != nil } ? " pt" : ""
  }
}

extension DescriptionDifference.Consequence: CustomStringConvertible {
  /// Such as `9 views moved by 0 -4 pt`.
  public var description: String {
    let moved = x == 0 && y == 0 ? nil : "moved by \(x.written) \(y.written)"
    let grew = width == 0 && height == 0 ? nil : "grew by \(width.written) x \(height.written)"
    let what = [moved, grew].compactMap { $0 }.joined(separator: " and ")
    return "\(views) \(views == 1 ? "view" : "views") \(what) pt"
  }
}
