import LayoutEngine

/// A flexible space that expands along the axis of its stack.
///
///     HStack {
///       Text("Total")
///       Spacer()
///       Text("12 €")
///     }
public struct Spacer: PrimitiveView {
  /// The least length, in points, or nil for the default.
  public var minLength: CGFloat?

  /// Creates a flexible space.
  ///
  ///     HStack { Text("Name"); Spacer(); Text("Ada") }
  ///
  /// - Parameter minLength: The least length, in points, or nil for the default of 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let element = Element(
      context, named: Self.self,
      layout: SpacerLayout(axis: context.stackAxis, minimum: view.minLength.map(Double.init)))
    element.traits.isSpacer = true
    element.traits.hasNoSpacing = true
    output.append(element)
  }
}
