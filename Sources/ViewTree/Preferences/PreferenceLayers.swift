import LayoutEngine

/// Draws a view made of what its content passes up, before or behind it.
package struct PreferenceLayerModifier<Key: PreferenceKey, Secondary: View>: PrimitiveModifier {
  let alignment: AlignmentPair
  let isBehind: Bool
  let secondary: (Key.Value) -> Secondary

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    for child in inner.entering(.content).elements(of: content) {
      let value = child.preference(Key.self) ?? Key.defaultValue
      let layer = inner.entering(.index(1)).element(
        of: modifier.secondary(value), alignment: modifier.alignment)
      let element = Element(
        context, layout: SecondaryLayout(alignment: modifier.alignment),
        role: SecondaryRole(isBehind: modifier.isBehind), children: [child, layer])
      element.adoptTraits(of: child)
      output.append(element)
    }
  }
}

extension View {
  /// Layers a view made of a preference's value in front of the view.
  ///
  ///     EditorView().overlayPreferenceValue(TitleKey.self, alignment: .top) { title in
  ///       Text(title).padding(6).background(.thinMaterial, in: Capsule())
  ///     }
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - alignment: The position of the layered view in the view's frame.
  ///   - transform: A closure that returns the layered view, from the value.
  /// - Returns: A view with an overlay.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(
        alignment: alignment.pair, isBehind: false, secondary: transform))
  }

  /// Layers a view made of a preference's value behind the view.
  ///
  ///     TabLabels().backgroundPreferenceValue(SelectedTabKey.self) { anchor in
  ///       GeometryReader { proxy in
  ///         let frame = anchor.map { proxy[$0] } ?? .zero
  ///         Capsule().fill(.tint).frame(width: frame.width).offset(x: frame.minX)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - alignment: The position of the layered view in the view's frame.
  ///   - transform: A closure that returns the layered view, from the value.
  /// - Returns: A view with a background.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(
        alignment: alignment.pair, isBehind: true, secondary: transform))
  }
}

/// A position of a view, which another view can resolve in its own coordinates.
///
/// Keys keep anchors as constants; only views, on the main actor, look up what they refer to.
///
///     Text("Today")
///       .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
///       .overlayPreferenceValue(BoundsKey.self) { anchors in
///         GeometryReader { proxy in Text("\(proxy[anchors[0]].width)") }
///       }
public struct Anchor<Value>: @unchecked Sendable {
  /// The part of a view that an anchor stands for.
  public struct Source {
    package let value: (CGRect) -> Value
  }

  let element: Element
  let value: (CGRect) -> Value

  /// Creates an anchor to what a closure finds in an element's frame.
  package init(element: Element, value: @escaping (CGRect) -> Value) {
    (self.element, self.value) = (element, value)
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors lie at the same place of the screen.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.value(a.element.rect) == b.value(b.element.rect)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value(element.rect)) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { .init { $0 } }

  /// Returns a rectangle of the view, in points.
  public static func rect(_ rect: CGRect) -> Self {
    .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point of the view, in points.
  public static func point(_ point: CGPoint) -> Self {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Returns a point of the view by fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self { .init { point.point(in: $0) } }

  /// The top leading corner of the view.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge of the view.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge of the view.
  public static var leading: Self { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge of the view.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge of the view.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

package struct AnchorPreferenceModifier<Key: PreferenceKey, Value>: PrimitiveModifier {
  let source: Anchor<Value>.Source
  let transform: (Key.Value?, Anchor<Value>) -> Key.Value

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { element in
      let below = element.preference(Key.self)
      let anchor = Anchor(element: element, value: modifier.source.value)
      element.setPreference(Key.self, modifier.transform(below, anchor))
    }
  }
}

extension View {
  /// Sets the value of a preference from an anchor of the view.
  ///
  ///     Text("Today").anchorPreference(key: SelectedTabKey.self, value: .bounds) { $0 }
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - value: The part of the view that the anchor stands for.
  ///   - transform: A closure that returns the value, from the anchor.
  /// - Returns: A view with the preference.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value) { _, anchor in transform(anchor) })
  }

  /// Modifies the value of a preference that the view passes up, from an anchor of the view.
  ///
  ///     Text("Today")
  ///       .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { all, bounds in
  ///         all.append(bounds)
  ///       }
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value) { below, anchor in
        var result = below ?? K.defaultValue
        transform(&result, anchor)
        return result
      })
  }
}
