/// The context of a control in an open menu.
struct MenuContext {
  /// Closes the menu.
  let close: () -> Void
  /// A Boolean value that indicates whether a row of the menu has a mark before its title, so that
  /// all titles stand further in.
  var hasMarks = false
  /// The symbol before a row's title: a tick, or an arrow where another menu opens.
  var mark: String?
  /// True for a row that is a picker's chosen option, false for another option of it; nil for what
  /// is no option.
  var isChosen: Bool?
}

private enum MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }

extension EnvironmentValues {
  /// The open menu around a view; nil outside of menus.
  var menu: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }
}

/// A preference key that tells whether a row of a menu has a mark before its title.
enum MenuMarkKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A preference key that tells of each row of a Mac's menu whether it is a picker's chosen option;
/// nil for a row that is no option.
enum MenuChoicesKey: PreferenceKey {
  static var defaultValue: [Bool?] { [] }

  static func reduce(value: inout [Bool?], nextValue: () -> [Bool?]) { value += nextValue() }
}

/// A toggle in a menu: a row with a tick while it is on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .menuMark(configuration.isOn ? "checkmark" : nil)
  }
}

/// A button of a group within a menu: its icon above its title.
struct MenuTileStyle: PrimitiveButtonStyle {
  @Environment(\.menu) private var menu
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(MenuTileLabelStyle())
      .font(.footnote)
      .foregroundStyle(configuration.menuForeground(isEnabled: isEnabled))
      .lineLimit(1)
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, minHeight: 64)
      .modifier(
        InteractionModifier(
          .tap {
            menu?.close()
            configuration.trigger()
          })
      )
      .accessibilityControl(.isButton)
  }
}

private struct MenuTileLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.icon.font(.body).imageScale(.large)
      configuration.title
    }
  }
}

extension View {
  /// Puts a mark before the title of the menu's row that a button below becomes.
  package func menuMark(_ symbol: String?) -> some View {
    transformEnvironment(\.menu) { $0?.mark = symbol }
  }
}

extension View {
  /// Makes the menu's row that a button below becomes an option of a picker, chosen or not.
  func menuChoice(_ isChosen: Bool) -> some View {
    transformEnvironment(\.menu) { $0?.isChosen = isChosen }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The colour of a menu's row.
  func menuForeground(isEnabled: Bool) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}
