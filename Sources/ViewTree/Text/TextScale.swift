extension Text {
  /// How large a text is beside those around it.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// As large as its font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, such as a unit beside its number: four fifths, an estimate, as Apple tells no figure.
    public static let secondary = Scale(factor: 0.8)
  }

  /// The text larger or smaller beside those around it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changing(.scale(scale)) : self
  }
}

private enum TextScaleKey: EnvironmentKey {
  static var defaultValue: Text.Scale { .default }
}

extension EnvironmentValues {
  var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

extension View {
  /// The texts below larger or smaller beside those around them.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformingEnvironment { if isEnabled { $0.textScale = scale } }
  }
}
