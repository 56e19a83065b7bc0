import SwiftUI

/// Says that something goes on, and nothing of how long.
///
///     DSLoader("Loading the timetable")
public struct DSLoader: View {
  private let title: LocalizedStringKey?
  @Environment(\.dsTheme) private var theme

  /// Creates a spinner, with words beside it where there are any.
  public init(_ title: LocalizedStringKey? = nil) { self.title = title }

  /// The spinner with its words.
  public var body: some View {
    HStack(spacing: theme.spacing.sm) {
      ProgressView().tint(theme.colors[.textSecondary].color)
      if let title { DSText(title, .helper) }
    }
  }
}

/// Says how much of something is done.
///
///     DSProgress("Uploading", fraction: progress)
public struct DSProgress: View {
  private let title: LocalizedStringKey
  private let fraction: Double
  @Environment(\.dsTheme) private var theme

  /// Creates a bar with its title above, filled from 0 to 1.
  public init(_ title: LocalizedStringKey, fraction: Double) {
    (self.title, self.fraction) = (title, fraction)
  }

  /// The bar with its title.
  public var body: some View {
    ProgressView(value: min(max(fraction, 0), 1)) { DSText(title, .label) }
      .tint(theme.colors[.accent].color)
  }
}
