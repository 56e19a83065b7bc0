/// A proxy that scrolls the scroll views of a reader.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  let wish: ScrollWish
  let session: RenderSession

  /// Scrolls until a view with an id shows, at an anchor of the scroll view if one is given.
  ///
  ///     ScrollViewReader { proxy in
  ///       List(notes) { Text($0.title).id($0.id) }
  ///       Button("Newest") { withAnimation { proxy.scrollTo(notes.first?.id, anchor: .top) } }
  ///     }
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    wish.make(.id(AnyHashable(id)), anchor: anchor)
    session.invalidate("scroll target")
  }
}
