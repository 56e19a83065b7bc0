/// A menu that opens from the title.
///
///     EditorView().toolbar {
///       ToolbarTitleMenu {
///         Button("Rename", action: save)
///         Button("Duplicate", action: save)
///       }
///     }
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// Creates a menu, whose items show when it is open.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a menu of the system's items, of which a picture has none.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    guard Content.self != EmptyView.self else { return }
    ToolbarItem<Void, Content>._collect(
      ToolbarItem(placement: .titleMenu) { content.content }, context, &entries)
  }
}
