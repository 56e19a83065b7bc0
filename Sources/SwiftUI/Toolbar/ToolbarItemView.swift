/// An item of a bar: lowered at its own place in the tree, in the bar's style.
struct ToolbarItemView: PrimitiveView {
  let entry: ToolbarEntry

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = view.entry.context
    inner.stackAxis = context.stackAxis
    inner.environment.adoptBar(context.environment, isStrong: view.isStrong)
    view.entry.lower(inner, &output)
  }

  private var isStrong: Bool { entry.placement == .confirmationAction }
}

/// The items of a bar at one end.
struct ToolbarItems: View {
  let entries: [ToolbarEntry]

  var body: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { item in
      ToolbarItemView(entry: item.element)
    }
  }
}

extension EnvironmentValues {
  /// Takes a bar's text style, which does not grow with the text size (HIG), in place of a page's.
  mutating func adoptBar(_ bar: EnvironmentValues, isStrong: Bool) {
    font = .system(size: 17, weight: isStrong ? .semibold : nil)
    fontWeight = nil
    foregroundStyles = []
    lineLimit = 1
    imageScale = .large
    if !isInToolbar { pageTypeSize = dynamicTypeSize }
    dynamicTypeSize = .large
    appearance = bar.appearance
    isInToolbar = true
    if bar.titleBar?.kind == .window { adoptWindow(isActive: bar.appearsActive) }
  }

  /// Takes the look of a Mac's toolbar: its symbols are grey, whatever the app's accent is.
  private mutating func adoptWindow(isActive: Bool) {
    font = .system(size: 13)
    tint = Color(isActive ? .secondaryLabel : .tertiaryLabel)
    tintStyle = tint.map { AnyShapeStyle($0) }
  }
}

private enum PageTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize? { nil }
}

extension EnvironmentValues {
  /// The text size of the page around a bar, for what the bar's items present; nil outside of bars.
  var pageTypeSize: DynamicTypeSize? {
    get { self[PageTypeSizeKey.self] }
    set { self[PageTypeSizeKey.self] = newValue }
  }
}
