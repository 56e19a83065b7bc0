import LayoutEngine

extension View {
  /// A box as long as the container around, which is the window or the nearest scroll view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A box of a length made of the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// A box of so many of a container's equal parts, with points between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}

package struct ContainerFrameModifier: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let container = context.environment.containerSize
    func side(_ axis: Axis.Set, _ length: CGFloat, _ along: Axis) -> Double? {
      modifier.axes.contains(axis) ? Double(modifier.length(length, along)) : nil
    }
    context.wrap(
      content, &output,
      layout: FixedFrameLayout(
        width: side(.horizontal, container.width, .horizontal),
        height: side(.vertical, container.height, .vertical),
        alignment: modifier.alignment.pair))
  }
}

private enum ContainerSizeKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  /// The size of the container around, in points: the window's safe area unless a view sets it.
  public var containerSize: CGSize {
    get { self[ContainerSizeKey.self] ?? windowSize }
    set { self[ContainerSizeKey.self] = newValue }
  }
}
