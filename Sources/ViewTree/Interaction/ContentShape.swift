import LayoutEngine

/// The shape of a view in which touches count.
struct ContentShape {
  let shape: any Shape
  let isEOFilled: Bool

  /// Returns the shape in a frame, in points of the screen.
  func placed(in frame: CGRect) -> TouchedArea {
    TouchedArea(path: shape.outline(in: frame), isEOFilled: isEOFilled)
  }
}

/// A part of the screen in which touches count.
struct TouchedArea {
  let path: Path
  let isEOFilled: Bool

  func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEOFilled) }
}

/// Limits the touches of its content to a shape.
package struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
  let kind: ContentShapeKinds
  let shape: S
  let isEOFilled: Bool

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    // Touches count within the frame anyway, which most content shapes ask for.
    guard modifier.kind.contains(.interaction), !(modifier.shape is Rectangle) else {
      return Target._lower(content, context, &output)
    }
    context.annotate(content, &output, where: { $0.contentShape == nil }) {
      $0.contentShape = ContentShape(shape: modifier.shape, isEOFilled: modifier.isEOFilled)
    }
  }
}

extension View {
  /// Sets the shape in which touches of the view count, in place of its frame.
  ///
  /// It reaches beyond the frame for gestures that are added to the view after it; a view within is
  /// touched in its own frame at most.
  ///
  ///     Text("Record")
  ///       .frame(width: 88, height: 88)
  ///       .contentShape(Circle())
  ///       .onTapGesture { isRecording.toggle() }
  ///
  /// - Parameters:
  ///   - shape: The shape, in the view's frame.
  ///   - eoFill: True to tell the inside of the shape by the even-odd rule.
  /// - Returns: A view that is touched in the shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some purposes, of which touches alone are told.
  ///
  /// - Parameters:
  ///   - kind: The purposes; the shapes of previews, hover effects and assistive technology are
  ///     accepted.
  ///   - shape: The shape, in the view's frame.
  ///   - eoFill: True to tell the inside of the shape by the even-odd rule.
  /// - Returns: A view that is touched in the shape.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kind: kind, shape: shape, isEOFilled: eoFill))
  }
}
