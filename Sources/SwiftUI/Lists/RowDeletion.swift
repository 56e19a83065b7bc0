/// The way in which a row is deleted from its collection.
struct RowDeletion {
  /// A closure that receives the offset of the row.
  let action: (IndexSet) -> Void
  /// The offset of the row in its collection; nil for a row of none.
  var row: Int?

  func perform() {
    if let row { action(IndexSet(integer: row)) }
  }
}
