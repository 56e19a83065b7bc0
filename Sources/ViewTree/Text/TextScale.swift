extension Text {
  /// The size of a text relative to those around it.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// The size of the font itself.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, such as a unit's beside its number: four fifths, an estimate, as Apple tells
    /// no figure.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Scales the text relative to those around it.
  ///
  ///     let price = Text("12 ") + Text("EUR").textScale(.secondary)
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
  /// Scales the texts of the view relative to those around them.
  ///
  ///     HStack { Text("€12"); Text("per month").textScale(.secondary) }
  ///
  /// - Parameters:
  ///   - scale: The relative size.
  ///   - isEnabled: A Boolean value that indicates whether the scale applies.
  /// - Returns: A view with scaled texts.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformingEnvironment { if isEnabled { $0.textScale = scale } }
  }
}
