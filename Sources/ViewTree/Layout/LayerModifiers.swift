import LayoutEngine

/// A view before or behind its content, offered the content's size.
@usableFromInline
package struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  @usableFromInline let secondary: Secondary
  @usableFromInline let alignment: AlignmentPair
  @usableFromInline let isBehind: Bool
  @usableFromInline let ignoredEdges: EdgeMask

  @inlinable @inline(__always)
  init(
    secondary: Secondary, alignment: AlignmentPair, isBehind: Bool, ignoredEdges: EdgeMask = []
  ) {
    (self.secondary, self.alignment) = (secondary, alignment)
    (self.isBehind, self.ignoredEdges) = (isBehind, ignoredEdges)
  }

  @usableFromInline @inline(__always)
  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var aside = context.entering(.type(Self.self))
    aside.stackAxis = nil
    let start = output.count
    Target._lower(content, context, &output)
    for index in start..<output.count {
      let child = output[index]
      let layer = aside.element(of: modifier.secondary, alignment: modifier.alignment)
      let element = Element(
        context,
        layout: SecondaryLayout(alignment: modifier.alignment, ignoring: modifier.ignoredEdges),
        role: SecondaryRole(isBehind: modifier.isBehind), children: [child, layer])
      element.adoptTraits(of: child)
      output[index] = element
    }
  }
}

extension View {
  /// Layers views in front of the view, in its size.
  ///
  ///     Image("Photo").overlay(alignment: .bottomTrailing) { Text("4:32").padding(4) }
  ///
  /// - Parameters:
  ///   - alignment: The position of the views in the view's frame.
  ///   - content: The views to draw in front.
  /// - Returns: A view with an overlay.
  @inlinable
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(secondary: content(), alignment: alignment.pair, isBehind: false))
  }

  /// Layers a view in front of the view, in its size.
  @inlinable @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment.pair, isBehind: false))
  }

  /// Layers views behind the view, in its size.
  ///
  ///     Text("Badge").padding(8).background { Capsule().fill(.yellow) }
  ///
  /// - Parameters:
  ///   - alignment: The position of the views in the view's frame.
  ///   - content: The views to draw behind.
  /// - Returns: A view with a background.
  @inlinable
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment.pair, isBehind: true))
  }

  /// Layers a view behind the view, in its size.
  @inlinable @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment.pair, isBehind: true))
  }
}
