import SwiftUI

/// A row with a slider of percent, or a stepper where there are no sliders.
///
///     DSSliderRow("Brightness", percent: $count)
public struct DSSliderRow: View {
  private let title: LocalizedStringKey
  @Binding private var percent: Int
  @Environment(\.dsTheme) private var theme

  /// Creates a row.
  public init(_ title: LocalizedStringKey, percent: Binding<Int>) {
    (self.title, _percent) = (title, percent)
  }

  /// The content of the view.
  public var body: some View { DSSlider(title, percent: $percent).rowPadding(theme) }
}
