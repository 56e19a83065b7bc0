import LayoutEngine

public typealias FlexDirection = LayoutEngine.FlexDirection
public typealias FlexWrap = LayoutEngine.FlexWrap
public typealias FlexContentAlignment = LayoutEngine.ContentAlignment
public typealias FlexItemAlignment = LayoutEngine.ItemAlignment
public typealias FlexLength = LayoutEngine.Dimension

/// Views as CSS's flexbox lays them out: what the stacks of SwiftUI cannot say.
///
/// As a block in CSS, the box is as wide as it is offered. An axis pointing up or down follows the
/// content unless `fillsHeight` makes the height offered definite.
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

  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let layout = FlexBoxLayout(view.style, fillsHeight: view.fillsHeight)
    context.grid(Self.self, layout, view.content, &output)
  }
}

extension View {
  /// How the view grows and shrinks in its flex container, as CSS's `flex`.
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
