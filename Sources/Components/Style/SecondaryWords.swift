import SwiftUI

/// Words beside the main ones: the system's grey, and nearer to the main ones where that has less
/// than 4.5:1 (WCAG 2.2, 1.4.3): where more contrast is asked for, and on glass.
///
///     Text("Дни подряд").foregroundStyle(SecondaryWords())
public struct SecondaryWords: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the colour for the contrast that is asked for, and for the ground.
  public func resolve(in environment: EnvironmentValues) -> Color {
    if environment.colorSchemeContrast == .increased { return Color(.label).opacity(0.8) }
    return environment.isOnGlass ? Color(.label).opacity(0.72) : Color(.secondaryLabel)
  }
}
