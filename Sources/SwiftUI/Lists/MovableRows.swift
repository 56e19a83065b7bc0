/// The way in which a drag moves a row among those of its collection.
struct RowMove {
  /// A closure that receives the offset of the row, and the offset before which it is put.
  let action: (IndexSet, Int) -> Void
  /// The offset of the row in its collection; nil for a row of none.
  var row: Int?
  /// The place of the collection, or what edits it, by which it is told from others of the section.
  var collection: AnyObject?
}

/// Lets rows be moved by drags, which begin at their handles or with a long press.
///
/// Rows are put where they are let go: on the way there the list stands still.
struct MovableRowsModifier: PrimitiveModifier {
  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let start = output.count
    Target._lower(content, context, &output)
    guard context.environment.isEnabled else { return }
    for rows in output[start...] {
      for (element, move) in rows.movableRows {
        element.interactions.append(
          .gesture(.drag) { [weak rows, weak element] touch in
            guard touch.isEnd, let rows, let element else { return }
            rows.drop(element, move, by: touch.location.y - touch.start.y)
          })
      }
    }
  }
}

extension Element {
  /// Moves a row to where its middle has been dragged, before the first of its collection whose
  /// middle lies below.
  fileprivate func drop(_ row: Element, _ move: RowMove, by distance: Double) {
    guard let offset = move.row else { return }
    let middle = row.rect.midY + distance
    let others = movableRows.filter { $0.move.collection === move.collection }
      .compactMap { other in other.move.row.map { (offset: $0, middle: other.element.rect.midY) } }
      .filter { $0.offset != offset }
    let next = others.filter { $0.middle > middle }.map(\.offset).min()
    guard next != others.map(\.offset).filter({ $0 > offset }).min() else { return }
    let end = (others.map(\.offset).max() ?? offset) + 1
    move.action(IndexSet(integer: offset), next ?? end)
  }
}
