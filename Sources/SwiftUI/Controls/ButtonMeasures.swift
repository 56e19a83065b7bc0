/// The room that a button with a border leaves around its label, in UIKit's measures.
struct ButtonMeasures {
  let size: ControlSize

  /// The least height, the insets at the sides and the corners' radius, in points.
  var metrics: SystemMetrics.Button {
    let buttons = SystemMetrics.shared.controls.buttons
    return size < .regular ? buttons.small : size > .regular ? buttons.large : buttons.regular
  }

  /// Between the label and the edge where text is larger than usual: 7 pt at the regular size.
  var verticalInset: CGFloat { size < .regular ? 5 : size > .regular ? 15 : 7 }

  /// The font of a label that names none.
  var font: Font { size < .regular ? .subheadline : .body }
}
