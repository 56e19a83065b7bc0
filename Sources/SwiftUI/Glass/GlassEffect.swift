extension View {
  /// Puts a pane of glass behind the view.
  ///
  ///     Text("12 min")
  ///       .padding()
  ///       .glassEffect(.clear, in: .rect(cornerRadius: 16))
  ///
  /// - Parameters:
  ///   - glass: The glass.
  ///   - shape: The shape of the pane, in the view's frame; a capsule by default.
  /// - Returns: A view before a pane of glass.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.kind != .identity { GlassPane(glass: glass, shape: shape) }
    }
  }
}

/// The shape that a pane of glass has by default: a capsule.
public struct DefaultGlassEffectShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// Returns the shape inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Capsule().inset(by: amount)
  }
}

/// A container of views with panes of glass.
///
///     GlassEffectContainer(spacing: 20) {
///       HStack(spacing: 20) {
///         Image(systemName: "pencil").padding().glassEffect()
///         Image(systemName: "eraser").padding().glassEffect()
///       }
///     }
///
/// Panes that come close do not flow into each other: each is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance within which panes would flow into each other, in points.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}

/// A way in which a pane of glass appears and goes, which a still does not show.
public struct GlassEffectTransition: Sendable {
  /// No change on the way.
  public static let identity = GlassEffectTransition()
  /// A pane that goes over into one beside it.
  public static let matchedGeometry = GlassEffectTransition()
  /// A pane that forms where it is.
  public static let materialize = GlassEffectTransition()
}
