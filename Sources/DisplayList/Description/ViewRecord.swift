import Foundation

/// A view as it was laid out: what descriptions, causes and audits of a screen are made of.
public struct ViewRecord: Sendable {
  /// Something that a modifier or an initialiser set, such as `padding` to `16`.
  public struct Setting: Hashable, Sendable {
    /// The setting's name, such as `font`.
    public var name: String
    /// The setting's value as text.
    public var value: String
    /// A Boolean value that indicates whether views within inherit the setting, as they do a font.
    public var isInherited: Bool

    /// Creates a setting.
    public init(_ name: String, _ value: String, isInherited: Bool = false) {
      (self.name, self.value, self.isInherited) = (name, value, isInherited)
    }
  }

  /// The type of the view without generic arguments, or its role, such as `background`.
  public var name: String
  /// The id that a `ForEach` or the view itself gave it.
  public var id: String?
  /// The index of the view around it; nil for the screen.
  public var parent: Int?
  /// The frame in the screen's coordinates, in points, without the view's padding.
  public var frame: CGRect
  /// The `#fileID` and line of the expression that made the view; empty where the system made it.
  public var source: String
  /// The settings made on the view, from the innermost modifier outwards.
  public var settings: [Setting]
  /// The operations that the view itself contributes, in sight or not.
  public var operations: [DrawOperation] = []

  /// Creates a record.
  public init(
    name: String, id: String? = nil, parent: Int?, frame: CGRect, source: String,
    settings: [Setting] = []
  ) {
    (self.name, self.id, self.parent, self.frame) = (name, id, parent, frame)
    (self.source, self.settings) = (source, settings)
  }
}

extension DisplayList {
  /// Takes over the views of another list, which is drawn within this one; together they serve both
  /// schemes if each does.
  ///
  /// - Parameters:
  ///   - other: A list whose nodes were appended to this one's.
  ///   - firstNode: The index of the first of them.
  ///   - transform: From the other list's coordinates to this one's.
  public mutating func addViews(
    of other: DisplayList, firstNode: Int, _ transform: CGAffineTransform
  ) {
    servesBothSchemes = servesBothSchemes && other.servesBothSchemes
    let first = views.count
    views += other.views.map { view in
      var view = view
      view.parent = view.parent.map { $0 + first } ?? (first > 0 ? 0 : nil)
      view.frame = view.frame.applying(transform)
      return view
    }
    targets += other.targets.map { target in
      var target = target
      target.frame = target.frame.applying(transform)
      target.reach = target.reach.applying(transform)
      return target
    }
    accessibility += other.accessibility.map { $0.moved(by: transform) }
    for index in nodes.indices.dropFirst(firstNode) where nodes[index].view >= 0 {
      nodes[index].view += Int32(first)
    }
  }
}

extension AccessibilityNode {
  fileprivate func moved(by transform: CGAffineTransform) -> AccessibilityNode {
    var node = self
    node.frame = frame.applying(transform)
    node.activationPoint = activationPoint?.applying(transform)
    node.children = children?.map { $0.moved(by: transform) }
    return node
  }
}
