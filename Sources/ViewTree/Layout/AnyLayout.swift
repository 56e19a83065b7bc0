import LayoutEngine

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

  /// The rule of the layout that this one wraps.
  public var _rule: (any ProposalLayout)? { box._rule }

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
