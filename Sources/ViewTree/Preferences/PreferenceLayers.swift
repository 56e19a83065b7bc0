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
