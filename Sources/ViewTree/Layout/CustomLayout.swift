import LayoutEngine

/// A type that measures and places a collection of views.
public protocol Layout: Animatable {
  /// The type of the values that a layout caches between measuring and placing.
  associatedtype Cache = Void

  /// Views as the layout sees them.
  typealias Subviews = LayoutSubviews

  /// The properties that do not depend on the views.
  static var layoutProperties: LayoutProperties { get }

  /// The axis along which spacers within the layout give way: that of its properties, unless the
  /// type hides another layout.
  var _stackOrientation: Axis? { get }

  /// Creates the cache for the views.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the layout for a proposal, in points.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - subviews: The views to lay out.
  ///   - cache: The values cached for the views.
  /// - Returns: The size that the layout takes.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view within the bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a vertical guide that the layout sets, or nil for none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a horizontal guide that the layout sets, or nil for none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the preferred spacing around the layout.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

/// The properties of a layout that do not depend on its views.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, or nil for a layout that is none.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}

/// The preferred spacing between a view and its neighbours.
public struct ViewSpacing: Sendable {
  let isZero: Bool

  /// The spacing of a view that asks for none.
  public static let zero = ViewSpacing(isZero: true)

  /// Creates the default spacing.
  public init() { isZero = false }

  init(isZero: Bool) { self.isZero = isZero }

  /// Returns the distance to the next view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero || next.isZero ? 0 : StackLayout.defaultSpacing
  }

  /// Takes on the distances of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// Returns the spacing combined with another at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The axis along which spacers within the layout give way.
  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns nil: by default, a layout merges the guides of its views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil: by default, a layout merges the guides of its views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns the default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Lays out views.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(layout: self, content: content())
  }
}

/// A proxy of a view in a layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let parent: LayoutNode

  /// Returns whether two values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.node === rhs.node }

  /// The priority of the subview in the layout.
  public var priority: Double { node.traits.priority }

  /// The preferred spacing of the subview.
  public var spacing: ViewSpacing { ViewSpacing(isZero: node.traits.hasNoSpacing) }

  /// Returns the size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = node.size(proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(dimensions: node.dimensions(proposal.proposal))
  }

  /// Places the view: its anchor comes to a point of the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal.proposal)
    node.place(
      in: parent,
      at: Point(
        x: position.x - size.width * anchor.x - parent.frame.minX,
        y: position.y - size.height * anchor.y - parent.frame.minY),
      proposal: proposal.proposal)
  }

  /// Returns the value that the view set for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

/// The proxies of the views in a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let nodes: [LayoutNode]
  let parent: LayoutNode
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection

  /// Returns whether two values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.nodes.elementsEqual(rhs.nodes) { $0 === $1 }
  }

  /// The index of the first element.
  public var startIndex: Int { 0 }
  /// The index after the last element.
  public var endIndex: Int { nodes.count }

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], parent: parent)
  }

  /// Returns the subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(nodes[bounds]), parent: parent, layoutDirection: layoutDirection)
  }
}

/// A key of a value that a view sets for its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value that the layout around the view reads from its subview.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value to associate with the view.
  /// - Returns: A view that carries the value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitsModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}

/// Views in a layout of an app's own.
package struct CustomLayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  package static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.named(L.self)
    inner.stackAxis = view.layout._stackOrientation.map {
      $0 == .horizontal ? .horizontal : .vertical
    }
    output.append(
      Element(
        inner,
        layout: CustomLayoutBridge(
          layout: view.layout, direction: context.environment.layoutDirection),
        children: inner.elements(of: view.content)))
  }
}

/// An app's layout as LayoutEngine's.
struct CustomLayoutBridge<L: Layout>: ProposalLayout {
  let layout: L
  let direction: LayoutDirection
  let movesLines = true
  private let kept = Kept()

  init(layout: L, direction: LayoutDirection) {
    (self.layout, self.direction) = (layout, direction)
  }

  private final class Kept { var cache: L.Cache? }

  private func subviews(_ node: LayoutNode) -> LayoutSubviews {
    LayoutSubviews(nodes: node.children, parent: node, layoutDirection: direction)
  }

  private func withCache<Result>(
    _ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = subviews(node)
    var cache = kept.cache ?? layout.makeCache(subviews: subviews)
    defer { kept.cache = cache }
    return body(subviews, &cache)
  }

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let size = withCache(node) {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
    return Size(width: size.width, height: size.height)
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    let bounds = CGRect(
      x: node.frame.minX, y: node.frame.minY, width: node.frame.width, height: node.frame.height)
    withCache(node) {
      layout.placeSubviews(
        in: bounds, proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
    // As in SwiftUI, a view that the layout forgets lies in the middle.
    for child in node.children where !child.isPlaced {
      let size = child.size(proposal)
      child.place(
        in: node,
        at: Point(
          x: (node.frame.width - size.width) / 2, y: (node.frame.height - size.height) / 2),
        proposal: proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let value = withCache(node) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
    }
    return value.map(Double.init)
  }
}

/// A type-erased layout, with which views retain their state when it changes.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
public struct AnyLayout: Layout {
  private let box: any Layout

  /// Creates a layout that erases the type of another.
  public init<L: Layout>(_ layout: L) { box = layout }

  /// The axis along which spacers within the layout give way.
  public var _stackOrientation: Axis? { box._stackOrientation }

  /// Creates the cache of the layout that this one wraps.
  public func makeCache(subviews: Subviews) -> Any { Self.cache(box, subviews) }

  private static func cache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) -> CGSize { Self.size(box, proposal, subviews, &cache) }

  private static func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  /// Places each view within the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) { Self.place(box, bounds, proposal, subviews, &cache) }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
  }
}

/// A layout that arranges views as an `HStack` does, for choosing a layout at run time.
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The spacing between the views, in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a row; spacing is in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  private var engine: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing.map(Double.init))
  }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { engine.cgSize(proposal, subviews) }

  /// Places each view within the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { engine.place(subviews.parent, proposal.proposal) }
}

/// A layout that arranges views as a `VStack` does, for choosing a layout at run time.
public struct VStackLayout: Layout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The spacing between the views, in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a column; spacing is in points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  private var engine: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing.map(Double.init))
  }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { engine.cgSize(proposal, subviews) }

  /// Places each view within the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { engine.place(subviews.parent, proposal.proposal) }
}

/// A layout that arranges views as a `ZStack` does, for choosing a layout at run time.
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { OverlapLayout(alignment: alignment.pair).cgSize(proposal, subviews) }

  /// Places each view within the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { OverlapLayout(alignment: alignment.pair).place(subviews.parent, proposal.proposal) }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension ProposalLayout {
  fileprivate func cgSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let size = size(proposal.proposal, of: subviews.parent)
    return CGSize(width: size.width, height: size.height)
  }
}
