import SwiftUI

/// A number from 0 to 100 that is dragged, or changed by tens where there are no sliders.
///
///     DSSlider("Volume", percent: $count)
public struct DSSlider: View {
  private let title: LocalizedStringKey
  @Binding private var percent: Int
  @Environment(\.dsTheme) private var theme

  /// Creates a slider of percent.
  public init(_ title: LocalizedStringKey, percent: Binding<Int>) {
    (self.title, _percent) = (title, percent)
  }

  /// The content of the view.
  public var body: some View {
    if theme.capabilities.supportsSliders {
      VStack(alignment: .leading, spacing: theme.spacing.xs) {
        let heading = AnyLayout.row(
          spacing: theme.spacing.sm, isStacked: theme.metrics.hasLargeText,
          stackedSpacing: theme.spacing.xxs)
        heading {
          DSText(title).frame(maxWidth: .infinity, alignment: .leading)
          DSText(verbatim: "\(percent) %", .body, color: .textSecondary)
        }
        Slider(value: fraction, in: 0...1) { Text(title) }.modifier(SliderTint())
      }
    } else {
      DSStepper(title, value: $percent, in: 0...100, step: 10, unit: " %")
    }
  }

  private var fraction: Binding<Double> {
    Binding(
      get: { Double(percent) / 100 },
      set: { if $0.isFinite { percent = Int((min(max($0, 0), 1) * 100).rounded()) } })
  }
}

/// The colour of a slider's chosen part: as grey as a switch that is on where it is disabled.
private struct SliderTint: ViewModifier {
  @Environment(\.dsTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  private var role: DSColorRole {
    guard isEnabled else { return .textDisabled }
    return theme.variant.contains(.inactive) ? .groove : .accent
  }

  func body(content: Content) -> some View { content.tint(theme.colors[role].color) }
}
