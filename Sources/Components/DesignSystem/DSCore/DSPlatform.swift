/// The kind of device that a theme is made for.
///
/// It is a value, not a condition of the compiler: one process may draw all of them side by side.
public enum DSPlatform: CaseIterable, Sendable { case iOS, macOS, watchOS }

/// The class of the window's width.
public enum DSWindowClass: Sendable { case compact, regular }

/// The density of a layout.
public enum DSDensity: CaseIterable, Sendable {
  /// The densities, from the closest.
  case compact, regular, spacious

  /// The factor of distances.
  public var factor: Double {
    switch self {
    case .compact: 0.75
    case .regular: 1
    case .spacious: 1.25
    }
  }
}
