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

/// A row that its list may move or delete; a still shows the controls for it while the list is
/// edited.
public struct EditableRow<Row: View>: View {
  let row: Row
  let traits: ListRowTraits

  init<Data>(_ row: Row, _ actions: EditActions<Data>) {
    self.row = row
    var traits = ListRowTraits()
    traits.isDeletable = actions.contains(.delete) ? true : nil
    traits.isMovable = actions.contains(.move) ? true : nil
    self.traits = traits
  }

  /// The content of the view.
  public var body: some View { row.modifier(ListRowModifier(traits: traits)) }
}

@MainActor
extension ForEach where Content: View {
  /// Creates a row for each element of a collection that a person may change, by a property.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where Data == IdentifiedIndices<C, ID>, C.Index: Hashable, Content == EditableRow<Row> {
    self.init(data, id: id) { EditableRow(content($0), editActions) }
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
