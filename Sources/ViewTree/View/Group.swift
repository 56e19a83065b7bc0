/// A group of views that are modified together and laid out apart.
///
///     Group { Text("One"); Text("Two") }.foregroundStyle(.secondary)
public struct Group<Content> {
  package let content: Content

  /// Returns a group of content of any kind.
  ///
  /// An initialiser would take a closure of views for its content.
  package static func holding(_ content: Content) -> Group { Group(content: content) }

  private init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("Group draws its content: it has no body to evaluate") }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    Content._lower(view.content, context, &output)
  }
}

extension Group: PrimitiveView where Content: View {}
