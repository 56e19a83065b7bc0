import SwiftUI

extension ContainerValues {
  /// A Boolean value that indicates whether a row's words stand behind an icon.
  @Entry package var dsHasRowIcon = false
}

/// The line between two rows of a card: it begins where the words of both do, and on a platform
/// that wants it so ends where they end.
package struct DSRowDivider: View {
  private let isBehindIcon: Bool
  @Environment(\.dsTheme) private var theme

  /// Creates a line, which begins behind the rows' icons if both have one.
  package init(isBehindIcon: Bool = false) { self.isBehindIcon = isBehindIcon }

  package var body: some View {
    let isInset = theme.capabilities.insetsDividersAtBothEnds
    let row = theme.components.listRow.resolve(in: theme)
    let icon = isBehindIcon && row.showsIcon ? row.iconWidth + row.gap : 0
    DSDivider()
      .padding(.leading, theme.spacing.lg + icon)
      .padding(.trailing, isInset ? theme.spacing.lg : 0)
  }
}
