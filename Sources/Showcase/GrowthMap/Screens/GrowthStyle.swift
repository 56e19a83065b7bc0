import Components
import SwiftUI

/// The growth map's own colours, beside those of all apps.
enum GrowthStyle {
  /// The colour of controls and of growth: 4.5:1 on both appearances' surfaces.
  static let accent = dynamic(light: 0x0B6E68, dark: 0x5CD6CB)
  /// The fill of the primary button: dark enough for white words in both appearances.
  static let fill = dynamic(light: 0x0B6E68, dark: 0x0F766E)
  /// The lights behind glass.
  static let dawn = dynamic(light: 0x6FD3C7, dark: 0x0E4F56)
  static let dusk = dynamic(light: 0xB7A6F5, dark: 0x3A2E6E)
  static let done = AppColors.success
  static let late = AppColors.error

  /// Words beside the main ones.
  static let secondary = Secondary()
  /// The words of an empty field.
  static let placeholder = Placeholder()

  /// Nearer to the main words than the system's grey, which has but 3:1 on the lights behind glass
  /// (WCAG 2.2, 1.4.3), and more so where more contrast is asked for.
  struct Secondary: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Color(.label).opacity(environment.colorSchemeContrast == .increased ? 0.8 : 0.72)
    }
  }

  /// The system's pale grey, and a darker one where more contrast is asked for.
  struct Placeholder: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorSchemeContrast == .increased
        ? Color(.label).opacity(0.65) : Color(.placeholderText)
    }
  }

  /// The colours of goals in charts, in their order; apart in hue and in lightness.
  ///
  /// The system's pink has the lightness of its orange where more contrast is asked for.
  static let goals: [Color] = [
    .teal, .indigo, .orange, dynamic(light: 0x7A1152, dark: 0xC2479A),
  ]

  private static func dynamic(light: UInt32, dark: UInt32) -> Color {
    Color(uiColor: UIColor { color($0.userInterfaceStyle == .dark ? dark : light) })
  }

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

extension View {
  /// The growth map's ground: soft lights behind glass.
  func growthBackground() -> some View {
    onGlass().background { GlassBackground(GrowthStyle.dawn, GrowthStyle.dusk) }
  }

  /// The margins of bars and titles, and no wider than reads well.
  func growthColumn(maxWidth: CGFloat = 720) -> some View {
    readableWidth(maxWidth).padding(.vertical, AppSpacing.sm).scenePadding(.horizontal)
      .frame(maxWidth: .infinity)
  }
}

extension Text {
  /// A text of the demo data, which the strings translate.
  init(demo key: String) { self.init(LocalizedStringKey(key)) }
}
