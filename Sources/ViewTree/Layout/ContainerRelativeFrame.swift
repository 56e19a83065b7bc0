import LayoutEngine

extension View {
  /// Sizes the view to its container, which is the window or the nearest scroll view.
  ///
  ///     ScrollView(.horizontal) {
  ///       LazyHStack { ForEach(pages) { Page($0).containerRelativeFrame(.horizontal) } }
  ///     }
  ///
  /// - Parameters:
  ///   - axes: The axes in which the frame takes the container's length.
  ///   - alignment: The position of the view in the frame.
  /// - Returns: A view in a frame as long as its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Sizes the view to a length computed from that of its container, in points.
  ///
  /// - Parameters:
  ///   - axes: The axes in which the length is computed.
  ///   - alignment: The position of the view in the frame.
  ///   - length: A closure that returns the frame's length, from the container's length and the
  ///     axis.
  /// - Returns: A view in a frame of the computed length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Sizes the view to a number of equal parts of its container.
  ///
  ///     Card().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
  ///
  /// - Parameters:
  ///   - axes: The axes to divide.
  ///   - count: The number of parts that the container is divided into.
  ///   - span: The number of parts that the frame takes.
  ///   - spacing: The distance between two parts, in points.
  ///   - alignment: The position of the view in the frame.
  /// - Returns: A view in a frame of the given number of parts.
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
    let container = context.environment.nearestContainer
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

private enum ScrollContainerKey: EnvironmentKey {
  static var defaultValue: ScrollContainer? { nil }
}

extension EnvironmentValues {
  /// The size of the container around, in points: the window's safe area unless a view sets it.
  public var containerSize: CGSize {
    get { self[ContainerSizeKey.self] ?? windowSize }
    set { self[ContainerSizeKey.self] = newValue }
  }

  /// The scroll view around.
  var scrollContainer: ScrollContainer? {
    get { self[ScrollContainerKey.self] }
    set { self[ScrollContainerKey.self] = newValue }
  }

  /// The size that a frame relative to its container is computed from, in points: that of the
  /// scroll view around in the same window, as soon as it is known.
  fileprivate var nearestContainer: CGSize {
    guard let scrollContainer, scrollContainer.window == windowSize else { return containerSize }
    return scrollContainer.ask() ?? containerSize
  }
}
