import LayoutEngine

@MainActor
extension LoweringContext {
  /// Lowers a view into its own list of elements.
  public func elements<Content: View>(of view: Content) -> [Element] {
    var output: [Element] = []
    // Room for a few costs as much as for one, and saves growing.
    output.reserveCapacity(4)
    guard isDriven else {
      Content._lower(view, self, &output)
      return output
    }
    // What comes or goes is the view around these, not they.
    var inner = self
    if environment.transitionStage != .identity { inner.environment.transitionStage = .identity }
    Content._lower(view, inner, &output)
    drawLeaving(output)
    return output
  }

  /// Lowers a view into exactly one element; several lie on top of each other.
  public func element<Content: View>(
    of view: Content, alignment: AlignmentPair = .center
  ) -> Element {
    let list = elements(of: view)
    if list.count == 1 { return list[0] }
    return Element(self, layout: OverlapLayout(alignment: alignment), children: list)
  }

  /// Lowers content and wraps each of its elements in a box.
  public func wrap<Content: View>(
    _ content: Content, _ output: inout [Element], layout: any ProposalLayout,
    role: any ElementRole = PlainRole(), configure: (Element) -> Void = { _ in }
  ) {
    let start = output.count
    Content._lower(content, self, &output)
    let rules = BoxRules(layout: layout, role: role)
    for index in start..<output.count {
      let element = Element(self, rules, child: output[index])
      configure(element)
      output[index] = element
    }
  }

  /// Lowers content and tells each of its elements something.
  ///
  /// Each box costs as much as a small view, so that one is put around an element only where the
  /// element cannot be told.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - output: The list that the elements are added to.
  ///   - isFree: A closure that returns whether an element was not told such a thing already.
  ///   - tell: Tells an element.
  package func annotate<Content: View>(
    _ content: Content, _ output: inout [Element], where isFree: (Element) -> Bool = { _ in true },
    _ tell: (Element) -> Void
  ) {
    let start = output.count
    Content._lower(content, self, &output)
    for index in start..<output.count {
      var element = output[index]
      if element.isKnownByItself || !isFree(element) {
        element = Element(
          self, BoxRules(layout: IdentityLayout(), role: PlainRole()), child: element)
        output[index] = element
      }
      tell(element)
    }
  }
}

/// A layout that passes everything on to its child.
public struct IdentityLayout: TransparentLayout {
  /// Creates the layout.
  public init() {}
}
