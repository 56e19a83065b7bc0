import LayoutEngine

/// A change of what the views of one source line become: how well differences are explained is
/// measured with it.
package struct SourceMutation {
  /// Such as `Showcase/POICard.swift:41`.
  package let source: String
  private let line: UInt32?
  /// Makes another view of each that the line makes.
  private let replace: @MainActor (any View, EnvironmentValues) -> any View
  /// Changes the stack that the line makes; nothing where it makes none.
  private let restack: ((inout StackLayout, inout [Element]) -> Void)?

  /// Creates a mutation.
  package init(
    at source: String,
    replace: @escaping @MainActor (any View, EnvironmentValues) -> any View = { view, _ in view },
    restack: ((inout StackLayout, inout [Element]) -> Void)? = nil
  ) {
    (self.source, self.replace, self.restack) = (source, replace, restack)
    line = source.lastIndex(of: ":").flatMap { UInt32(source[source.index(after: $0)...]) }
  }

  /// Lowers a view of the line otherwise; false if it is of another line.
  @MainActor func lower(
    _ view: some View, of source: SourceLocation, _ context: LoweringContext,
    _ output: inout [Element]
  ) -> Bool {
    guard source.line == line, source.description == self.source else { return false }
    let first = output.count
    lower(replace(view, context.environment), context, &output)
    if let restack {
      for index in output.indices.dropFirst(first) {
        output[index] = restacked(output[index], context, restack)
      }
    }
    return true
  }

  @MainActor private func lower(
    _ view: some View, _ context: LoweringContext, _ output: inout [Element]
  ) { type(of: view)._lower(view, context, &output) }

  /// The element with another stack in it, below the boxes of modifiers.
  @MainActor private func restacked(
    _ element: Element, _ context: LoweringContext,
    _ restack: (inout StackLayout, inout [Element]) -> Void
  ) -> Element {
    guard var stack = element.layout as? StackLayout else {
      if element.isModifier, let inner = element.elements.first {
        element.children[0] = restacked(inner, context, restack)
      }
      return element
    }
    var children = element.elements
    restack(&stack, &children)
    return Element(
      context, named: element.name, layout: stack, role: element.role, children: children)
  }
}
