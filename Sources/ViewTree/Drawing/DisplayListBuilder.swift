import LayoutEngine

/// A recorder of the operations of placed elements, in the order of painting.
public struct DisplayListBuilder {
  /// The items painted so far, in the current layer.
  public private(set) var items: [DrawItem] = []
  /// The rectangle that can be seen, in points of the screen; nothing outside is worth painting.
  public private(set) var visible: CGRect
  private(set) var nodes: [DisplayList.Node] = []
  private let describesNodes: Bool
  /// The elements that were drawn, where a description takes all of them, out of sight or not.
  private(set) var described: [Element]?
  /// The elements that stand apart from what is drawn; nil where each is drawn in its turn.
  private var apart: Apart?

  /// The shape of the container that is being drawn, else the screen's; nil where its corners are
  /// square.
  var container: ContainerShape?

  private struct Apart {
    let condition: (Element) -> Bool
    var elements: [Element] = []
  }

  init(visible: CGRect, describesNodes: Bool) {
    (self.visible, self.describesNodes) = (visible, describesNodes)
  }

  /// Creates a builder that gathers what each element draws, for a description.
  init(describing size: CGSize) {
    (visible, describesNodes, described) = (CGRect(origin: .zero, size: size), true, [])
  }

  /// Appends an operation for an element.
  public mutating func add(_ operation: DrawOperation, for element: Element) {
    items.append(DrawItem(operation, node: number(of: element)))
  }

  /// Returns whether an element's frame, widened by 4 points, can be seen.
  public func sees(_ rect: CGRect) -> Bool {
    described != nil || rect.insetBy(dx: -4, dy: -4).intersects(visible)
  }

  /// Draws an element with its role.
  public mutating func draw(_ element: Element) {
    guard element.isPlaced else { return }
    if element.hasLeaving { for leaving in element.leaving { leaving.draw(into: &self) } }
    if described != nil { describe(element) }
    element.role.draw(element, into: &self)
  }

  /// Draws an element's children, those with a higher z-index later.
  public mutating func drawChildren(of element: Element) {
    drawChildren(of: element) { _ in true }
  }

  /// Draws those of an element's children that satisfy a condition, those with a higher z-index
  /// later.
  package mutating func drawChildren(of element: Element, where condition: (Element) -> Bool) {
    let children = element.children
    if children.contains(where: { $0.traits.zIndex != 0 }) {
      let order = children.enumerated().sorted {
        ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
      }
      for case let (_, child as Element) in order where condition(child) { draw(child) }
    } else {
      for case let child as Element in children where condition(child) { draw(child) }
    }
  }

  /// Draws into a layer, which is left out if nothing was drawn.
  ///
  /// - Parameters:
  ///   - layer: The layer's properties; its items are replaced.
  ///   - element: The element that asks for the layer.
  ///   - visible: The rectangle that can be seen within, if it is smaller than without.
  ///   - widens: The rectangle that can be seen within, where a transform may bring more into
  ///     sight.
  ///   - draw: Draws the layer's content.
  public mutating func group(
    _ layer: consuming Layer, for element: Element, visible: CGRect? = nil, widens: CGRect? = nil,
    _ draw: (inout DisplayListBuilder) -> Void
  ) {
    let before = (items: items, visible: self.visible)
    items = []
    if let visible { self.visible = self.visible.intersection(visible) }
    if let widens { self.visible = widens }
    draw(&self)
    layer.items = items
    (items, self.visible) = before
    guard !layer.items.isEmpty else { return }
    add(.layer(layer), for: element)
  }

  /// Draws all but what stands apart from it, such as the bar of a page that moves.
  ///
  /// - Parameters:
  ///   - condition: A closure that returns whether an element that could stand apart does.
  ///   - draw: Draws all.
  /// - Returns: The elements that were left out, in the order of painting.
  package mutating func leavingApart(
    where condition: @escaping (Element) -> Bool = { _ in true },
    _ draw: (inout DisplayListBuilder) -> Void
  ) -> [Element] {
    let before = apart
    apart = Apart(condition: condition)
    draw(&self)
    defer { apart = before }
    return apart?.elements ?? []
  }

  /// Leaves an element to who asked for what stands apart.
  ///
  /// - Returns: False where nobody did, and the element is to be drawn.
  package mutating func leaveApart(_ element: Element) -> Bool {
    guard let apart, apart.condition(element) else { return false }
    self.apart?.elements.append(element)
    return true
  }

  /// Draws aside and returns the operations, for masks.
  mutating func aside(_ draw: (inout DisplayListBuilder) -> Void) -> [DrawItem] {
    let before = items
    items = []
    draw(&self)
    defer { items = before }
    return items
  }

  private mutating func describe(_ element: Element) {
    guard element.describedNumber < 0 else { return }
    element.describedNumber = Int32(described?.count ?? 0)
    described?.append(element)
  }

  private mutating func number(of element: Element) -> Int32 {
    guard describesNodes else { return -1 }
    if described != nil { return element.describedNumber }
    if element.nodeNumber < 0 {
      element.nodeNumber = Int32(nodes.count)
      nodes.append(
        DisplayList.Node(
          path: element.pathDescription, source: element.source?.description ?? "",
          frame: element.rect))
    }
    return element.nodeNumber
  }
}

/// Draws a primary child and a secondary one, before or behind it.
struct SecondaryRole: ElementRole {
  let isBehind: Bool

  var paintsFirstChildLast: Bool { isBehind }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let children = element.children
    for index in children.indices {
      // Behind, the secondary is drawn first and the primary last.
      let place = isBehind ? (index + 1) % children.count : index
      if let child = children[place] as? Element { builder.draw(child) }
    }
  }
}
