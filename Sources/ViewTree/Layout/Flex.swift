import LayoutEngine

/// The main axis of a flex container, and its direction.
public typealias FlexDirection = LayoutEngine.FlexDirection
/// A value that indicates whether a flex container breaks its items into lines.
public typealias FlexWrap = LayoutEngine.FlexWrap
/// The distribution of the free space among items or lines of a flex container.
public typealias FlexContentAlignment = LayoutEngine.ContentAlignment
/// The alignment of an item across its line.
public typealias FlexItemAlignment = LayoutEngine.ItemAlignment
/// A length of a flex item: automatic, in points, or a fraction of the container.
public typealias FlexLength = LayoutEngine.Dimension

/// A container that arranges views as CSS flexbox does.
///
/// As a block in CSS, the box is as wide as it is offered. An axis pointing up or down follows the
/// content unless `fillsHeight` makes the height offered definite.
///
///     Flex(.row, wrap: .wrap, columnGap: 8, rowGap: 8) {
///       ForEach(tags, id: \.self) { Text($0).flex(grow: 1) }
///     }
public struct Flex<Content: View>: PrimitiveView {
  private let style: LayoutEngine.Style
  private let fillsHeight: Bool
  private let content: Content

  /// Creates a flex container; gaps are in points.
  public init(
    _ direction: FlexDirection = .row, wrap: FlexWrap = .noWrap,
    justify: FlexContentAlignment = .normal, align: FlexItemAlignment = .normal,
    alignContent: FlexContentAlignment = .normal, columnGap: CGFloat = 0, rowGap: CGFloat = 0,
    fillsHeight: Bool = false, @ViewBuilder content: () -> Content
  ) {
    style = LayoutEngine.Style {
      $0.flexDirection = direction
      $0.flexWrap = wrap
      $0.justifyContent = justify
      $0.alignItems = align
      $0.alignContent = alignContent
      $0.columnGap = .points(columnGap)
      $0.rowGap = .points(rowGap)
    }
    (self.fillsHeight, self.content) = (fillsHeight, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let layout = FlexBoxLayout(view.style, fillsHeight: view.fillsHeight)
    context.grid(Self.self, layout, view.content, &output)
  }
}

extension View {
  /// Sets the flexibility of the view within a flex container, as CSS's `flex` does.
  ///
  ///     Flex { Sidebar().flex(shrink: 0); Content().flex(grow: 1) }
  ///
  /// - Parameters:
  ///   - grow: The share of the free space that the view takes, from 0.
  ///   - shrink: The share of the missing space that the view gives up, from 0.
  ///   - basis: The length of the view before it grows or shrinks.
  ///   - alignSelf: The alignment across the line.
  ///   - order: The place among the siblings, the lowest first.
  /// - Returns: A view with the flexibility set.
  public func flex(
    grow: Double = 0, shrink: Double = 1, basis: FlexLength = .auto,
    alignSelf: FlexItemAlignment = .auto, order: Int32 = 0
  ) -> some View {
    modifier(
      TraitsModifier { traits in
        var style = traits.flexStyle ?? LayoutEngine.Style()
        style.flexGrow = grow
        style.flexShrink = shrink
        style.flexBasis = basis
        style.alignSelf = alignSelf
        style.order = order
        traits.flexStyle = style
      })
  }
}
