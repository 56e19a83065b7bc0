private enum Keys {
  enum Level: EnvironmentKey { static var defaultValue: Int { 0 } }
  enum DimmedBelow: EnvironmentKey { static var defaultValue: Int { 0 } }
}

extension EnvironmentValues {
  /// The number of presentations within which the view stands: 0 on the screen itself.
  package var presentationLevel: Int {
    get { self[Keys.Level.self] }
    set { self[Keys.Level.self] = newValue }
  }

  /// The level of the highest presentation that dims what lies beneath it; 0 for none.
  var dimmingLevel: Int {
    get { self[Keys.DimmedBelow.self] }
    set { self[Keys.DimmedBelow.self] = newValue }
  }

  /// A Boolean value that indicates whether the tint has lost its colour, since a sheet, an alert
  /// or a popover stands above; it is what UIKit calls `tintAdjustmentMode`.
  private var isTintDimmed: Bool { presentationLevel < dimmingLevel }

  /// Returns what a tint comes to, here and now.
  func asTint(_ color: RGBAColor) -> RGBAColor { isTintDimmed ? color.withoutHue : color }
}

extension RGBAColor {
  /// The grey that is as bright to the eye, by the weights of television (BT.601).
  fileprivate var withoutHue: RGBAColor {
    func grey(_ color: RGBAColor) -> RGBAColor {
      let grey = color.red * 0.299 + color.green * 0.587 + color.blue * 0.114
      return RGBAColor(red: grey, green: grey, blue: grey, alpha: color.alpha)
    }
    return RGBAColor(light: grey(inLight), dark: grey(inDark))
  }
}
