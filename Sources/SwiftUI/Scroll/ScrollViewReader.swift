/// A container that can scroll its scroll views.
///
///     ScrollViewReader { proxy in
///       List(rows) { Row($0) }.onAppear { proxy.scrollTo(newest.id, anchor: .bottom) }
///     }
public struct ScrollViewReader<Content: View>: View {
  /// A closure that returns the content, with a proxy that scrolls.
  public var content: (ScrollViewProxy) -> Content
  @State private var wish = ScrollWish()

  /// Creates a reader whose content is given a proxy of its scroll views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    SessionReader { session in
      content(ScrollViewProxy(wish: wish, session: session))
        .transformEnvironment(\.scrollSettings) { $0.wish = wish }
    }
  }
}

/// Gives its content the session, so that what happens later can ask for another frame.
struct SessionReader<Content: View>: PrimitiveView {
  let content: (RenderSession) -> Content

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    Content._lower(view.content(context.session), context, &output)
  }
}
