import LayoutEngine

/// The shape of a view that contains others, or of the screen, in its frame.
package struct ContainerShape {
  let shape: any Shape
  let frame: CGRect

  /// A Boolean value that indicates whether the shape is the screen's, and no view's.
  var isScreen: Bool { shape is ScreenOutline }

  /// Returns the outline of a shape that takes after the container's, or nil for other shapes.
  package func outline(
    of shape: any Shape, in rect: CGRect, insetBy amount: CGFloat = 0
  ) -> Path? {
    (shape as? any ContainerFollowing)?.outline(in: rect, of: self, insetBy: amount)
  }

  /// Returns the radii about the same centres as the container's, of a rectangle's corners.
  func radii(of rect: CGRect) -> RectangleCornerRadii {
    guard let shape = shape as? any RoundedRectangularShape,
      let corners = shape.corners(in: frame.size)
    else { return RectangleCornerRadii() }
    let own = corners.radii(following: RectangleCornerRadii())
    let (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - frame.minY, frame.maxY - rect.maxY)
    func radius(_ radius: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
      max(0, radius - max(across, down))
    }
    return RectangleCornerRadii(
      topLeading: radius(own.topLeading, left, top),
      bottomLeading: radius(own.bottomLeading, left, bottom),
      bottomTrailing: radius(own.bottomTrailing, right, bottom),
      topTrailing: radius(own.topTrailing, right, top))
  }

  /// Returns the container's outline moved inwards by the least distance between both frames.
  func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let distance = max(
      0,
      min(
        rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
        frame.maxY - rect.maxY))
    return shape.outline(
      in: rect.insetBy(dx: -distance, dy: -distance), insetBy: distance + amount)
  }
}

/// A shape that takes after the shape around it.
package protocol ContainerFollowing: Shape {
  /// Returns the outline in a container, or nil where the container changes nothing.
  ///
  /// - Parameters:
  ///   - rect: The frame of the shape.
  ///   - container: The container.
  ///   - amount: The distance by which the outline is moved inwards, in points.
  /// - Returns: The outline, or nil where the shape has its own.
  nonisolated func outline(
    in rect: CGRect, of container: ContainerShape, insetBy amount: CGFloat
  ) -> Path?
}

extension InsetBox: ContainerFollowing {
  nonisolated func outline(
    in rect: CGRect, of container: ContainerShape, insetBy more: CGFloat
  ) -> Path? { container.outline(of: base, in: rect, insetBy: amount + more) }
}

extension ContainerRelativeShape: ContainerFollowing {
  package nonisolated func outline(
    in rect: CGRect, of container: ContainerShape, insetBy amount: CGFloat
  ) -> Path? { container.isScreen ? nil : container.outline(in: rect, insetBy: amount) }
}

extension ConcentricRectangle: ContainerFollowing {
  package nonisolated func outline(
    in rect: CGRect, of container: ContainerShape, insetBy amount: CGFloat
  ) -> Path? {
    resolved(in: rect, of: container).outline(in: rect, insetBy: inset + amount)
  }
}

extension ContainerShape {
  /// Creates the shape of a screen whose window has all of it; nil where its corners are square.
  init?(screenOf size: CGSize, _ device: ShownDevice?) {
    guard let device, device.cornerRadius > 0, device.screenSize == size else { return nil }
    shape = ScreenOutline(radius: device.cornerRadius)
    frame = CGRect(origin: .zero, size: size)
  }
}

/// The outline of a screen with round corners.
private struct ScreenOutline: RoundedRectangularShape {
  let radius: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: radius).path(in: rect)
  }

  nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(radius) }
}

private struct ContainerShapeRole: ElementRole {
  let shape: any Shape

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let before = builder.container
    var shape = shape
    if let concentric = shape as? ConcentricRectangle, let outer = before {
      shape = concentric.resolved(in: element.rect, of: outer)
    }
    builder.container = ContainerShape(shape: shape, frame: element.rect)
    builder.drawChildren(of: element)
    builder.container = before
  }
}

private struct ContainerShapeModifier: PrimitiveModifier {
  let shape: any Shape

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let role = ContainerShapeRole(shape: modifier.shape)
    context.wrap(content, &output, layout: IdentityLayout(), role: role)
  }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` takes within the view, and whose corners those
  /// of ``ConcentricRectangle`` follow.
  ///
  ///     Text("Note")
  ///       .padding()
  ///       .background(.yellow, in: ContainerRelativeShape())
  ///       .padding(8)
  ///       .containerShape(RoundedRectangle(cornerRadius: 24))
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }

  /// Sets the shape whose corners those of ``ConcentricRectangle`` follow within the view.
  @_disfavoredOverload
  public func containerShape<T: RoundedRectangularShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
