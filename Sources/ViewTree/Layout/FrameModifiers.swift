import LayoutEngine

/// Wraps each element of its content in a box with a layout.
public struct LayoutModifier: PrimitiveModifier {
  let layout: any ProposalLayout

  /// Creates a modifier that lays its content out in a box.
  public init(_ layout: any ProposalLayout) { self.layout = layout }

  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.wrap(content, &output, layout: modifier.layout)
  }
}

extension FlexibleFrameLayout.Limits {
  @usableFromInline
  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    self.init(
      minimum: minimum.map(Double.init), ideal: ideal.map(Double.init),
      maximum: maximum.map(Double.init))
  }
}

/// The padding of a view that names no length, in points (SwiftUI's default).
@usableFromInline let defaultPadding: CGFloat = 16

extension View {
  package func layout(_ layout: any ProposalLayout) -> ModifiedContent<Self, LayoutModifier> {
    modifier(LayoutModifier(layout))
  }

  /// A box of a fixed size, in points, around this view.
  @inlinable
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        FixedFrameLayout(
          width: width.map { Double($0) }, height: height.map { Double($0) },
          alignment: alignment.pair)))
  }

  /// A box that follows its offer within limits, in points, around this view.
  @inlinable
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        FlexibleFrameLayout(
          width: .init(minWidth, idealWidth, maxWidth),
          height: .init(minHeight, idealHeight, maxHeight), alignment: alignment.pair)))
  }

  /// Insets around this view, in points.
  @inlinable
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier(PaddingLayout(insets.logical)))
  }

  /// Insets at some edges, in points; nil for the usual 16.
  @inlinable
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Insets at all edges, in points.
  @inlinable
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// The view at its ideal size in both axes.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal size in some axes.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(LayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// The view at a ratio of width to height; nil for its own.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layout(AspectRatioLayout(ratio: ratio.map(Double.init), fills: contentMode == .fill))
  }

  /// The view at a size's ratio.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// The view at its own ratio, within what is offered.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view at its own ratio, covering what is offered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// The view moved, in points; its room stays where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout(OffsetLayout(x: x, y: y))
  }

  /// The view moved, in points; its room stays where it is.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The view's centre at a point of its parent, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout(PositionLayout(x: x, y: y))
  }

  /// The view's centre at a point of its parent, in points.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Who is offered room first in a stack.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitsModifier { $0.priority = value })
  }

  /// Who is drawn in front of whom among siblings.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitsModifier { $0.zIndex = value })
  }
}

/// Whether a view at a ratio fits into what is offered or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Changes what containers ask of its content.
package struct TraitsModifier: PrimitiveModifier {
  let change: (inout LayoutTraits) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { modifier.change(&$0.traits) }
  }
}
