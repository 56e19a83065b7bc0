/// The top of a window that its system draws, and that pages put their titles in: a Mac's title
/// bar, a watch's line with the time.
package struct TitleBar: Hashable, Sendable {
  /// The kind of the window.
  package enum Kind: Sendable { case window, watch }

  package let kind: Kind
  /// In points.
  package let height: Double
  /// The width that the system takes at the leading edge, in points.
  package let start: Double
  /// The width that the system takes at the trailing edge, in points.
  package let end: Double
  /// From the edge to what stands nearest to it, in points.
  package let margin: Double

  package init(_ kind: Kind, height: Double, start: Double, end: Double = 0, margin: Double) {
    (self.kind, self.height, self.start) = (kind, height, start)
    (self.end, self.margin) = (end, margin)
  }
}

private enum TitleBarKey: EnvironmentKey { static var defaultValue: TitleBar? { nil } }

private enum ActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The window's title bar; nil on phones and tablets, where pages have bars of their own.
  package var titleBar: TitleBar? {
    get { self[TitleBarKey.self] }
    set { self[TitleBarKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the window lies before all others, so that its controls
  /// have their colours.
  public package(set) var appearsActive: Bool {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
  }
}
