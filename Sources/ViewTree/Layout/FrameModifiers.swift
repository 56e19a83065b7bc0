import LayoutEngine

/// A modifier that wraps each element of its content in a box with a layout.
public struct LayoutModifier: PrimitiveModifier {
  let layout: any ProposalLayout

  /// Creates a modifier that lays its content out in a box.
  public init(_ layout: any ProposalLayout) { self.layout = layout }

  /// Appends the elements of the modified view.
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

  /// Places the view within a frame of a fixed size.
  ///
  ///     Image(systemName: "heart")
  ///       .frame(width: 44, height: 44, alignment: .center)
  ///
  /// - Parameters:
  ///   - width: The width of the frame, in points, or nil for the view's own.
  ///   - height: The height of the frame, in points, or nil for the view's own.
  ///   - alignment: The position of the view in the frame.
  /// - Returns: A view with a fixed frame.
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

  /// Places the view within a frame that accepts the proposed size between limits.
  ///
  ///     Text("Continue").frame(maxWidth: .infinity, minHeight: 50)
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in points.
  ///   - idealWidth: The width without a proposal, in points.
  ///   - maxWidth: The greatest width, in points; `.infinity` takes all of the proposal.
  ///   - minHeight: The least height, in points.
  ///   - idealHeight: The height without a proposal, in points.
  ///   - maxHeight: The greatest height, in points; `.infinity` takes all of the proposal.
  ///   - alignment: The position of the view in the frame.
  /// - Returns: A view with a flexible frame.
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

  /// Adds a different padding to each edge of the view.
  ///
  ///     Text("Note").padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  ///
  /// - Parameter insets: The padding of each edge, in points.
  /// - Returns: A view with padding.
  @inlinable
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier(PaddingLayout(insets.logical)))
  }

  /// Adds an equal padding to some edges of the view.
  ///
  ///     Text("Note").padding(.horizontal, 12)
  ///
  /// - Parameters:
  ///   - edges: The edges to pad.
  ///   - length: The padding of each edge, in points, or nil for the default of 16.
  /// - Returns: A view with padding.
  @inlinable
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Adds an equal padding to all edges of the view.
  ///
  ///     Text("Note").padding(20)
  ///
  /// - Parameter length: The padding of each edge, in points.
  /// - Returns: A view with padding.
  @inlinable
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// Fixes the view at its ideal size in both dimensions.
  ///
  ///     Text("Never truncated").fixedSize()
  ///
  /// - Returns: A view of its ideal size, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal size in the given dimensions.
  ///
  ///     Text(article).fixedSize(horizontal: false, vertical: true)
  ///
  /// - Parameters:
  ///   - horizontal: A Boolean value that indicates whether to fix the width.
  ///   - vertical: A Boolean value that indicates whether to fix the height.
  /// - Returns: A view of its ideal size in the fixed dimensions.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(LayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Constrains the view to an aspect ratio.
  ///
  ///     Color.blue.aspectRatio(16 / 9, contentMode: .fit)
  ///
  /// - Parameters:
  ///   - ratio: The ratio of width to height, or nil for the view's own.
  ///   - contentMode: A value that indicates whether the view fits or fills its parent.
  /// - Returns: A view of the ratio.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layout(AspectRatioLayout(ratio: ratio.map(Double.init), fills: contentMode == .fill))
  }

  /// Constrains the view to the aspect ratio of a size.
  ///
  /// - Parameters:
  ///   - size: The size, whose ratio of width to height is taken.
  ///   - contentMode: A value that indicates whether the view fits or fills its parent.
  /// - Returns: A view of the ratio.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Scales the view to fit its parent, at its own aspect ratio.
  ///
  ///     Image("Photo").resizable().scaledToFit()
  ///
  /// - Returns: A view that fits into what its parent proposes.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its parent, at its own aspect ratio.
  ///
  ///     Image("Photo").resizable().scaledToFill().frame(width: 80, height: 80).clipped()
  ///
  /// - Returns: A view that covers what its parent proposes.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view at an offset from its frame, which stays in place.
  ///
  ///     Text("Badge").offset(x: 12, y: -8)
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points, downwards.
  /// - Returns: A view drawn at an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout(OffsetLayout(x: x, y: y))
  }

  /// Draws the view at an offset from its frame, in points; the frame stays in place.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Places the centre of the view at a point of its parent.
  ///
  ///     Circle().frame(width: 20, height: 20).position(x: 40, y: 60)
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate of the centre, in points.
  ///   - y: The vertical coordinate of the centre, in points.
  /// - Returns: A view whose centre lies at the point.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout(PositionLayout(x: x, y: y))
  }

  /// Places the centre of the view at a point of its parent, in points.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the priority by which a parent stack divides its space.
  ///
  ///     HStack {
  ///       Text(title).layoutPriority(1)
  ///       Text(subtitle)
  ///     }
  ///
  /// - Parameter value: The priority; views with the highest are offered space first. The default
  ///   is 0.
  /// - Returns: A view with a layout priority.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitsModifier { $0.priority = value })
  }

  /// Sets the front-to-back order of the view among its siblings.
  ///
  ///     ZStack { Card().zIndex(1); Shade() }
  ///
  /// - Parameter value: The order; views of a higher value are drawn in front. The default is 0.
  /// - Returns: A view with an order.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitsModifier { $0.zIndex = value })
  }
}

/// Changes what containers ask of its content.
package struct TraitsModifier: PrimitiveModifier {
  let change: (inout LayoutTraits) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { modifier.change(&$0.traits) }
  }
}
