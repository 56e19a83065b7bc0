/// The room that a button with a border leaves around its label, in UIKit's measures.
struct ButtonMeasures {
  let size: ControlSize

  /// The least height, the insets at the sides and the corners' radius, in points.
  var metrics: SystemMetrics.Button {
    let buttons = SystemMetrics.shared.controls.buttons
    return size < .regular ? buttons.small : size > .regular ? buttons.large : buttons.regular
  }

  /// Between the label and the edge where text is larger than usual: 7 pt at the regular size,
  /// before it grows with the text.
  var verticalInset: CGFloat { size < .regular ? 5 : size > .regular ? 15 : 7 }

  /// The font of a label that names none.
  var font: Font { size < .regular ? .subheadline : .body }
}

extension PrimitiveButtonStyleConfiguration {
  /// Returns the label in a button's measures, before its ground is put beneath it.
  ///
  /// - Parameters:
  ///   - measures: The measures of the button's size.
  ///   - border: The border's shape: a circle has the same room all around.
  ///   - color: The colour of what sets none of its own.
  /// - Returns: The label with its font, colour and insets.
  @MainActor func measuredLabel(
    _ measures: ButtonMeasures, border: ButtonBorderShape, color: Color
  ) -> some View {
    label
      .environment(\.isInListRow, false)
      .transformEnvironment(\.font) { $0 = $0 ?? measures.font }
      .defaultForeground(AnyShapeStyle(color))
      .multilineTextAlignment(.center)
      .modifier(ButtonInsets(measures: measures, border: border))
      .modifier(SizedButton(height: measures.metrics.height))
  }
}

/// The room around a button's label, which grows with the text.
private struct ButtonInsets: ViewModifier {
  let measures: ButtonMeasures
  let border: ButtonBorderShape
  @Environment(\.dynamicTypeSize) private var typeSize

  private var vertical: CGFloat { typeSize.gap(measures.verticalInset) }

  func body(content: Content) -> some View {
    content
      .padding(
        .horizontal, border == .circle ? vertical : typeSize.gap(measures.metrics.inset)
      )
      .padding(.vertical, vertical)
  }
}

/// A button's least height, and all of the width where buttons are flexible.
private struct SizedButton: ViewModifier {
  let height: CGFloat
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    content.frame(maxWidth: sizing == .flexible ? .infinity : nil, minHeight: height)
  }
}
