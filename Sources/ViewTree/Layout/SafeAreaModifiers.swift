import LayoutEngine

/// What narrows the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]

  var regions: SafeAreaLayout.Regions { .init(rawValue: UInt8(rawValue & 3)) }
}

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
  /// The view reaches beyond the safe area at some edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    layout(SafeAreaLayout(edges: edges.mask, regions: regions.regions))
  }

  /// The view reaches beyond the safe area at some edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// A bar above or below this view, which scrolls beneath it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing ?? 0,
        bar: content()))
  }

  /// A bar beside this view, which scrolls beneath it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing ?? 0, bar: content()))
  }

  /// Insets that scrolling content runs beneath, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    layout(SafeAreaPaddingLayout(insets.logical))
  }

  /// Insets at some edges that scrolling content runs beneath, in points; nil for the usual 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Insets that scrolling content runs beneath, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }
}
