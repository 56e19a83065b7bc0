/// A size of controls.
///
///     Button("Start", action: save).buttonStyle(.borderedProminent).controlSize(.large)
public enum ControlSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes, from small to large.
  case mini, small, regular, large, extraLarge

  /// Returns whether a value is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

private enum Keys {
  enum Size: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum Pressed: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Header: EnvironmentKey { static var defaultValue: Prominence { .standard } }
}

extension EnvironmentValues {
  /// The size of controls.
  ///
  ///     @Environment(\.controlSize) private var size
  ///     Circle().frame(width: size == .small ? 16 : 24)
  public var controlSize: ControlSize {
    get { self[Keys.Size.self] }
    set { self[Keys.Size.self] = newValue }
  }

  /// A Boolean value that indicates whether buttons look as they do under a finger, for pictures of
  /// that state.
  ///
  ///     Button("Start", action: save).environment(\.showsPressedControls, true)
  public var showsPressedControls: Bool {
    get { self[Keys.Pressed.self] }
    set { self[Keys.Pressed.self] = newValue }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[Keys.Header.self] }
    set { self[Keys.Header.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  ///
  ///     Button("Continue") { next() }.buttonStyle(.borderedProminent).controlSize(.large)
  ///
  /// - Parameter size: The size.
  /// - Returns: A view whose controls have the size.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Limits the size of the controls in the view to a range.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      guard let low = allowed.first, let high = allowed.last else { return }
      size = min(max(size, low), high)
    }
  }

  /// Sets the prominence of the section headers in the view.
  ///
  ///     List {
  ///       Section("Today") { Text("Buy bread") }
  ///     }
  ///     .headerProminence(.increased)
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
