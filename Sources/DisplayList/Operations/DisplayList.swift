import Foundation

/// A picture as operations in points, free of any scale: what layout hands to the rasteriser.
public struct DisplayList: Sendable {
  /// A view that drew something or took up room: the name of what a difference is found in.
  public struct Node: Hashable, Sendable {
    /// Types and explicit ids from the root, such as `Catalogue/VStack/ForEach[erzia]/Text`.
    public var path: String
    /// `#fileID` and line of the expression that made the view, such as `App/Card.swift:12`.
    public var source: String
    /// In points, in the picture's coordinates.
    public var frame: CGRect
    /// The index of its view in ``DisplayList/views``; -1 where they were not asked for.
    public var view: Int32 = -1

    /// Creates a node.
    public init(path: String, source: String, frame: CGRect) {
      (self.path, self.source, self.frame) = (path, source, frame)
    }
  }

  /// The picture's size in points.
  public var size: CGSize
  /// What lies under everything; opaque for screens.
  public var background: RGBAColor
  public var items: [DrawItem]
  public var nodes: [Node]
  /// The views that were laid out, each behind the one that it is in; empty unless asked for.
  public var views: [ViewRecord] = []
  /// What assistive technology reads, in its order; empty unless views were asked for.
  public var accessibility: [AccessibilityNode] = []
  /// What can be touched; empty unless views were asked for.
  public var targets: [TouchTarget] = []
  /// What the picture asks of the status bar and the home indicator.
  public var systemBars: SystemBars
  /// Whether the list serves a light screen and a dark one, by ``inLight`` and ``inDark``.
  public var servesBothSchemes = false
  /// What the screen shows otherwise than it asked; no part of the picture.
  public var issues: [ScreenIssue] = []

  /// Creates a draw list.
  public init(
    size: CGSize, background: RGBAColor = .white, items: [DrawItem] = [], nodes: [Node] = [],
    systemBars: SystemBars = SystemBars()
  ) {
    self.systemBars = systemBars
    (self.size, self.background, self.items, self.nodes) = (size, background, items, nodes)
  }
}
