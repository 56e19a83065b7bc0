/// The modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates no change.
  public init() {}

  /// Appends the elements of the modified view.
  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    Target._lower(content, context, &output)
  }
}
