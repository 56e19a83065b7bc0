/// Whether a scene is in front; in a picture it is.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

private enum Keys {
  enum Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[Keys.Phase.self] }
    set { self[Keys.Phase.self] = newValue }
  }
}
