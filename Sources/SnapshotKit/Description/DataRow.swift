import Foundation

/// A view that a `ForEach` made for one of several elements of its data.
///
/// Data is shown by several screens, at several lines: an element that came, went or moved is one
/// edit over all of them, known by the element's id.
struct DataRow: Hashable {
  /// The id in quotation marks, or with the row's text where it is no word: equal in all places
  /// that show the element.
  let key: String
  /// The words by which a person knows the row: its first text, else the id.
  let name: String
  /// The place among the rows, from 1.
  let place: Int
}

extension DataRow {
  /// The most characters of an id that are a word.
  private static let most = 40

  /// Creates the row that came, went or moved in the view around it; nil for any other edit.
  init?(
    _ located: DescriptionDifference.Located, from old: ScreenDescription, to new: ScreenDescription
  ) {
    let found: DataRow? =
      switch located.edit.kind {
      case .inserted: located.new.flatMap(new.dataRow)
      case .removed, .reordered: located.old.flatMap(old.dataRow)
      case .changed, .moved, .placed: nil
      }
    guard let found else { return nil }
    self = found
  }

  fileprivate init(id: String, text: String?, place: Int) {
    let text = text ?? ""
    let isWord = Self.isWord(id)
    key = isWord || text.isEmpty ? id.quoted : "\(id) \(text.quoted)"
    name = text.isEmpty ? id : text
    self.place = place
  }

  /// Returns a Boolean value that indicates whether an id tells an element from those of other
  /// data: numbers and random ids do not, nor are values of an app's types words.
  private static func isWord(_ id: String) -> Bool {
    id.count <= most && id.contains(where: \.isLetter) && !id.contains("(")
      && UUID(uuidString: id) == nil
  }
}

extension ScreenDescription {
  /// Returns the row that a view is; nil for one that is the only view of its line with an id, as
  /// one that an app gave an id itself mostly is.
  func dataRow(_ index: Int) -> DataRow? {
    let view = views[index]
    guard let id = view.id, !isNumbered(index) else { return nil }
    let rows = views.indices.filter {
      views[$0].parent == view.parent && views[$0].id != nil && views[$0].source == view.source
    }
    guard rows.count > 1, let place = rows.firstIndex(of: index) else { return nil }
    let within = views[(index + 1)...].prefix { $0.depth > view.depth }
    let text = view.value("text") ?? within.lazy.compactMap { $0.value("text") }.first
    return DataRow(id: id, text: text?.unquoted, place: place + 1)
  }

  /// Returns the place of a view among the rows that it is one of, or else among all views that are
  /// in the view around it, from 1.
  func place(of index: Int) -> Int {
    if let row = dataRow(index) { return row.place }
    return views[...index].count { $0.parent == views[index].parent }
  }
}
