/// The elements of a placed tree that pass something up, in the order of drawing.
///
/// A window asks its content for several preferences and for layers. One walk finds the few
/// elements that have any of these; each key looks through them alone.
struct PreferenceOutline {
  private struct Entry {
    let element: Element
    let isShown: Bool
    /// The number of the first entry that does not lie within the element.
    var end: Int
  }

  private var entries: [Entry] = []

  init(_ content: [Element]) {
    for element in content { append(element, isShown: true) }
  }

  private mutating func append(_ element: Element, isShown: Bool) {
    guard element.passesUp else { return }
    let isShown = isShown && element.isPlaced
    let place = entries.count
    let hasOwn = element.hasOwnToPassUp
    if hasOwn { entries.append(Entry(element: element, isShown: isShown, end: place)) }
    for case let child as Element in element.children { append(child, isShown: isShown) }
    if hasOwn { entries[place].end = entries.count }
  }

  /// The value that the content gives a key, or nil if it gives none.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    var found: [Any] = []
    var place = 0
    while place < entries.count {
      if let own = entries[place].element.preferences.last(where: { $0.key == id }) {
        found.append(own.value)
        place = entries[place].end
      } else {
        place += 1
      }
    }
    return reduced(found, key)
  }

  /// The layers that placed elements ask for.
  var windowLayers: [WindowLayer] {
    entries.flatMap { $0.isShown ? $0.element.windowLayers : [] }
  }
}
