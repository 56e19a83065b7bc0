private enum LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between the icons and titles of labels, in points; nil for the default.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The width in which the icons of labels stand, in points; nil for the default.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icons and titles of labels.
  ///
  ///     Label("Share", systemImage: "square.and.arrow.up").labelIconToTitleSpacing(20)
  ///
  /// - Parameter value: The distance, in points.
  /// - Returns: A view whose labels have the distance.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width in which the icons of labels stand, each in its middle.
  ///
  ///     VStack(alignment: .leading) {
  ///       Label("Share", systemImage: "square.and.arrow.up")
  ///       Label("Delete", systemImage: "trash")
  ///     }
  ///     .labelReservedIconWidth(40)
  ///
  /// - Parameter value: The width, in points.
  /// - Returns: A view the titles of whose labels begin in one line.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
