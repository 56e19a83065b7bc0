import SwiftUI

/// The colours of the guides' apps, by their role.
public enum AppColors {
  /// Mordovian red: the brand, and what can be tapped.
  public static let primary = dynamic(light: 0xB3261E, dark: 0xFF8A80)
  /// A second brand colour, the blue of Saransk's flag: facts and neutral figures.
  public static let secondary = dynamic(light: 0x1F5FA8, dark: 0x8AB8F5)
  /// The fill of a chosen chip or a primary button: dark enough for white words in both appearances
  /// (WCAG 2.2, 1.4.3).
  public static let chip = dynamic(light: 0xB3261E, dark: 0xC13B32)
  /// The fill of a secondary button: dark enough for white words in both appearances.
  public static let secondaryFill = dynamic(light: 0x1F5FA8, dark: 0x2F6DB5)
  /// The fill of a button that cannot be tapped, grey as the system's, on which grey words are
  /// read.
  public static let disabledFill = Color(.tertiarySystemFill)
  /// The fill of a chip that is not chosen: lighter than a bar in the dark too.
  public static let idleChip = Color(
    uiColor: UIColor {
      $0.userInterfaceStyle == .dark
        ? .tertiarySystemGroupedBackground : .secondarySystemGroupedBackground
    })
  /// Words and symbols on ``chip`` and ``secondaryFill``.
  public static let onFill = Color.white
  /// Gold: stars, badges and points earned.
  public static let accent = dynamic(light: 0xC88A04, dark: 0xFFCC4D)
  /// Behind everything.
  public static let background = Color(.systemGroupedBackground)
  /// Cards and fields.
  public static let surface = Color(.secondarySystemGroupedBackground)
  /// The colour of text.
  public static let text = Color(.label)
  /// The colour of text that steps back.
  public static let textSecondary = Color(.secondaryLabel)
  /// The colour of a success.
  public static let success = dynamic(light: 0x1B7F3B, dark: 0x4CD97B)
  /// The colour of a warning.
  public static let warning = dynamic(light: 0x9A5B00, dark: 0xFFB84D)
  /// The colour of a notice: what is good to know.
  public static let info = dynamic(light: 0x0B6E99, dark: 0x64D2FF)
  /// The colour of an error.
  public static let error = dynamic(light: 0xC62828, dark: 0xFF6B63)

  private static func dynamic(light: UInt32, dark: UInt32) -> Color {
    Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? color(dark) : color(light) })
  }

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
