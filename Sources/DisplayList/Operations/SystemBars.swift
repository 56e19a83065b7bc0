/// The settings that a picture makes for the system's bars, which are drawn over it.
public struct SystemBars: Hashable, Sendable {
  /// A Boolean value that indicates whether the status bar is hidden.
  public var hidesStatusBar: Bool
  /// A Boolean value that indicates whether the status bar is white, for a dark ground; nil for the
  /// scheme's colour.
  public var statusBarIsLight: Bool?
  /// A Boolean value that indicates whether the home indicator is white; nil for the scheme's
  /// colour.
  public var homeIndicatorIsLight: Bool?
  /// A Boolean value that indicates whether a window's buttons are grey, since an alert or a sheet
  /// has taken the keyboard from the window.
  public var dimsWindowButtons: Bool

  /// Creates what a picture asks for; by default nothing.
  public init(
    hidesStatusBar: Bool = false, statusBarIsLight: Bool? = nil,
    homeIndicatorIsLight: Bool? = nil, dimsWindowButtons: Bool = false
  ) {
    (self.hidesStatusBar, self.dimsWindowButtons) = (hidesStatusBar, dimsWindowButtons)
    (self.statusBarIsLight, self.homeIndicatorIsLight) = (statusBarIsLight, homeIndicatorIsLight)
  }
}
