/// The families of a run's edits: edits of one source line, and of equal words or colours at
/// several, are one.
struct EditFamilies {
  private var parents: [Int] = []
  private var places: [CellCause.Edit: Int] = [:]
  private var bySource: [String: Int] = [:]
  private var byText: [String: Int] = [:]
  private var byColors: [String: Int] = [:]

  /// A number for an edit that all of its family have once each edit is entered.
  mutating func enter(_ edit: CellCause.Edit) {
    guard places[edit] == nil else { return }
    let place = parents.count
    parents.append(place)
    places[edit] = place
    if !edit.source.isEmpty {
      join(place, bySource[edit.source])
      bySource[edit.source] = place
    }
    if edit.isNamedByText {
      join(place, byText[edit.text])
      byText[edit.text] = place
      for color in edit.colors {
        join(place, byColors[color])
        byColors[color] = place
      }
    }
  }

  private mutating func join(_ place: Int, _ other: Int?) {
    if let other { parents[root(of: place)] = root(of: other) }
  }

  private func root(of place: Int) -> Int {
    var place = place
    while parents[place] != place { place = parents[place] }
    return place
  }

  /// Returns the family of an edit that was entered.
  func family(of edit: CellCause.Edit) -> Int? { places[edit].map(root) }
}
