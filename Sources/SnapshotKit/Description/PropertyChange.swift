/// A property of a view and its values before and now.
///
/// Of a property that a view has several times, as of two paddings, the later ones have numbers.
/// One that came or went gives those behind it another number and no other value, so values are
/// held against each other from both ends.
struct PropertyChange: Equatable {
  /// The name, with the number that it has now, or had before it went.
  let name: String
  let before: String?
  let after: String?

  /// Returns the properties of which a value is another, in their present order, then those that
  /// are gone.
  static func changes(
    from old: ScreenDescription.Item, to new: ScreenDescription.Item
  ) -> [PropertyChange] {
    let (before, after) = (properties(old), properties(new))
    let names = order(new) + order(old).filter { after[$0] == nil }
    return names.flatMap { changes(from: before[$0] ?? [], to: after[$0] ?? []) }
  }

  private static func changes(
    from old: [ScreenDescription.Property], to new: [ScreenDescription.Property]
  ) -> [PropertyChange] {
    let most = min(old.count, new.count)
    // Where none came or went, each is held against its own.
    let isOther = old.count != new.count
    let start =
      isOther ? zip(old, new).prefix { $0.value == $1.value }.count : 0
    let end =
      isOther
      ? min(
        most - start, zip(old.reversed(), new.reversed()).prefix { $0.value == $1.value }.count)
      : 0
    let (before, after) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    return (0..<max(before.count, after.count)).compactMap { place in
      let was = place < before.count ? before[before.startIndex + place] : nil
      let now = place < after.count ? after[after.startIndex + place] : nil
      guard let name = now?.name ?? was?.name, was?.value != now?.value else { return nil }
      return PropertyChange(name: name, before: was?.value, after: now?.value)
    }
  }

  private static func properties(
    _ view: ScreenDescription.Item
  ) -> [String: [ScreenDescription.Property]] {
    Dictionary(grouping: view.properties, by: \.plainName)
  }

  /// Returns the plain names, each once.
  private static func order(_ view: ScreenDescription.Item) -> [String] {
    var seen: Set<String> = []
    return view.properties.map(\.plainName).filter { seen.insert($0).inserted }
  }
}
