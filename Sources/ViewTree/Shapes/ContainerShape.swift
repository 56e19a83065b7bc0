import LayoutEngine

/// The shape of a view that contains others, in the view's frame.
struct ContainerShape {
  let shape: any InsettableShape
  let frame: CGRect

  /// Returns the outline of a shape that takes the container's, or nil for other shapes.
  func outline(of shape: any Shape, in rect: CGRect, insetBy amount: CGFloat = 0) -> Path? {
    switch shape {
    case is ContainerRelativeShape: outline(in: rect, insetBy: amount)
    case let box as InsetBox<ContainerRelativeShape>:
      outline(in: rect, insetBy: box.amount + amount)
    default: nil
    }
  }

  /// The container's outline moved inwards by the least distance between both frames.
  private func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let distance = max(
      0,
      min(
        rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
        frame.maxY - rect.maxY))
    return shape.outline(
      in: rect.insetBy(dx: -distance, dy: -distance), insetBy: distance + amount)
  }
}

private struct ContainerShapeRole: ElementRole {
  let shape: any InsettableShape

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let before = builder.container
    builder.container = ContainerShape(shape: shape, frame: element.rect)
    builder.drawChildren(of: element)
    builder.container = before
  }
}

private struct ContainerShapeModifier: PrimitiveModifier {
  let shape: any InsettableShape

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let role = ContainerShapeRole(shape: modifier.shape)
    context.wrap(content, &output, layout: IdentityLayout(), role: role)
  }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` takes within the view.
  ///
  ///     Text("Note")
  ///       .padding()
  ///       .background(.yellow, in: ContainerRelativeShape())
  ///       .padding(8)
  ///       .containerShape(RoundedRectangle(cornerRadius: 24))
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
