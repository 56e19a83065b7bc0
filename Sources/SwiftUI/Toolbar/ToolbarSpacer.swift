/// A gap between items of a bar; in the bar at the bottom it may take all room that is left.
///
///     NoteView(note).toolbar {
///       ToolbarItem(placement: .bottomBar) { Button("Share", action: share) }
///       ToolbarSpacer(.flexible, placement: .bottomBar)
///       ToolbarItem(placement: .bottomBar) { Button("Delete", action: delete) }
///     }
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  private let sizing: SpacerSizing

  /// Creates a gap of a width at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  /// Collects the gap as an item.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    let isFlexible = content.sizing == .flexible && content.placement == .bottomBar
    let gap = Spacer(minLength: 0).frame(maxWidth: isFlexible ? .infinity : 0)
    ToolbarItem._collect(ToolbarItem(placement: content.placement) { gap }, context, &entries)
  }
}

/// The width of a gap between items.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// All room that is left.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The usual distance of groups.
  public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarContent {
  /// Returns the items as they are: buttons of bars have no pane behind them that could be hidden.
  ///
  ///     NoteView(note).toolbar {
  ///       ToolbarItem { Avatar(person) }.sharedBackgroundVisibility(.hidden)
  ///     }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Returns the items as they are: a still shows the page, not the way to it.
  ///
  ///     NoteList().toolbar {
  ///       ToolbarItem { Button("New", action: add) }.matchedTransitionSource(id: "new", in: space)
  ///     }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
