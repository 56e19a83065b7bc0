/// What a picture asks of the system's own parts of the screen, which are drawn over it.
public struct SystemBars: Hashable, Sendable {
  public var hidesStatusBar: Bool
  /// Whether the status bar is white, for what lies beneath is dark; nil as the device's scheme has
  /// it.
  public var statusBarIsLight: Bool?
  /// Whether the home indicator is white; nil as the device's scheme has it.
  public var homeIndicatorIsLight: Bool?

  /// Creates what a picture asks for; by default nothing.
  public init(
    hidesStatusBar: Bool = false, statusBarIsLight: Bool? = nil, homeIndicatorIsLight: Bool? = nil
  ) {
    self.hidesStatusBar = hidesStatusBar
    (self.statusBarIsLight, self.homeIndicatorIsLight) = (statusBarIsLight, homeIndicatorIsLight)
  }
}
