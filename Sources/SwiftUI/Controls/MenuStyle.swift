/// A type that gives menus their appearance.
///
///     struct TintedMenuStyle: MenuStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).foregroundStyle(.tint).padding(8)
///       }
///     }
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the appearance of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of the surrounding buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
