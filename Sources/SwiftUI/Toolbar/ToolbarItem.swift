/// An item of a bar.
///
///     Text("Body").toolbar {
///       ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
///     }
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    let view = content.content
    entries.append(
      ToolbarEntry(placement: content.placement, context: context) { context, output in
        Content._lower(view, context, &output)
      })
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a place.
  ///
  /// - Parameters:
  ///   - placement: The place.
  ///   - content: The view.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item that a person may move or remove.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }
}
