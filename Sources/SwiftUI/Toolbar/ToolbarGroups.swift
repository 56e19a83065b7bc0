extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Creates a group of items of bars.
  ///
  ///     NoteView(note).toolbar {
  ///       Group {
  ///         ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
  ///         ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
  ///       }
  ///     }
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self = .holding(content())
  }

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) { Content._collect(content.content, context, &entries) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ForEach: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Collects the items of each element.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    for element in content.data {
      let id = AnyHashable(content.id(element))
      Content._collect(content.content(element), context.entering(.id(id)), &entries)
    }
  }
}

extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ForEach where Content: ToolbarContent {
  /// Creates items of bars for each identifiable element.
  ///
  ///     PaletteView().toolbar {
  ///       ForEach(tools) { tool in
  ///         ToolbarItem(placement: .bottomBar) { Button(tool.name) { select(tool) } }
  ///       }
  ///     }
  @_disfavoredOverload
  public init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates items of bars for each element, identified by a property.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

  /// Creates items of bars for each number of a constant range.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @ToolbarContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}
