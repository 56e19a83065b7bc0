import LayoutEngine

extension View {
  /// Presents a popover while a value is true; where width is compact, a sheet.
  ///
  ///     Button("Info") { showsInfo = true }
  ///       .popover(isPresented: $showsInfo, arrowEdge: .bottom) { InfoView() }
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the popover is presented.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of that part at which the arrow stands, where there is room beyond it;
  ///     nil for any.
  ///   - content: The popover's content.
  /// - Returns: A view that presents the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let make: @MainActor (LoweringContext, Element) -> WindowLayer? = { context, source in
      let inner = context.dismissing(dismiss)
      let anchor = PopoverAnchor(source, attachmentAnchor, in: context.environment)
      return inner.adaptivePopover(inner.elements(of: content()), at: anchor, edge: arrowEdge)
    }
    return modifier(WindowLayerModifier(layer: isPresented.wrappedValue ? make : nil))
  }

  /// Presents a popover while there is an item; where width is compact, a sheet.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; dismissing the popover sets it to nil.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of that part at which the arrow stands.
  ///   - content: A closure that returns the popover's content for the item.
  /// - Returns: A view that presents the popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      isPresented: item.isThere(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { item.wrappedValue.map { content($0) } }
  }
}

@MainActor
extension LoweringContext {
  fileprivate func adaptivePopover(
    _ content: [Element], at anchor: PopoverAnchor, edge: Edge?
  ) -> WindowLayer {
    let options = content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let isCompact = environment.horizontalSizeClass == .compact
    let staysPopover = [.popover, PresentationAdaptation.none].contains(options.compactAdaptation)
    if isCompact, !staysPopover { return sheet(content, recessesBase: true) }
    return popover(content, at: anchor, edge: edge)
  }

  /// A bubble beside a part of an element.
  func popover(_ content: [Element], at anchor: PopoverAnchor, edge: Edge?) -> WindowLayer {
    let options = content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let isDesktop = environment.isInDesktopWindow
    let ground = bubbleGround(isDesktop: isDesktop)
    // It reaches beneath the arrow, on whichever side that stands.
    let surface = entering(.id(AnyHashable("surface"))).element(
      of: (options.background ?? AnyView(ground)).padding(-BubbleRole.arrow))
    let role = BubbleRole(
      anchor: anchor, color: ground.resolveColor(in: environment),
      outline: isDesktop ? Color(.separator).resolveColor(in: environment) : nil)
    let bubble = Element(
      self, layout: SecondaryLayout(alignment: .center), role: role,
      children: [group(content), surface])
    let shade = entering(.index(7)).element(of: PopupShade { Color.clear.ignoresSafeArea() })
    var layer = WindowLayer {
      let window = Element(
        self, layout: PopoverLayout(anchor: anchor, edge: edge),
        role: arrivingRole([.none, .grow(from: role.tip)]), children: [shade, bubble])
      window.interactions = [.dismiss(environment.presentation.dismiss)]
      return window
    }
    layer.animations = .menu
    layer.dimsTints = environment.titleBar == nil
    return layer
  }

  /// The colour of a bubble and its arrow.
  ///
  /// In the dark a bubble over a card is lighter than the card, from which its shadow alone would
  /// not tell it: UIKit has no level above the elevated one, but its bubbles are of a material that
  /// lightens what is beneath. A Mac's bubble stands out from its dark window by its light and a
  /// line (from memory).
  private func bubbleGround(isDesktop: Bool) -> Color {
    if isDesktop { return Color(light: .white, dark: Color(white: 0.17)) }
    let ground = Color(.systemBackground)
    guard environment.liesOverElevated else { return ground }
    return Color(light: ground, dark: Color(.secondarySystemBackground))
  }
}
