import LayoutEngine

/// The cards of a confirmation dialogue on a phone.
struct ConfirmationCards: View {
  let title: Text?
  let message: Element?
  let actions: DialogActions
  /// A Boolean value that indicates whether a bubble is the cards' ground.
  var isInBubble = false

  private static let radius = 14.0

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if title != nil || message != nil {
          heading
          Divider()
        }
        ForEach(actions.buttons.indices, id: \.self) { index in
          if index > 0 { Divider() }
          LoweredViews(elements: [actions.buttons[index]])
        }
      }
      .background { if !isInBubble { Rectangle().fill(Material.thick) } }
      .clipShape(RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
      if !actions.cancel.isEmpty {
        LoweredViews(elements: [actions.cancel[0]])
          .background(Color(.secondarySystemGroupedBackground))
          .clipShape(RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }

  private var heading: some View {
    VStack(spacing: 8) {
      title?.font(.footnote.weight(.semibold))
      if let message { LoweredViews(elements: [message]) }
    }
    .foregroundStyle(Color(.secondaryLabel))
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity)
  }
}

@MainActor
extension LoweringContext {
  /// Actions at the bottom of a phone's screen; on an iPad in a popover beside their cause.
  func confirmation<A: View, M: View>(
    _ title: Text?, _ actions: A, _ message: M, by source: Element,
    dismiss: @escaping () -> Void
  ) -> WindowLayer {
    let isPad = environment.barIdiom == .pad
    let style = DialogActionStyle(height: 57, textStyle: .title3, dismiss: dismiss)
    var parts = dialogActions(actions, style, fallback: nil, needsCancel: true)
    if isPad { parts.cancel = [] }
    let words = entering(.index(3)).elements(
      of: message.font(.footnote).foregroundStyle(Color(.secondaryLabel)).dialogWords())
    let cards = ConfirmationCards(
      title: title, message: words.isEmpty ? nil : group(words), actions: parts, isInBubble: isPad)
    let inner = entering(.index(4))
    if isPad {
      return popover(
        [inner.element(of: cards.frame(width: 304))],
        at: PopoverAnchor(source, in: environment), edge: nil)
    }
    let body = inner.element(of: cards.padding(.horizontal, 8).padding(.bottom, 8))
    let dimming = entering(.index(7)).element(of: PopupShade { Dimming() })
    var layer = WindowLayer {
      Element(
        self, layout: BottomLayout(), role: arrivingRole([.fade, .rise]),
        children: [dimming, body])
    }
    layer.animations = .dialog
    layer.dimsTints = environment.titleBar == nil
    return layer
  }
}

/// Its last child at the bottom of the safe area, no wider than a phone, the others over all.
private struct BottomLayout: ProposalLayout {
  /// The width of action sheets on phones that lie, in points (measured on iOS 17).
  private static let widest = 440.0

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    for child in node.children.dropLast() {
      child.place(in: node, at: .zero, proposal: proposal, context: PlacementContext(node.frame))
    }
    let safe = node.context.container
    let offer = Proposal(width: min(safe.width, Self.widest), height: nil)
    guard let body = node.children.last else { return }
    let size = body.size(offer)
    let y = min(safe.maxY, node.context.outer.maxY) - size.height
    body.place(
      in: node, at: Point(x: (node.frame.width - size.width) / 2, y: y), proposal: offer)
  }
}

extension View {
  /// Presents a dialog of actions while a value is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Presents a dialog of actions with a message while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    let shown = titleVisibility == .visible ? title : nil
    let dismiss = { isPresented.wrappedValue = false }
    let make: @MainActor (LoweringContext, Element) -> WindowLayer? = { context, source in
      context.confirmation(shown, actions, message, by: source, dismiss: dismiss)
    }
    return modifier(WindowLayerModifier(layer: isPresented.wrappedValue ? make : nil))
  }

  /// Presents a dialog of actions while a value is true.
  ///
  ///     content.confirmationDialog("Empty the bin?", isPresented: $asks) {
  ///       Button("Empty Bin", role: .destructive) { emptyBin() }
  ///     }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isPresented: A binding to whether the dialog is presented; a tap on an action sets it to
  ///     false.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons; the system adds one that cancels.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Presents a dialog of actions with a message while a value is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isPresented: A binding to whether the dialog is presented; a tap on an action sets it to
  ///     false.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons; the system adds one that cancels.
  ///   - message: The text beneath the title.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a dialog of actions while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(verbatim: String(title)), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Presents a dialog of actions with a message while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(verbatim: String(title)), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a dialog of actions for data while a value is true and there is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented.when(data != nil),
      titleVisibility: titleVisibility, actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }

  /// Presents a dialog of actions for data while a value is true and there is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.when(data != nil), titleVisibility: titleVisibility,
      actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }

  /// Presents a dialog of actions for data while a value is true and there is data.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.when(data != nil), titleVisibility: titleVisibility
    ) { data.map { actions($0) } }
  }

  /// Presents a dialog of actions for data while a value is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(verbatim: String(title)), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Presents a dialog of actions for data while a value is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(verbatim: String(title)), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Presents a dialog of actions for data while a value is true and there is data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented.when(data != nil),
      titleVisibility: titleVisibility
    ) { data.map { actions($0) } }
  }
}
