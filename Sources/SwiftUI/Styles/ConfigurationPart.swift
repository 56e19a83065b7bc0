/// A part of a control that a style puts in its place: a label, a content, a value.
public struct _ConfigurationPart: PrimitiveView {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) { AnyView._lower(view.content, context.entering(Self.self), &output) }
}
