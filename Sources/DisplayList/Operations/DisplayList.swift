import Foundation

/// A picture as operations in points, free of any scale: what layout hands to the rasteriser.
public struct DisplayList: Sendable {
  /// A view that drew something or took up room: the name of what a difference is found in.
  public struct Node: Hashable, Sendable {
    /// Types and explicit ids from the root, such as `Catalogue/VStack/ForEach[erzia]/Text`.
    public var path: String
    /// The `#fileID` and line of the expression that made the view, such as `App/Card.swift:12`.
    public var source: String
    /// The frame in the picture's coordinates, in points.
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
  /// The colour beneath all items; opaque for screens.
  public var background: RGBAColor
  /// The operations, painted in order.
  public var items: [DrawItem]
  /// The views that items belong to, found by an item's index.
  public var nodes: [Node]
  /// The views that were laid out, each behind the one that it is in; empty unless asked for.
  public var views: [ViewRecord] = []
  /// The elements of assistive technology, in reading order; empty unless views were asked for.
  public var accessibility: [AccessibilityNode] = []
  /// The areas that react to touch; empty unless views were asked for.
  public var targets: [TouchTarget] = []
  /// The settings that the picture makes for the status bar and the home indicator.
  public var systemBars: SystemBars
  /// A Boolean value that indicates whether the list holds the colours of both schemes.
  ///
  /// The list of one scheme is ``picked(_:)``.
  public var servesBothSchemes = false
  /// The deviations of the picture from the screen's code; no part of the picture.
  public var issues: [ScreenIssue] = []

  /// Creates a draw list.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - background: The colour beneath all items; opaque for screens.
  ///   - items: The operations, painted in order.
  ///   - nodes: The views that items belong to.
  ///   - systemBars: The settings for the status bar and the home indicator.
  public init(
    size: CGSize, background: RGBAColor = .white, items: [DrawItem] = [], nodes: [Node] = [],
    systemBars: SystemBars = SystemBars()
  ) {
    self.systemBars = systemBars
    (self.size, self.background, self.items, self.nodes) = (size, background, items, nodes)
  }
}
