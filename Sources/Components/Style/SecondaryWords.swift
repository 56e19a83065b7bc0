import SwiftUI

/// Words beside the main ones: the system's grey, and almost the colour of the main ones where more
/// contrast is asked for, since the grey has less than 4.5:1 there (WCAG 2.2, 1.4.3).
///
///     Text("Дни подряд").foregroundStyle(SecondaryWords())
public struct SecondaryWords: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the colour for the contrast that is asked for.
  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorSchemeContrast == .increased
      ? Color(.label).opacity(0.8) : Color(.secondaryLabel)
  }
}
