/// The edits that a list may apply to the elements of a collection.
///
///     List($notes, editActions: [.move, .delete]) { $note in
///       TextField("Title", text: $note.title)
///     }
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All edits.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The indices of a collection with the ids of what is at them.
public typealias IdentifiedIndices<C: MutableCollection & RandomAccessCollection, ID> =
  LazyMapSequence<C.Indices, (C.Index, ID)>

/// A row that its list may move or delete.
public struct EditableRow<Row: View>: View {
  let row: Row
  let traits: ListRowTraits

  /// The content of the view.
  public var body: some View { row.modifier(ListRowModifier(traits: traits)) }
}

/// A collection behind the rows of a list that edits it.
@MainActor
private final class EditedCollection<Data: MutableCollection & RandomAccessCollection> {
  private let data: Binding<Data>
  private let actions: EditActions<Data>

  init(_ data: Binding<Data>, _ actions: EditActions<Data>) {
    (self.data, self.actions) = (data, actions)
  }

  /// A row with what may be done to the element at an index.
  func row<Row: View>(_ row: Row, at index: Data.Index) -> EditableRow<Row> {
    let offset = data.wrappedValue.distance(from: data.wrappedValue.startIndex, to: index)
    var traits = ListRowTraits()
    if actions.contains(.delete) {
      traits.isDeletable = true
      traits.deletion = RowDeletion(action: { self.remove($0) }, row: offset)
    }
    if actions.contains(.move) {
      traits.isMovable = true
      traits.move = RowMove(
        action: { self.move($0, before: $1) }, row: offset, collection: self)
    }
    return EditableRow(row: row, traits: traits)
  }

  private func remove(_ offsets: IndexSet) {
    // That elements can be removed is no requirement of the initialisers.
    guard let elements = data.wrappedValue as? any MutableCollection & RangeReplaceableCollection
    else { return }
    if let rest = Self.removing(offsets, from: elements) as? Data { data.wrappedValue = rest }
  }

  private static func removing(
    _ offsets: IndexSet, from elements: some MutableCollection & RangeReplaceableCollection
  ) -> Any {
    var rest = elements
    rest.remove(atOffsets: offsets)
    return rest
  }

  private func move(_ offsets: IndexSet, before destination: Int) {
    data.wrappedValue.move(fromOffsets: offsets, toOffset: destination)
  }
}

@MainActor
extension ForEach where Content: View {
  /// Creates a row for each element of a collection that a person may change, by a property.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where Data == IdentifiedIndices<C, ID>, C.Index: Hashable, Content == EditableRow<Row> {
    let edited = EditedCollection(data, editActions)
    self.init(data, id: id) { element, index in edited.row(content(element), at: index) }
  }

  /// Creates a row for each element of a collection that a person may change.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where
    Data == IdentifiedIndices<C, ID>, C.Index: Hashable, C.Element: Identifiable,
    ID == C.Element.ID, Content == EditableRow<Row>
  { self.init(data, id: \.id, editActions: editActions, content: content) }
}

extension List where SelectionValue == Never {
  /// Creates a list of a collection that its rows may change, identified by a property.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<IdentifiedIndices<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of a collection that the view, and a person, may change.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<IdentifiedIndices<C, C.Element.ID>, C.Element.ID, EditableRow<RowContent>>,
    C.Index: Hashable,
    C.Element: Identifiable
  { self.init(data, id: \.id, editActions: editActions, rowContent: rowContent) }

  /// Creates a list of a collection that the view, and a person, may change, by a property.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<IdentifiedIndices<C, ID>, ID, EditableRow<RowContent>>, C.Index: Hashable
  { self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) } }
}
