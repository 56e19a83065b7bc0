/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  nonisolated init(shape: Content, start: CGFloat, end: CGFloat) {
    (self.shape, self.start, self.end) = (shape, start, end)
  }

  /// The values that can be animated: the shape's own and the ends.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape in a box of its own size.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize

  nonisolated init(shape: Content, size: CGSize) { (self.shape, self.size) = (shape, size) }

  /// The values that can be animated: the shape's own and the size.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension CGAffineTransform {
  /// The transform about a point instead of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
