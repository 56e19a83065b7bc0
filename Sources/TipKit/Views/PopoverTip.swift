extension View {
  /// Shows a tip in a popover at the view, while it may be shown; one at a time.
  ///
  ///     Button("Save", systemImage: "star") { save() }
  ///       .popoverTip(FavouriteTip())
  ///
  /// - Parameters:
  ///   - tip: The tip; nil for none.
  ///   - isPresented: A binding to whether the popover is there, true once it is; nil for as the
  ///     tip may be shown.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of the popover with its arrow, where there is room; nil for any.
  ///   - action: A closure that receives the action that is tapped.
  /// - Returns: A view that shows the tip.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTip(
        tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge,
        action: action))
  }

  /// Names a view that a tip's arrow would point at; the arrow stays at the middle of its edge.
  ///
  /// - Parameter id: The name, which `TipView(_:anchorID:)` takes.
  /// - Returns: The view.
  public func tipAnchor<ID: Hashable & Sendable>(_ id: ID) -> some View { self }
}

/// Shows a tip in a popover.
private struct PopoverTip: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: (Tips.Action) -> Void
  @Environment(\.tipViewStyle) private var style
  @Environment(\.tipBackground) private var background
  @State private var hasShown = false

  func body(content: Content) -> some View {
    content
      .popover(isPresented: isShown, attachmentAnchor: anchor, arrowEdge: side) {
        if let tip { card(tip) }
      }
      .onDisappear { if let tip { TipStore.current.leavePopover(tip.id) } }
  }

  private var isShown: Binding<Bool> {
    let isThere = tip.map { TipStore.current.takesPopover($0) } ?? false
    return Binding {
      isThere && (!hasShown || isPresented?.wrappedValue != false)
    } set: { isOn in
      guard !isOn else { return }
      tip?.invalidate(reason: .tipClosed)
      isPresented?.wrappedValue = false
    }
  }

  /// The side of the view: an arrow at the top is that of a popover below it.
  private var side: Edge? {
    switch arrowEdge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case nil: nil
    }
  }

  private func card(_ tip: any Tip) -> some View {
    let content = style.view(
      TipViewStyleConfiguration((tip as? AnyTip)?.base ?? tip, action: action))
    // What is higher than the room beside the view scrolls.
    return ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    .frame(idealWidth: TipMetrics.popoverWidth, maxWidth: TipMetrics.popoverWidth)
    .presentationBackground(background ?? AnyShapeStyle(TipMetrics.popoverColor))
    .presentationCompactAdaptation(.popover)
    .onAppear {
      hasShown = true
      isPresented?.wrappedValue = true
    }
  }
}
