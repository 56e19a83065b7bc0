import SwiftUI

/// The mark of what opens options over the screen: two chevrons, where the theme says so on a box.
package struct DSPopUpMark: View {
  /// The prominence of the mark.
  package enum Kind { case field, row }

  private let kind: Kind
  @Environment(\.dsTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the mark of a field, or the quieter one of a row.
  package init(_ kind: Kind) { self.kind = kind }

  package var body: some View {
    let side = (theme.typography[.body].size * 1.25).rounded()
    let isFilled = kind == .field && isEnabled
    DSIcon(.options, size: .small, color: isFilled ? nil : .textPrimary)
      .foregroundStyle(theme.colors[.thumb])
      .scaleEffect(0.8)
      .frame(width: side, height: side)
      .background(
        theme.colors[isFilled ? .groove : .surfaceDisabled],
        in: RoundedRectangle(cornerRadius: side / 4, style: .continuous)
      )
      .accessibilityHidden(true)
  }
}
