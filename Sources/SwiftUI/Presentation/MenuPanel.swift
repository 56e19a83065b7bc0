/// The list of an open menu.
struct MenuPanel<Items: View>: View {
  let items: Items
  let close: () -> Void

  var body: some View {
    MenuRows(items: items.buttonStyle(MenuRowStyle(close: close)))
      .frame(width: PresentationMetrics.shared.controls.menu.width)
      .background(Material.regular)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 32, y: 8)
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}

/// Rows with hairlines between them, and thick lines between sections.
private struct MenuRows<Items: View>: PrimitiveView {
  let items: Items

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let rows = context.entering(.content).elements(of: view.items)
    let column = VStack(spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        if isRow(rows[index]) {
          if index > 0, isRow(rows[index - 1]) { Divider() }
          LoweredViews(elements: [rows[index]])
        } else {
          Rectangle().fill(Color(.separator).opacity(0.35)).frame(height: 8)
        }
      }
    }
    output.append(context.element(of: column))
  }

  private static func isRow(_ element: Element) -> Bool {
    (element.preference(DialogRoleKey.self) ?? nil) != nil
      || element.size(.unspecified).height > 1
  }
}

/// Draws a button as a row of a menu: its title first, its icon at the end.
struct MenuRowStyle: PrimitiveButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(MenuRowLabelStyle())
      .font(.body)
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
      )
      .lineLimit(2)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.vertical, 11)
      .frame(minHeight: 44)
      .modifier(
        InteractionModifier(
          .tap {
            close()
            configuration.trigger()
          })
      )
      .accessibilityInfo { $0.isButton = true }
      .preference(key: DialogRoleKey.self, value: DialogRole(role: configuration.role))
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
