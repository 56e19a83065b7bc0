/// Tells a view's place in the source from that of the view before it, or else of the one around
/// it, where they are in one file.
struct OutlinePlaces {
  private struct Place {
    let file: Substring
    let line: Int

    init?(_ source: String) {
      guard let (file, line) = source.fileAndLine else { return nil }
      (self.file, self.line) = (file, line)
    }
  }

  private var own: [Place?] = []
  /// The last view within each.
  private var last: [Int: Int] = [:]

  /// Returns the view from which the place of a new view within another is told.
  private func reference(in parent: Int?) -> Place? {
    guard let parent else { return nil }
    return last[parent].flatMap { own[$0] } ?? own[parent]
  }

  private mutating func note(_ place: Place?, in parent: Int?) {
    own.append(place)
    if let parent { last[parent] = own.count - 1 }
  }

  /// Returns the place of the next view, such as `App/Card.swift:12` or `+3`; nil where it has
  /// none, or no line.
  mutating func written(_ source: String, in parent: Int?) -> String? {
    guard let place = Place(source) else {
      note(nil, in: parent)
      return nil
    }
    let reference = reference(in: parent)
    note(place, in: parent)
    guard let reference, reference.file == place.file else { return source }
    let step = place.line - reference.line
    return step < 0 ? "\(step)" : "+\(step)"
  }

  /// Returns the source of the next view, as it was written; nil for what tells no place.
  mutating func read(_ text: String?, in parent: Int?) -> String? {
    guard let text else {
      note(nil, in: parent)
      return ""
    }
    guard text.hasPrefix("+") || text.hasPrefix("-") else {
      guard let place = Place(text) else { return nil }
      note(place, in: parent)
      return text
    }
    guard let step = Int(text), let reference = reference(in: parent) else { return nil }
    let (line, overflow) = reference.line.addingReportingOverflow(step)
    guard !overflow else { return nil }
    let source = "\(reference.file):\(line)"
    note(Place(source), in: parent)
    return source
  }
}
