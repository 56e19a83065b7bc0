/// A part of a bar that is there without an item, at a place of the app's choice.
///
///     List(notes) { NoteView($0) }
///       .searchable(text: $query)
///       .toolbar {
///         DefaultToolbarItem(kind: .search, placement: .bottomBar)
///         ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "plus", action: add) }
///       }
///
/// A title and the button of a sidebar stay where the system has them.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates an item of the system's at a place.
  ///
  /// - Parameters:
  ///   - kind: The part of the bar.
  ///   - placement: The place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }

  /// Collects the place of a search field.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    guard content.kind == .search else { return }
    entries.append(
      ToolbarEntry(placement: content.placement, context: context, kind: .search) { _, _ in })
  }
}

extension BarConfiguration {
  /// A Boolean value that indicates whether an item places the field of the search.
  var placesSearch: Bool { items.contains { $0.kind == .search } }

  /// Returns an item as it is drawn: the place of a search is its field.
  @MainActor func drawn(_ entry: ToolbarEntry) -> ToolbarEntry {
    guard entry.kind == .search, let search else { return entry }
    return ToolbarEntry(placement: entry.placement, context: entry.context) { context, output in
      output.append(
        context.element(of: SearchField(search: search).frame(minWidth: 0, maxWidth: .infinity)))
    }
  }
}
