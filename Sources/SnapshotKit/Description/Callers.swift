/// The places at which an app makes the views around another: where an argument of such a view was
/// edited, what shows it stands on lines that are as they were.
///
///     Header(title: "Day", isNew: false)    // Page.swift:9, edited
///     if isNew { Text("New") }              // Page.swift:51, gone
struct Callers {
  /// The most places of one edit.
  private static let most = 6

  private let match: ViewMatch
  private let partners: [Int: Int]

  init(_ match: ViewMatch) {
    self.match = match
    partners = Dictionary(match.pairs.map { ($0.old, $0.new) }) { first, _ in first }
  }

  /// Returns the places around an edit's view as they are now, the innermost first.
  func of(_ located: DescriptionDifference.Located) -> [String] {
    if let view = located.new { return places(around: match.new.views[view].parent) }
    let outer = located.old.flatMap { view in
      sequence(first: view) { match.old.views[$0].parent }.dropFirst()
        .lazy.compactMap { partners[$0] }.first
    }
    return places(around: outer)
  }

  private func places(around view: Int?) -> [String] {
    guard let view else { return [] }
    let views = match.new.views
    let around = sequence(first: view) { views[$0].parent }.filter { !views[$0].source.isEmpty }
    // What the system makes for its own views stands on their lines.
    let system = Set(
      around.filter { ScreenDescription.isSystem(views[$0].name) }.map { views[$0].source })
    let places = around.map { views[$0].source }.filter { !system.contains($0) }
    return places.reduce(into: []) { found, place in
      if found.count < Self.most, !found.contains(place) { found.append(place) }
    }
  }
}
