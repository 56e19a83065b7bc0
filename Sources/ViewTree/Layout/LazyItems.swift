import LayoutEngine

/// A view whose parts can be made one by one, when they are needed.
@MainActor
protocol LazySource {
  /// The parts, in their order.
  func lazyItems(_ context: LoweringContext) -> [@MainActor () -> [Element]]
}

extension LazySource where Self: View {
  func wholeItem(_ context: LoweringContext) -> [@MainActor () -> [Element]] {
    [{ context.elements(of: self) }]
  }
}

/// The parts of any view: its own, or itself as a whole.
@MainActor
func lazyItems<Content: View>(
  of content: Content, _ context: LoweringContext
) -> [@MainActor () -> [Element]] {
  if let source = content as? any LazySource { return source.lazyItems(context) }
  return [{ context.elements(of: content) }]
}

extension ForEach: LazySource where Content: View {
  func lazyItems(_ context: LoweringContext) -> [@MainActor () -> [Element]] {
    data.enumerated().map { offset, element in
      {
        let id = AnyHashable(id(element))
        let elements = context.entering(.id(id)).elements(of: content(element))
        for made in elements { made.tagFromForEach(id, at: offset) }
        return elements
      }
    }
  }
}

extension Located: LazySource {
  func lazyItems(_ context: LoweringContext) -> [@MainActor () -> [Element]] {
    var inner = context
    inner.source = source
    return ViewTree.lazyItems(of: content, inner)
  }
}

extension TupleView: LazySource {
  func lazyItems(_ context: LoweringContext) -> [@MainActor () -> [Element]] {
    members.enumerated().flatMap { index, member in
      ViewTree.lazyItems(of: member, context.entering(.index(index)))
    }
  }
}

extension Group: LazySource where Content: View {
  func lazyItems(_ context: LoweringContext) -> [@MainActor () -> [Element]] {
    ViewTree.lazyItems(of: content, context)
  }
}

private enum LazyLimitKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  /// The part of a scroll view's content that shows, in points from its start; nil outside of one.
  var lazyLimit: CGSize? {
    get { self[LazyLimitKey.self] }
    set { self[LazyLimitKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Lowers content into a lazy container along an axis: within a scroll view, only what shows.
  @MainActor
  func lazy<Content: View>(
    _ type: Any.Type, _ axis: LayoutAxis, _ layout: any ProposalLayout, _ content: Content,
    stackAxis: LayoutAxis?
  ) -> Element {
    var inner = named(type)
    inner.stackAxis = stackAxis
    guard let limit = environment.lazyLimit, !environment.showsWholeContent else {
      return Element(inner, layout: layout, children: inner.elements(of: content))
    }
    let context = inner
    let supply = OnDemandLayout.Supply(
      lazyItems(of: content, context).map { item in { item() } })
    let length = axis == .vertical ? limit.height : limit.width
    return Element(
      context, layout: OnDemandLayout(layout, axis: axis, limit: length, supply: supply))
  }
}
