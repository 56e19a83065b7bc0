/// The list of an open menu.
struct MenuPanel<Items: View>: View {
  let items: Items
  let close: () -> Void
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.windowSize) private var window
  @Environment(\.isInDesktopWindow) private var isDesktop

  /// UIKit's menus are wider at accessibility sizes, by half (measured on iOS 17), and never wider
  /// than the window without its margins.
  private var width: CGFloat {
    let width = SystemMetrics.shared.controls.menu.width
    return min(typeSize.isAccessibilitySize ? width * 1.5 : width, window.width - 32)
  }

  private var rows: some View {
    MenuRows(
      items: items.buttonStyle(MenuRowStyle()).toggleStyle(MenuToggleStyle()),
      menu: MenuContext(close: close))
  }

  var body: some View {
    if isDesktop {
      rows.fixedSize().modifier(DesktopMenuGround())
    } else {
      touched
    }
  }

  private var touched: some View {
    rows
      .frame(width: width)
      .background(Material.regular)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 32, y: 8)
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}

/// Rows with hairlines between them, and thick lines between sections.
private struct MenuRows<Items: View>: PrimitiveView {
  let items: Items
  let menu: MenuContext

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.entering(.content)
    inner.environment.menu = view.menu
    inner.environment.isInListRow = false
    var rows = inner.elements(of: view.items)
    if rows.contains(where: { $0.preference(MenuMarkKey.self) ?? false }) {
      inner.environment.menu?.hasMarks = true
      rows = inner.elements(of: view.items)
    }
    let shown = withoutIdleLines(rows)
    let isDesktop = inner.environment.isInDesktopWindow
    let column = VStack(spacing: 0) {
      ForEach(shown.indices, id: \.self) { index in
        if isRow(shown[index]) {
          if index > 0, isRow(shown[index - 1]), !isDesktop { Divider() }
          LoweredViews(elements: [shown[index]])
        } else if isDesktop {
          Divider().padding(.horizontal, 6).padding(.vertical, 5)
        } else {
          Rectangle().fill(Color(.separator).opacity(0.35)).frame(height: 8)
        }
      }
    }
    output.append(context.element(of: column))
  }

  /// The rows without lines that part nothing: at the ends, and beside another line.
  private static func withoutIdleLines(_ rows: [Element]) -> [Element] {
    var shown: [Element] = []
    for row in rows where isRow(row) || shown.last.map(isRow) == true { shown.append(row) }
    if let last = shown.last, !isRow(last) { shown.removeLast() }
    return shown
  }

  private static func isRow(_ element: Element) -> Bool {
    (element.preference(DialogRoleKey.self) ?? nil) != nil
      || element.size(.unspecified).height > 1
  }
}

/// Draws a button as a row of a menu: a mark, its title, its icon at the end.
struct MenuRowStyle: PrimitiveButtonStyle {
  @Environment(\.menu) private var menu
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInDesktopWindow) private var isDesktop
  @ScaledMetric private var markWidth = 14

  func makeBody(configuration: Configuration) -> some View {
    if isDesktop {
      DesktopMenuRow(configuration: configuration)
    } else {
      touched(configuration)
    }
  }

  private func touched(_ configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if menu?.hasMarks == true {
        Image(systemName: menu?.mark ?? "checkmark")
          .font(.system(.footnote, weight: .semibold))
          .frame(width: markWidth)
          .opacity(menu?.mark == nil ? 0 : 1)
      }
      configuration.label.menuMark(nil)
    }
    .labelStyle(MenuRowLabelStyle())
    .font(.body)
    .foregroundStyle(configuration.menuForeground(isEnabled: isEnabled))
    .lineLimit(2)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.leading, menu?.hasMarks == true ? 10 : 16)
    .padding(.trailing, 16)
    .padding(.vertical, 11)
    .frame(minHeight: 44)
    .modifier(
      InteractionModifier(
        .tap {
          menu?.close()
          configuration.trigger()
        })
    )
    .accessibilityControl(.isButton)
    .preference(key: DialogRoleKey.self, value: DialogRole(role: configuration.role))
    .preference(key: MenuMarkKey.self, value: menu?.mark != nil)
  }
}

private struct MenuRowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}
