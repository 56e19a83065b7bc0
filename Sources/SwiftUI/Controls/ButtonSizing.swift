/// A way in which buttons with a border are as wide as their label, or as the room that they have.
///
///     VStack {
///       Button("Continue", action: save)
///       Button("Not now", action: cancel)
///     }
///     .buttonStyle(.bordered)
///     .buttonSizing(.flexible)
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The sizing of the surroundings, which is that of the label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The size of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// All of the width that there is.
  public static let flexible = ButtonSizing(name: "flexible")
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The sizing of buttons with a border.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons with a border in the view are as wide as their label or as their room.
  ///
  ///     Button("Continue", action: save).buttonStyle(.glassProminent).buttonSizing(.flexible)
  ///
  /// - Parameter sizing: The sizing.
  /// - Returns: A view whose buttons have the sizing.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
