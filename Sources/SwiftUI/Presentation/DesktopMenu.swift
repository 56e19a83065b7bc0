extension EnvironmentValues {
  /// A Boolean value that indicates whether the view stands in a window on a Mac.
  var isInDesktopWindow: Bool { titleBar?.kind == .window }
}

/// The background of a menu in a Mac's window (macOS 11 to 15).
struct DesktopMenuGround: ViewModifier {
  /// In points.
  private static let radius = 6.0
  /// The room around the rows, in points.
  nonisolated static let padding = 5.0

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
    content
      .padding(Self.padding)
      .background(Color(light: .clear, dark: .white.opacity(0.06)))
      .background(Material.thick)
      .clipShape(shape)
      .overlay { shape.strokeBorder(Color(.separator), lineWidth: 0.5) }
      .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
      .dynamicTypeSize(.large)
  }
}

/// A row of a menu in a Mac's window: a mark and a title of 13 points, 22 high; filled beneath the
/// pointer.
struct DesktopMenuRow: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.menu) private var menu
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  /// In points.
  nonisolated static let height = 22.0
  nonisolated private static let markWidth = 12.0
  nonisolated private static let gap = 5.0
  nonisolated private static let markMargin = 5.0
  /// The distance of a title behind a mark from the menu's edge, in points.
  nonisolated static let titleX = DesktopMenuGround.padding + markMargin + markWidth + gap

  private var isFilled: Bool { isHovered && isEnabled }

  var body: some View {
    HStack(spacing: Self.gap) {
      if menu?.hasMarks == true {
        Image(systemName: menu?.mark ?? "checkmark")
          .font(.system(size: 11, weight: .bold))
          .frame(width: Self.markWidth)
          .opacity(menu?.mark == nil ? 0 : 1)
      }
      configuration.label.menuMark(nil)
    }
    .font(.system(size: 13))
    .foregroundStyle(
      isFilled
        ? AnyShapeStyle(.white) : AnyShapeStyle(configuration.menuForeground(isEnabled: isEnabled))
    )
    .lineLimit(1)
    .frame(maxWidth: .infinity, minHeight: Self.height, alignment: .leading)
    .padding(.leading, menu?.hasMarks == true ? Self.markMargin : 9)
    .padding(.trailing, 16)
    .background {
      if isFilled { RoundedRectangle(cornerRadius: 4, style: .continuous).fill(.tint) }
    }
    .onHover { isHovered = $0 }
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
    .preference(key: MenuChoicesKey.self, value: [menu?.isChosen])
  }
}
