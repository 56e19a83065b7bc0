private enum LuminanceReductionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the screen is dimmed, as one that is always on; it is
  /// false in pictures unless somebody sets it.
  ///
  ///     @Environment(\.isLuminanceReduced) private var isDimmed
  ///     TideCurve(tides).opacity(isDimmed ? 0.5 : 1)
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReductionKey.self] }
    set { self[LuminanceReductionKey.self] = newValue }
  }
}
