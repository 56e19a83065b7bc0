import LayoutEngine

/// An alert's parts, as they are drawn.
struct AlertBody: View {
  let title: Text
  let message: Element?
  let actions: DialogActions

  private let metrics = SystemMetrics.shared.controls.alert
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isInDesktopWindow) private var isDesktop

  var body: some View {
    if isDesktop {
      DesktopAlertBody(title: title, message: message, actions: actions)
    } else {
      touched
    }
  }

  private var touched: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.font(.headline).accessibilityAddTraits(.isHeader)
        if let message { LoweredViews(elements: [message]) }
        if !actions.fields.isEmpty { fields }
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      Divider()
      buttons
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    .frame(width: metrics.width)
    .background(Material.thick)
    .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
  }

  private var fields: some View {
    VStack(spacing: 0) {
      ForEach(actions.fields.indices, id: \.self) { index in
        if index > 0 { Divider() }
        LoweredViews(elements: [actions.fields[index]]).padding(.horizontal, 6)
          .frame(minHeight: 32)
      }
    }
    .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 6))
    .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator), lineWidth: 0.5))
    .padding(.top, 14)
  }

  /// Two actions whose names are short stand beside each other, what cancels first; at
  /// accessibility sizes all stand beneath each other.
  @ViewBuilder private var buttons: some View {
    let all = actions.buttons + actions.cancel
    if all.count == 2, !typeSize.isAccessibilitySize, fitsBeside(all) {
      HStack(spacing: 0) {
        LoweredViews(elements: [actions.cancel.first ?? all[0]])
        Divider()
        LoweredViews(elements: [actions.cancel.isEmpty ? all[1] : actions.buttons[0]])
      }
      .fixedSize(horizontal: false, vertical: true)
    } else {
      ForEach(all.indices, id: \.self) { index in
        if index > 0 { Divider() }
        LoweredViews(elements: [all[index]])
      }
    }
  }

  private func fitsBeside(_ all: [Element]) -> Bool {
    all.allSatisfy { $0.size(.unspecified).width <= metrics.width / 2 }
  }
}

@MainActor
extension LoweringContext {
  /// An alert in the middle of the window.
  func alert<A: View, M: View>(
    _ title: Text, _ actions: A, _ message: M, dismiss: @escaping () -> Void
  ) -> WindowLayer {
    let style = DialogActionStyle(height: 44, textStyle: .body, dismiss: dismiss)
    let font: Font = environment.isInDesktopWindow ? .system(size: 11) : .footnote
    let parts = dialogActions(
      FocusingFirstField(content: actions.font(.system(size: 13))), style, fallback: .ok,
      needsCancel: false)
    let words = entering(.index(3)).elements(of: message.font(font).dialogWords())
    let text = words.isEmpty ? nil : group(words)
    let body = entering(.index(4)).element(
      of: AlertBody(title: title, message: text, actions: parts))
    let dimming = entering(.index(7)).element(of: Dimming())
    var layer = WindowLayer {
      Element(
        self, layout: CentredLayout(), role: arrivingRole([.fade, .settle]),
        children: [dimming, body])
    }
    layer.animations = .dialog
    layer.dimsTints = environment.titleBar == nil
    layer.isWindow = environment.isInDesktopWindow
    return layer
  }
}

extension View {
  /// Words of a dialogue: centred, and no larger than its width can hold.
  package func dialogWords() -> some View {
    multilineTextAlignment(.center).dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}

/// Its last child in the middle of what the keyboard leaves, the others over the whole window.
struct CentredLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    for child in node.children.dropLast() {
      child.place(in: node, at: .zero, proposal: proposal, context: PlacementContext(node.frame))
    }
    node.children.last?.placeCentred(in: node, node.context.safe)
  }
}

extension View {
  /// Presents an alert while a value is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a message while a value is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(isPresented.wrappedValue) {
      $0.alert(title, actions, message, dismiss: dismiss)
    }
  }

  /// Presents an alert while a value is true.
  ///
  ///     content.alert("Saved", isPresented: $isSaved) {
  ///       Button("OK") {}
  ///     }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isPresented: A binding to whether the alert is presented; a tap on an action sets it to
  ///     false.
  ///   - actions: The buttons; without any, the system adds one.
  /// - Returns: A view that presents the alert.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// Presents an alert with a message while a value is true.
  ///
  ///     content.alert("Delete note?", isPresented: $asksToDelete) {
  ///       Button("Delete", role: .destructive) { delete() }
  ///       Button("Cancel", role: .cancel) {}
  ///     } message: {
  ///       Text("This cannot be undone.")
  ///     }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isPresented: A binding to whether the alert is presented; a tap on an action sets it to
  ///     false.
  ///   - actions: The buttons; without any, the system adds one.
  ///   - message: The text beneath the title.
  /// - Returns: A view that presents the alert.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(verbatim: String(title)), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert about data while a value is true and there is data.
  ///
  ///     content.alert("Delete?", isPresented: $asks, presenting: opened) { note in
  ///       Button("Delete \(note.title)", role: .destructive) { delete(note) }
  ///     } message: { note in
  ///       Text("\(note.title) cannot be restored.")
  ///     }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isPresented: A binding to whether the alert is presented; a tap on an action sets it to
  ///     false.
  ///   - data: The data, or nil for no alert.
  ///   - actions: A closure that returns the buttons, from the data.
  ///   - message: A closure that returns the text beneath the title, from the data.
  /// - Returns: A view that presents the alert.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented.when(data != nil),
      actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }

  /// Presents an alert about data while a value is true and there is data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented.when(data != nil)) {
      data.map { actions($0) }
    }
  }

  /// Presents an alert about data while a value is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented: isPresented.when(data != nil),
      actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }

  /// Presents an alert about data while a value is true and there is data.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: isPresented.when(data != nil),
      actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }

  /// Presents an alert about data while a value is true and there is data.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented.when(data != nil)) { data.map { actions($0) } }
  }

  /// Presents an alert about data while a value is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about an error while a value is true and there is an error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented; a tap on an action sets it to
  ///     false.
  ///   - error: The error, whose description is the title, or nil for no alert.
  ///   - actions: The buttons; without any, the system adds one.
  /// - Returns: A view that presents the alert.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented.when(error != nil),
      actions: actions)
  }

  /// Presents an alert about an error while a value is true and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented.when(error != nil),
      actions: { error.map { actions($0) } }, message: { error.map { message($0) } })
  }
}

extension Binding<Bool> {
  /// The value where a condition holds, and false where it does not.
  func when(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}
