/// A type that gives control groups their appearance.
///
///     struct RowControlGroupStyle: ControlGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack(spacing: 16) { configuration.content }.padding(8).background(.bar, in: Capsule())
///       }
///     }
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the appearance of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of groups in navigation bars.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style of a palette in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
