import LayoutEngine

/// A bar at an edge of its content, by which the content's safe area shrinks.
package struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
  let edge: EdgeMask
  let alignment: AlignmentKey
  let spacing: CGFloat
  let bar: Bar

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var aside = context.entering(.type(Self.self))
    aside.stackAxis = nil
    let layout = SafeAreaInsetLayout(
      edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing)
    for child in context.elements(of: content) {
      let element = Element(
        context, layout: layout, children: [child, aside.element(of: modifier.bar)])
      element.adoptTraits(of: child)
      output.append(element)
    }
  }
}

extension View {
  /// Extends the view beyond the safe area at some edges.
  ///
  ///     Color.teal.ignoresSafeArea(edges: .top)
  ///
  /// - Parameters:
  ///   - regions: The parts of the safe area to ignore.
  ///   - edges: The edges at which the view is extended.
  /// - Returns: A view that reaches beyond the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    layout(SafeAreaLayout(edges: edges.mask, regions: regions.regions))
  }

  /// Extends the view beyond the safe area of bars and hardware at some edges.
  ///
  ///     Color.blue.edgesIgnoringSafeArea(.top)
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Places a bar above or below the view, whose content scrolls beneath it.
  ///
  ///     List(items) { Row($0) }
  ///       .safeAreaInset(edge: .bottom) { PlayerBar() }
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The position of the bar along the edge.
  ///   - spacing: The distance between bar and content, in points, or nil for the default.
  ///   - content: The bar.
  /// - Returns: A view whose safe area ends at the bar.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing ?? 0,
        bar: content()))
  }

  /// Places a bar beside the view, whose content scrolls beneath it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The position of the bar along the edge.
  ///   - spacing: The distance between bar and content, in points, or nil for the default.
  ///   - content: The bar.
  /// - Returns: A view whose safe area ends at the bar.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing ?? 0, bar: content()))
  }

  /// Places a bar of the app's own above or below the view, whose content scrolls beneath it.
  ///
  ///     List(items) { Row($0) }
  ///       .safeAreaBar(edge: .top) { FilterBar() }
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The position of the bar along the edge.
  ///   - spacing: The distance between bar and content, in points, or nil for the default.
  ///   - content: The bar.
  /// - Returns: A view whose safe area ends at the bar.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a bar of the app's own beside the view, whose content scrolls beneath it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The position of the bar along the edge.
  ///   - spacing: The distance between bar and content, in points, or nil for the default.
  ///   - content: The bar.
  /// - Returns: A view whose safe area ends at the bar.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds insets to the safe area of the view, in points.
  ///
  ///     ScrollView { Text("Text") }
  ///       .safeAreaPadding(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    layout(SafeAreaPaddingLayout(insets.logical))
  }

  /// Adds an equal inset to some edges of the safe area.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The inset, in points, or nil for the default of 16.
  /// - Returns: A view with a smaller safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds an equal inset to all edges of the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }
}
