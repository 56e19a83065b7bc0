/// The settings that a row makes for its list.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var topSeparator: Visibility?
  var bottomSeparator: Visibility?
  var separatorTint: Color?
  var badge: Text?
  var isDeletable: Bool?
  var deletion: RowDeletion?
  var isMovable: Bool?
  var move: RowMove?
  var isSelectable: Bool?
  /// The actions that appear when the row is swiped away from its leading edge.
  var leadingActions: AnyView?
  var trailingActions: AnyView?
  /// The letter that stands for the section in its list's index.
  var indexLabel: Text?
  /// The margins of the section, where it names some.
  var sectionMargins: ListSectionMargins?

  /// A Boolean value that indicates whether the row can be swiped away from an edge.
  var hasActions: Bool {
    leadingActions != nil || trailingActions != nil || isDeletable == true
  }

  /// These traits, with another's where these say nothing.
  func filled(from other: ListRowTraits) -> ListRowTraits {
    var traits = self
    traits.insets = insets ?? other.insets
    traits.background = background ?? other.background
    traits.topSeparator = topSeparator ?? other.topSeparator
    traits.bottomSeparator = bottomSeparator ?? other.bottomSeparator
    traits.separatorTint = separatorTint ?? other.separatorTint
    traits.badge = badge ?? other.badge
    traits.isDeletable = isDeletable ?? other.isDeletable
    traits.deletion = deletion ?? other.deletion
    traits.isMovable = isMovable ?? other.isMovable
    traits.move = move ?? other.move
    traits.isSelectable = isSelectable ?? other.isSelectable
    traits.leadingActions = leadingActions ?? other.leadingActions
    traits.trailingActions = trailingActions ?? other.trailingActions
    traits.indexLabel = indexLabel ?? other.indexLabel
    traits.sectionMargins = sectionMargins?.filled(from: other.sectionMargins ?? .init())
    traits.sectionMargins = traits.sectionMargins ?? other.sectionMargins
    return traits
  }
}

extension Element {
  /// The settings that the row makes for its list.
  var listRowTraits: ListRowTraits {
    get { traits.values[ObjectIdentifier(ListRowTraits.self)] as? ListRowTraits ?? .init() }
    set { traits.values[ObjectIdentifier(ListRowTraits.self)] = newValue }
  }
}

/// Asks something of the list; what stands nearer to the row goes before.
package struct ListRowModifier: PrimitiveModifier {
  let traits: ListRowTraits

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { element in
      var traits = modifier.traits
      if traits.deletion?.row == nil { traits.deletion?.row = element.tags.last?.offset }
      if traits.move?.row == nil {
        traits.move?.row = element.tags.last?.offset
        traits.move?.collection = context.identity
      }
      element.listRowTraits = element.listRowTraits.filled(from: traits)
    }
  }
}

extension View {
  func listRow(_ change: (inout ListRowTraits) -> Void) -> some View {
    var traits = ListRowTraits()
    change(&traits)
    return modifier(ListRowModifier(traits: traits))
  }

  /// Sets the insets of the row's content.
  ///
  ///     Text("Banner").listRowInsets(EdgeInsets())
  ///
  /// - Parameter insets: The insets, in points, or nil for the default.
  /// - Returns: A row with the insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }

  /// Places a view behind the row's content, from edge to edge.
  ///
  ///     Text("Important").listRowBackground(Color.yellow)
  ///
  /// - Parameter view: The background, or nil for the default.
  /// - Returns: A row with the background.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    listRow { $0.background = view.map { AnyView($0) } }
  }

  /// Sets the visibility of the row's separators.
  ///
  ///     Text("Header").listRowSeparator(.hidden)
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - edges: The separators that are set: above, below or both.
  /// - Returns: A row with the visibility.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow {
      if edges.contains(.top) { $0.topSeparator = visibility }
      if edges.contains(.bottom) { $0.bottomSeparator = visibility }
    }
  }

  /// Sets the colour of the row's separators.
  ///
  ///     List(items, id: \.self) { Text($0).listRowSeparatorTint(.red) }
  ///
  /// - Parameters:
  ///   - color: The colour, or nil for the default.
  ///   - edges: A value that is accepted; both separators have the colour.
  /// - Returns: A row with the colour.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { listRow { $0.separatorTint = color } }

  /// Sets whether the row cannot be deleted.
  ///
  ///     List {
  ///       ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "Inbox") }
  ///         .onDelete { items.remove(atOffsets: $0) }
  ///     }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isDeletable = isDisabled ? false : nil }
  }

  /// Sets whether the row cannot be selected.
  ///
  ///     List(items, id: \.self, selection: $selected) {
  ///       Text($0).selectionDisabled($0 == "Inbox")
  ///     }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow { $0.isSelectable = isDisabled ? false : nil }
  }

  /// Sets whether the row cannot be moved.
  ///
  ///     List {
  ///       ForEach(items, id: \.self) { Text($0).moveDisabled($0 == "Inbox") }
  ///         .onMove { items.move(fromOffsets: $0, toOffset: $1) }
  ///     }
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isMovable = isDisabled ? false : nil }
  }
}

/// A collection's views with what its list may do to them.
struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let traits: ListRowTraits

  var data: Base.Data { base.data }
  var body: some View { base.modifier(ListRowModifier(traits: traits)) }
}

extension DynamicViewContent {
  /// Calls a closure when a row is deleted, by the button that a swipe, or the red sign of a list
  /// that is edited, calls.
  ///
  ///     List { ForEach(notes) { Text($0.title) }.onDelete { notes.remove(atOffsets: $0) } }
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    var traits = ListRowTraits()
    traits.isDeletable = action == nil ? nil : true
    traits.deletion = action.map { RowDeletion(action: $0) }
    return EditableContent(base: self, traits: traits)
  }

  /// Calls a closure when something is dropped between rows; nothing is in a still.
  ///
  ///     List {
  ///       ForEach(notes) { Text($0.title) }
  ///         .onInsert(of: [.plainText]) { index, providers in upload(providers) }
  ///     }
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditableContent(base: self, traits: ListRowTraits())
  }

  /// Calls a closure when values are dropped between rows; none are in a still.
  ///
  ///     List {
  ///       ForEach(notes) { Text($0.title) }
  ///         .dropDestination(for: String.self) { titles, index in insert(titles, at: index) }
  ///     }
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that receives the values, and the offset before which they are put.
  /// - Returns: Rows between which values are dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { EditableContent(base: self, traits: ListRowTraits()) }

  /// Calls a closure when rows are moved.
  ///
  ///     List {
  ///       ForEach(notes) { Text($0.title) }.onMove { notes.move(fromOffsets: $0, toOffset: $1) }
  ///     }
  ///
  /// - Parameter action: A closure that receives the offsets of what is moved, and the offset
  ///   before which it is put; nil if rows stay where they are.
  /// - Returns: Rows that a drag moves.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    var traits = ListRowTraits()
    traits.isMovable = action == nil ? nil : true
    traits.move = action.map { RowMove(action: $0) }
    return EditableContent(base: self, traits: traits)
  }
}
