import LayoutEngine

extension LoweringContext {
  @MainActor
  func grid<Content: View>(
    _ type: Any.Type, _ layout: any ProposalLayout, _ content: Content, _ output: inout [Element]
  ) {
    var inner = named(type)
    inner.stackAxis = nil
    output.append(Element(inner, layout: layout, children: inner.elements(of: content)))
  }
}
