import SwiftUI

/// The look of a row that is tapped: it is as wide as there is room, and darker under a finger.
///
///     Button(action: save) { DSText("Check for updates") }.buttonStyle(DSRowButtonStyle())
public struct DSRowButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    RowFace(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct RowFace: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool
  @ControlState private var state
  @Environment(\.dsTheme) private var theme

  var body: some View {
    let theme = theme
    let look = theme.components.listRow.resolve(
      .plain, isPressed ? state.union(.pressed) : state, in: theme)
    label
      .padding(.horizontal, look.padding)
      .padding(.vertical, look.verticalPadding)
      .frame(maxWidth: .infinity, minHeight: look.height, alignment: .leading)
      .background { if let background = look.background { Rectangle().fill(background) } }
      .innerFocusRing(look.ring, radius: theme.radii.small)
      .contentShape(Rectangle())
      .onHover { $state.wrappedValue = $0 }
  }
}
