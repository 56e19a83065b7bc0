/// A bar's title above its subtitle, in the middle of a row or at the beginning of a large title.
struct Subtitled<Title: View, Subtitle: View>: View {
  let title: Title
  let subtitle: Subtitle
  let isLarge: Bool

  /// The size of the letters in a row, in points; an estimate.
  private static var rowSize: Double { 12 }

  var body: some View {
    VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
      title
      subtitle.font(isLarge ? .subheadline : .system(size: Self.rowSize))
        .foregroundStyle(.secondary)
    }
  }
}

extension View {
  /// Sets a bar's title above its subtitle; a title without one stays as it is, also in
  /// descriptions.
  @ViewBuilder func subtitled(_ subtitle: Text?, isLarge: Bool) -> some View {
    if let subtitle {
      Subtitled(title: self, subtitle: subtitle, isLarge: isLarge)
    } else {
      self
    }
  }

  /// Sets a bar's title above the items that stand for its subtitle, else above that.
  @ViewBuilder func subtitled(
    _ subtitle: Text?, _ items: [ToolbarEntry], isLarge: Bool
  ) -> some View {
    if items.isEmpty {
      subtitled(subtitle, isLarge: isLarge)
    } else {
      Subtitled(
        title: self, subtitle: TitleItems(entries: items, isLarge: isLarge, isSubtitle: true),
        isLarge: isLarge)
    }
  }
}

/// The items of a bar that stand for a title or a subtitle, in its style.
struct TitleItems: View {
  let entries: [ToolbarEntry]
  let isLarge: Bool
  let isSubtitle: Bool

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Array(entries.enumerated()), id: \.offset) { item in
        TitleItemView(entry: item.element, isLarge: isLarge, isSubtitle: isSubtitle)
      }
    }
  }
}

/// An item that stands for a title: lowered at its own place in the tree, in the title's style.
private struct TitleItemView: PrimitiveView {
  let entry: ToolbarEntry
  let isLarge: Bool
  let isSubtitle: Bool

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let bar = context.environment
    var inner = view.entry.context
    inner.stackAxis = context.stackAxis
    inner.environment.adoptBar(bar, isStrong: false)
    // A large title grows with the text size, as far as the one that it stands for.
    inner.environment.dynamicTypeSize = bar.dynamicTypeSize
    inner.environment.font = view.isSubtitle || !view.isLarge ? bar.font : .largeTitle.bold()
    // A symbol is one of words, not an item's, which is larger.
    inner.environment.imageScale = .medium
    if view.isSubtitle { inner.environment.foregroundStyles = bar.foregroundStyles }
    view.entry.lower(inner, &output)
  }
}
