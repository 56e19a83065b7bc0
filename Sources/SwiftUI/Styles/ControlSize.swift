/// How large controls are.
public enum ControlSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// How prominent controls and headers are.
public enum Prominence: Hashable, Sendable { case standard, increased }

private enum Keys {
  enum Size: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum Pressed: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Header: EnvironmentKey { static var defaultValue: Prominence { .standard } }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[Keys.Size.self] }
    set { self[Keys.Size.self] = newValue }
  }

  /// Whether buttons look as they do under a finger, for pictures of that state.
  public var showsPressedControls: Bool {
    get { self[Keys.Pressed.self] }
    set { self[Keys.Pressed.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[Keys.Header.self] }
    set { self[Keys.Header.self] = newValue }
  }
}

extension View {
  /// How large controls below are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// How large controls below are, within limits.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      guard let low = allowed.first, let high = allowed.last else { return }
      size = min(max(size, low), high)
    }
  }

  /// How prominent section headers below are.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
