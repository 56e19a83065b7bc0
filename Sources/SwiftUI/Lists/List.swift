/// A container that presents rows in a scrolling column.
///
///     List(contacts, selection: $selected) { contact in
///       Text(contact.name)
///     }
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection
  @Environment(\.listKind) private var kind

  init(_ content: Content, _ selection: ListSelection) {
    (self.content, self.selection) = (content, selection)
  }

  /// The content of the view.
  public var body: some View {
    ListContainer(content: content, style: kind, selection: selection)
  }
}

extension List {
  /// Creates a list in which several rows may be selected.
  ///
  /// - Parameters:
  ///   - selection: A binding to the ids of the selected rows.
  ///   - content: The rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), .several(selection))
  }

  /// Creates a list in which one row may be selected.
  ///
  /// - Parameters:
  ///   - selection: A binding to the id of the selected row, or to nil.
  ///   - content: The rows.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), .one(selection))
  }

  /// Creates a list of identifiable values in which several may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), .several(selection))
  }

  /// Creates a list of identifiable values in which one may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), .one(selection))
  }

  /// Creates a list of values, identified by a property, in which several rows may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .several(selection))
  }

  /// Creates a list of values, identified by a property, in which one row may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .one(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), .none) }

  /// Creates a list of identifiable values.
  ///
  ///     List(contacts) { contact in Text(contact.name) }
  ///
  /// - Parameters:
  ///   - data: The values.
  ///   - rowContent: A closure that returns the row of a value.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), .none)
  }

  /// Creates a list of values, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The values.
  ///   - id: The key path of the property that identifies a value.
  ///   - rowContent: A closure that returns the row of a value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .none)
  }

  /// Creates a list of the numbers of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), .none)
  }

  /// Creates a list of a tree, whose branches can be expanded.
  ///
  /// - Parameters:
  ///   - data: The values at the root.
  ///   - children: The key path of a value's children, which are nil for a leaf.
  ///   - rowContent: A closure that returns the row of a value.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(OutlineGroup(data, children: children, content: rowContent), .none)
  }
}
