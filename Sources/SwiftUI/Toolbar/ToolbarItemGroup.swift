/// A group of items at one place of a bar.
///
///     Text("Body").toolbar {
///       ToolbarItemGroup(placement: .bottomBar) {
///         Button("Share", systemImage: "square.and.arrow.up") {}
///         Spacer()
///         Button("Delete", systemImage: "trash") {}
///       }
///     }
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items at a place.
  ///
  /// - Parameters:
  ///   - placement: The place.
  ///   - content: The views.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }

  /// Creates items at a place, with a label for where space is short, which it is not here.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.placement, self.content) = (placement, content()) }

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    ToolbarItem<Void, Content>._collect(
      ToolbarItem(placement: content.placement) { content.content }, context, &entries)
  }
}
