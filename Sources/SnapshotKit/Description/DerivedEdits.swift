import Foundation

/// The edits that may follow from another one: a setting that was taken over from a view around, a
/// row that has no room any more.
extension DescriptionDifference {
  /// The properties that follow from a frame's size, or from what lies around.
  private static let derived: Set<String> = [
    "truncated", "shrunk", "place", "operations", "transform", "mask", "zIndex",
  ]

  /// The names of what a view shows, which it does not where it has no room left.
  static func contents(_ view: ScreenDescription.Item) -> [String] {
    view.properties.map(\.name).filter { name in
      ["text", "shape", "clip", "symbol", "image"].contains(where: name.hasPrefix)
    }
  }

  /// The offset of a scrolled view follows from its content, where that is scrolled to.
  static func isScrolled(_ view: ScreenDescription.Item, _ name: String) -> Bool {
    name == "offset" && view.name == "ScrollView"
  }

  /// A limit that may be a share of the size that a GeometryReader told.
  static func isMeasured(_ name: String, _ pair: ViewMatch.Pair, _ match: ViewMatch)
    -> Bool
  {
    guard PropertyKinds.room.contains(name) else { return false }
    let readers = match.pairs.filter { pair in
      let (before, after) = (match.old.views[pair.old], match.new.views[pair.new])
      return after.name == "GeometryReader"
        && (before.frame.width != after.frame.width || before.frame.height != after.frame.height)
    }
    return match.new.isWithin(pair.new, Set(readers.map(\.new)))
  }

  /// Marks settings that a view has once for each view within it as following from one that came
  /// or went.
  static func repeated(_ changes: [Located], _ match: ViewMatch) -> [Located] {
    let around = match.new.around(match.inserted)
    let emptied = match.old.parents(of: match.removed)
    guard !around.isEmpty || !emptied.isEmpty else { return changes }
    return changes.map { located in
      if located.edit.after == nil, let view = located.old, emptied.contains(view),
        located.edit.property?.last?.isNumber == true
      {
        return located.ofRows
      }
      guard located.edit.before == nil, let view = located.new, around.contains(view),
        let property = located.edit.property, property.last?.isNumber == true,
        match.new.parents(of: match.inserted).contains(view)
          || match.new.views[view].value(located.edit.propertyName) == located.edit.after
      else { return located }
      return located.ofRows
    }
  }

  /// The properties that are changed by what a view inherits.
  private static let takenOver: Set<String> = [
    "font", "color", "fill", "stroke", "lineLimit", "multilineTextAlignment", "opacity",
    "rendering",
  ]

  /// Marks what views took over from one around them, where that was edited, as following from it.
  static func withoutTakenOver(_ located: [Located], _ match: ViewMatch) -> [Located] {
    let setters = Set(
      located.filter { PropertyKinds.takenOver.contains($0.edit.propertyName) }.compactMap(\.new))
    guard !setters.isEmpty else { return located }
    return located.map { located in
      guard takenOver.contains(located.edit.propertyName), let view = located.new else {
        return located
      }
      var located = located
      if match.new.isWithin(view, setters) { located.isDerived = true }
      return located
    }
  }

  /// Marks what came, went or moved within a view whose room was edited as following from it: lists
  /// show other rows, and what does not fit makes way.
  static func crowded(
    _ located: [Located], by changes: [Located], _ match: ViewMatch
  ) -> [Located] {
    let limited = changes.filter { PropertyKinds.room.contains($0.edit.propertyName) }
    guard !limited.isEmpty else { return located }
    let (old, new) = (Set(limited.compactMap(\.old)), Set(limited.compactMap(\.new)))
    return located.map { located in
      var located = located
      if let view = located.old, match.old.isWithin(view, old) { located.isDerived = true }
      if let view = located.new, match.new.isWithin(view, new) { located.isDerived = true }
      return located
    }
  }

  /// Returns a Boolean value that indicates whether a view's size alone may have changed a
  /// property.
  static func isDerived(
    _ change: PropertyChange, _ before: ScreenDescription.Frame, _ after: ScreenDescription.Frame
  ) -> Bool {
    let name = change.name
    if derived.contains(name) { return true }
    guard name.hasPrefix("shape") || name.hasPrefix("clip") else { return false }
    let (old, new) = (words(change.before), words(change.after))
    // A capsule's radius and a path's points follow its size; the kind does not, nor does the
    // radius of other corners.
    guard old.first == new.first else { return false }
    guard old.first == "rounded", old.count > 1, new.count > 1, old[1] != new[1] else {
      return true
    }
    let isResized = before.width != after.width || before.height != after.height
    return isResized && (before.isHalf(old[1]) || after.isHalf(new[1]))
  }

  private static func words(_ value: String?) -> [Substring] {
    value?.split(separator: " ") ?? []
  }

  /// Returns a Boolean value that indicates whether a view may show or not for the room alone: the
  /// ground of a bar, which content that is scrolled beneath calls for; a pin of a map; the last
  /// items of those that are made as they come into sight.
  static func isShownByRoom(
    _ index: Int, _ alike: [Int], _ description: ScreenDescription
  ) -> Bool {
    let view = description.views[index]
    if view.name == "BarBackground" { return true }
    guard view.id != nil, let parent = view.parent else { return false }
    if description.views[parent].name == "MapStage" { return true }
    let isLast = description.views.indices.dropFirst(index + 1)
      .allSatisfy { description.views[$0].parent != parent || alike.contains($0) }
    return isLast && description.isMadeAsSeen(index)
  }
}

extension ScreenDescription {
  /// Returns a Boolean value that indicates whether a view lies in a list or a lazy stack or grid,
  /// which make what is seen.
  fileprivate func isMadeAsSeen(_ index: Int) -> Bool {
    sequence(first: index) { views[$0].parent }.dropFirst()
      .contains { views[$0].name.hasPrefix("Lazy") || views[$0].name.hasPrefix("List") }
  }

  /// Returns the views right around some.
  fileprivate func parents(of indices: [Int]) -> Set<Int> {
    Set(indices.compactMap { views[$0].parent })
  }

  /// Returns all views around some.
  fileprivate func around(_ indices: [Int]) -> Set<Int> {
    Set(indices.flatMap { sequence(first: $0) { self.views[$0].parent }.dropFirst() })
  }

  /// Returns a Boolean value that indicates whether a view that came or went was made for the sake
  /// of one beside it that did so too, such as the divider or the ground of a row: it has no name
  /// but its place among the subviews of a group, or stands on the line of the view around.
  func isMadeForSibling(_ index: Int, of others: [Int]) -> Bool {
    let view = views[index]
    return (isNumbered(index) || isGround(index))
      && others.contains {
        views[$0].parent == view.parent && !isNumbered($0)
          && (views[$0].id != nil || !isGround($0))
      }
  }

  /// Returns a Boolean value that indicates whether a view without an id stands on the line of the
  /// view around, as the ground of a list's row does.
  private func isGround(_ index: Int) -> Bool {
    let view = views[index]
    return view.id == nil && !view.source.isEmpty
      && view.parent.map { views[$0].source } == view.source
  }

  /// Returns a Boolean value that indicates whether a view has no id but its place among the
  /// subviews of a group.
  func isNumbered(_ index: Int) -> Bool { views[index].id?.hasPrefix("ID(index: ") == true }

  /// Returns a Boolean value that indicates whether a view lies in one of some others.
  fileprivate func isWithin(_ index: Int, _ others: Set<Int>) -> Bool {
    sequence(first: index) { views[$0].parent }.dropFirst().contains(where: others.contains)
  }
}

extension ScreenDescription.Frame {
  /// Returns a Boolean value that indicates whether a radius is half of the shorter side, to a
  /// point's tenth, as a capsule's is.
  fileprivate func isHalf(_ radius: Substring) -> Bool {
    Double(radius).map { abs($0 - min(width, height) / 2) < 0.1 } ?? false
  }
}

extension DescriptionDifference.Located {
  /// The edit as what a container draws for the rows in it, which came or went.
  fileprivate var ofRows: Self {
    var located = self
    (located.isDerived, located.isMadeForRow) = (true, true)
    return located
  }
}
