import SwiftUI

/// The line between two rows of a card: it begins where their words do, and on a platform that
/// wants it so ends where they end.
package struct DSRowDivider: View {
  @Environment(\.dsTheme) private var theme

  /// Creates a line.
  package init() {}

  package var body: some View {
    let edges: Edge.Set = theme.capabilities.insetsDividersAtBothEnds ? .horizontal : .leading
    DSDivider().padding(edges, theme.spacing.lg)
  }
}
