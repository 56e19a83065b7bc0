import SwiftUI

/// A thin line between rows.
public struct DSDivider: View {
  @Environment(\.dsTheme) private var theme
  @Environment(\.pixelLength) private var pixel

  /// Creates a line as wide as there is room.
  public init() {}

  public var body: some View {
    Rectangle().fill(theme.colors[.divider])
      .frame(height: theme.variant.contains(.highContrast) ? theme.metrics.borderWidth : pixel)
      .accessibilityHidden(true)
  }
}
