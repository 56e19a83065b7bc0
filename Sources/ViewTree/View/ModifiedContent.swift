/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The content that is modified.
  public var content: Content
  /// The modifier that is applied.
  public var modifier: Modifier

  /// Applies a modifier.
  @inlinable @inline(__always)
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Stops the program: there is no body to evaluate.
  public var body: Never {
    fatalError("ModifiedContent draws its content: it has no body to evaluate")
  }

  /// Appends the elements of the view.
  ///
  /// Within the witness, as ``Located`` is.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    Modifier._lower(view.modifier, view.content, context, &output)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both modifiers to the content, the inner one first.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
