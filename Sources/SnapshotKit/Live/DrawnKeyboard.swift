import DisplayList
import Foundation

/// The keyboard that a screen shows, by what its keys do when somebody taps them.
///
/// It is drawn for a still, so that none of its keys reacts by itself.
struct DrawnKeyboard {
  /// A key by its frame and by the text or the symbol on it.
  private struct Key {
    let frame: CGRect
    var text: String?
    var symbol: String?
  }

  private let frame: CGRect
  private var keys: [Key] = []

  private static let boardName = "KeyboardView"
  private static let keyName = "KeyboardKey"
  /// The words of keys that lead to other letters or to digits, which are not drawn.
  private static let layoutWords: Set<String> = ["123", ".?123", "#+=", "ABC", "АБВ"]
  private static let spaceWords: Set<String> = ["space", "Пробел"]

  /// Finds the keyboard among the views of a list; nil where there is none.
  init?(_ list: DisplayList) {
    let views = list.views
    guard let board = views.firstIndex(where: { $0.name == Self.boardName }) else { return nil }
    frame = views[board].frame
    var places: [Int: Int] = [:]
    for (index, view) in views.enumerated().dropFirst(board + 1) {
      let around = Array(sequence(first: index) { views[$0].parent })
      guard around.contains(board) else { continue }
      let key = around.first { views[$0].name == Self.keyName }
      if key == index {
        places[index] = keys.count
        keys.append(Key(frame: view.frame))
      }
      guard let label = Self.label(of: view) else { continue }
      // A number pad's sign and its key to delete lie on the board itself.
      if let place = key.flatMap({ places[$0] }) {
        // Below a digit there are letters, as on telephones.
        if keys[place].text == nil { keys[place].text = label.text }
        keys[place].symbol = keys[place].symbol ?? label.symbol
      } else {
        keys.append(Key(frame: view.frame, text: label.text, symbol: label.symbol))
      }
    }
  }

  private static func label(of view: ViewRecord) -> (text: String?, symbol: String?)? {
    for operation in view.operations {
      switch operation {
      case .text(let drawing) where !drawing.text.string.isEmpty:
        return (drawing.text.string, nil)
      case .symbol(let drawing): return (nil, drawing.symbol.name)
      default: continue
      }
    }
    return nil
  }

  /// Returns what a tap of a point does; nil beside the keyboard.
  ///
  /// - Throws: ``LiveActionError/idleKey(_:)`` for a key that writes nothing.
  func action(at point: CGPoint) throws(LiveActionError) -> LiveAction? {
    guard frame.contains(point) else { return nil }
    // A tap between two keys is one of the nearer.
    let nearest = keys.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
    guard let key = nearest, key.text != nil || key.symbol == "delete.left" else {
      throw .idleKey(nearest?.symbol ?? "shift")
    }
    guard let text = key.text else { return LiveAction(kind: .delete) }
    if Self.layoutWords.contains(text) { throw .idleKey(text) }
    if Self.spaceWords.contains(text) { return LiveAction(kind: .type, text: " ") }
    // A sign, or the end of an address such as .com; all other words are the return key's.
    return text.count == 1 || text.hasPrefix(".")
      ? LiveAction(kind: .type, text: text) : LiveAction(kind: .submit)
  }
}

extension CGRect {
  /// Returns the distance of a point from the rectangle, in points; none within.
  fileprivate func distance(to point: CGPoint) -> Double {
    let across = max(minX - point.x, 0, point.x - maxX)
    let along = max(minY - point.y, 0, point.y - maxY)
    return Double(across * across + along * along).squareRoot()
  }
}
