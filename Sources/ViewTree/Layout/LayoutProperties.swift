/// The properties of a layout that do not depend on its views.
///
///     var properties = LayoutProperties()
///     properties.stackOrientation = .horizontal
public struct LayoutProperties: Sendable {
  /// The axis of a stack, or nil for a layout that is none.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}
