import SwiftUI

/// The colours of the guide's apps, by their role.
public enum AppColors {
  /// Mordovian red: the brand, and what can be tapped.
  public static let primary = dynamic(light: 0xB3261E, dark: 0xFF8A80)
  /// A chosen chip: dark enough for white words in both appearances (WCAG 2.2, 1.4.3).
  public static let chip = dynamic(light: 0xB3261E, dark: 0xC13B32)
  public static let accent = dynamic(light: 0xC88A04, dark: 0xFFCC4D)
  /// Behind everything.
  public static let background = Color(.systemGroupedBackground)
  /// Cards and fields.
  public static let surface = Color(.secondarySystemGroupedBackground)
  public static let text = Color(.label)
  public static let textSecondary = Color(.secondaryLabel)
  public static let success = dynamic(light: 0x1B7F3B, dark: 0x4CD97B)
  public static let failure = dynamic(light: 0xC62828, dark: 0xFF6B63)

  private static func dynamic(light: UInt32, dark: UInt32) -> Color {
    Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? color(dark) : color(light) })
  }

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
