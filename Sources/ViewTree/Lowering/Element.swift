import LayoutEngine

/// A box of the screen: what a view becomes, with its layout and what it draws.
public final class Element: LayoutNode {
  let path: NodePath
  let source: SourceLocation?
  /// What the box draws around and beneath its children.
  public var role: any ElementRole
  /// Values for containers above, by key.
  var preferences: [(key: ObjectIdentifier, value: Any)] = []
  /// What happens when somebody touches the box.
  public var interactions: [Interaction] = []
  public var accessibility = AccessibilityInfo()
  /// Whether touches pass through to what lies beneath.
  public var ignoresTouches = false
  /// An id or a tag that a container above looks for.
  public var tags: [AnyHashable] = []
  /// What the element shows over the whole window.
  package var windowLayers: [WindowLayer] = []
  /// The layers over a root's content, the last on top.
  var shownLayers: [ShownLayer] = []
  /// The number in the draw list's nodes, once drawn.
  var nodeNumber: Int32 = -1

  /// Creates a box.
  public init(
    _ context: LoweringContext, layout: any ProposalLayout, role: any ElementRole = PlainRole(),
    children: [Element] = []
  ) {
    (path, source, self.role) = (context.path, context.source, role)
    super.init(layout, children: children)
    traits.isRightToLeft = context.environment.layoutDirection == .rightToLeft
  }

  /// The children, which are elements all.
  public var elements: [Element] { children.compactMap { $0 as? Element } }

  /// Passes on what containers ask of a child, from the only child to its wrapper.
  package func adoptTraits(of child: Element) {
    traits.priority = child.traits.priority
    traits.hasNoSpacing = child.traits.hasNoSpacing
    traits.zIndex = child.traits.zIndex
    traits.values = child.traits.values
    traits.flexStyle = child.traits.flexStyle
    traits.gridColumns = child.traits.gridColumns
    traits.gridUnsizedAxes = child.traits.gridUnsizedAxes
    traits.gridColumnAlignment = child.traits.gridColumnAlignment
    traits.gridAnchor = child.traits.gridAnchor
    tags = child.tags
  }

  func tagFromForEach(_ id: some Hashable) {
    tags.append(AnyHashable(ForEachID(id: AnyHashable(id))))
  }

  /// The tag of a type that the element has, or else the id that a ForEach gave it.
  public func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    for tag in tags where !(tag.base is ForEachID) {
      if let value = tag.base as? Value { return value }
    }
    return tags.lazy.compactMap { ($0.base as? ForEachID)?.id.base as? Value }.first
  }

  /// The first text within the element, or the element itself if it is one.
  public var firstText: Element? {
    if role is TextRole { return self }
    for case let child as Element in children {
      if let text = child.firstText { return text }
    }
    return nil
  }

  /// The frame in the screen's coordinates, in points.
  public var rect: CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// An id that a ForEach gave, apart from explicit tags.
package struct ForEachID: Hashable { package let id: AnyHashable }

/// What an element draws.
public protocol ElementRole {
  /// Appends an element's operations, and those of its children where they show.
  func draw(_ element: Element, into painter: inout Painter)
}

/// Draws the children alone.
public struct PlainRole: ElementRole {
  /// Creates the role.
  public init() {}

  public func draw(_ element: Element, into painter: inout Painter) {
    painter.drawChildren(of: element)
  }
}

extension Element {
  /// The tag that a view was given, or else the id that a ForEach gave it.
  package var selectionTag: AnyHashable? {
    tags.last { !($0.base is ForEachID) }
      ?? tags.lazy.compactMap { ($0.base as? ForEachID)?.id }.last
  }
}
