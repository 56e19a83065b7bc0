/// The phase of a scene, which is active in a picture.
///
///     struct Player: View {
///       @Environment(\.scenePhase) private var phase
///
///       var body: some View { Text(phase == .active ? "Playing" : "Paused") }
///     }
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The phases, from hidden to in front.
  case background, inactive, active

  /// Returns whether a value is smaller than another.
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

private enum Keys {
  enum Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
}

extension EnvironmentValues {
  /// The phase of the scene.
  ///
  ///     @Environment(\.scenePhase) private var phase
  ///     Text("Notes").onChange(of: phase) { if phase == .background { print("Save") } }
  public var scenePhase: ScenePhase {
    get { self[Keys.Phase.self] }
    set { self[Keys.Phase.self] = newValue }
  }
}
