/// A title that opens a menu, with the sign of it.
struct TitleMenu<Title: View>: View {
  let entry: ToolbarEntry
  let title: Title
  /// In points.
  var symbolSize: CGFloat = 15
  @State private var isOpen = false

  var body: some View {
    HStack(spacing: symbolSize / 4) {
      title
      Image(systemName: "chevron.down.circle.fill")
        .font(.system(size: symbolSize))
        .foregroundStyle(Color(.tertiaryLabel))
        .accessibilityInfo { $0.isHidden = true }
    }
    .modifier(InteractionModifier(.tap { isOpen = true }))
    .accessibilityControl(.isButton)
    .modifier(OpenMenuModifier(items: TitleMenuItems(entry: entry), isOpen: $isOpen))
  }
}

/// A menu's items, lowered where the page has given them.
private struct TitleMenuItems: PrimitiveView {
  let entry: ToolbarEntry

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = view.entry.context
    inner.stackAxis = context.stackAxis
    inner.environment = context.environment
    view.entry.lower(inner, &output)
  }
}
