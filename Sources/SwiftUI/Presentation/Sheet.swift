import LayoutEngine

extension View {
  /// Presents a sheet while a value is true.
  ///
  ///     Button("Settings") { showsSettings = true }
  ///       .sheet(isPresented: $showsSettings) { SettingsView() }
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the sheet is presented.
  ///   - onDismiss: A closure that is called when the sheet is gone.
  ///   - content: The sheet's content.
  /// - Returns: A view that presents the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, onDismiss, content) { $0.sheet($1, recessesBase: true) }
  }

  /// Presents a sheet while there is an item.
  ///
  ///     List(notes) { note in Button(note.title) { opened = note } }
  ///       .sheet(item: $opened) { NoteView(note: $0) }
  ///
  /// - Parameters:
  ///   - item: A binding to the item; dismissing the sheet sets it to nil.
  ///   - onDismiss: A closure that is called when the sheet is gone.
  ///   - content: A closure that returns the sheet's content for the item.
  /// - Returns: A view that presents the sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, onDismiss, content) { $0.sheet($1, recessesBase: true) }
  }

  /// Presents a cover of the whole screen while a value is true.
  ///
  ///     content.fullScreenCover(isPresented: $isPlaying) { PlayerView() }
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the cover is presented.
  ///   - onDismiss: A closure that is called when the cover is gone.
  ///   - content: The cover's content.
  /// - Returns: A view that presents the cover.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, onDismiss, { content().uncarded() }) { $0.cover($1) }
  }

  /// Presents a cover of the whole screen while there is an item.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; dismissing the cover sets it to nil.
  ///   - onDismiss: A closure that is called when the cover is gone.
  ///   - content: A closure that returns the cover's content for the item.
  /// - Returns: A view that presents the cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, onDismiss, { content($0).uncarded() }) { $0.cover($1) }
  }

  /// Tells content that it has the window to itself: bars are as high as a screen's, and the dark
  /// is black.
  fileprivate func uncarded() -> some View {
    transformEnvironment(\.self) { environment in
      environment.isInSheet = false
      environment.isElevated = false
    }
  }

  package func presenting<Content: View>(
    isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content,
    _ layer: @escaping @MainActor (LoweringContext, [Element]) -> WindowLayer
  ) -> some View {
    let dismiss = {
      isPresented.wrappedValue = false
      onDismiss?()
    }
    return presenting(isPresented.wrappedValue) { context in
      context.dismissing(dismiss).presented(content(), layer)
    }
  }

  package func presenting<Item: Identifiable, Content: View>(
    item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content,
    _ layer: @escaping @MainActor (LoweringContext, [Element]) -> WindowLayer
  ) -> some View {
    let dismiss = {
      item.wrappedValue = nil
      onDismiss?()
    }
    let value = item.wrappedValue
    return presenting(value != nil) { context in
      guard let value else { return layer(context, []) }
      return context.entering(.id(AnyHashable(value.id))).dismissing(dismiss)
        .presented(content(value), layer)
    }
  }

  package func presenting(
    _ isPresented: Bool, _ layer: @escaping @MainActor (LoweringContext) -> WindowLayer
  ) -> some View {
    let make: @MainActor (LoweringContext, Element) -> WindowLayer? = { context, _ in
      layer(context)
    }
    return modifier(WindowLayerModifier(layer: isPresented ? make : nil))
  }
}

extension LoweringContext {
  /// The context of views that `dismiss` closes.
  func dismissing(_ dismiss: @escaping () -> Void) -> LoweringContext {
    var inner = self
    inner.environment.presentation = PresentationContext(isPresented: true, dismiss: dismiss)
    inner.environment.isInSheet = true
    inner.environment.hasTabsInTitle = false
    return inner
  }
}

/// The scheme that what is presented prefers: it is known only once the content is made.
private final class PresentedScheme { var scheme: ColorScheme? }

@MainActor
extension LoweringContext {
  /// The layer of a content, in the scheme that the content prefers.
  fileprivate func presented<Content: View>(
    _ content: Content, _ layer: (LoweringContext, [Element]) -> WindowLayer
  ) -> WindowLayer {
    var inner = entering(.type(PresentedScheme.self))
    let kept = inner.identity.slot(0) { PresentedScheme() }
    if let scheme = kept.scheme { inner.environment.colorScheme = scheme }
    let elements = inner.elements(of: content)
    let preferred = elements.preference(PreferredColorSchemeKey.self) ?? nil
    if preferred != kept.scheme {
      kept.scheme = preferred
      session.invalidate("colour scheme of a presentation")
    }
    return layer(inner, elements)
  }
}

private enum InSheetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view stands in a card, where navigation bars are
  /// higher.
  var isInSheet: Bool {
    get { self[InSheetKey.self] }
    set { self[InSheetKey.self] = newValue }
  }
}

@MainActor
extension LoweringContext {
  /// A card over the window, of the height that its content asks for.
  func sheet(_ content: [Element], recessesBase: Bool) -> WindowLayer {
    let options = content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let rest = entering(.id(AnyHashable("rest"))).identity.slot(0) { SheetRest() }
    let form = SheetForm(options, environment, rest: rest.detent)
    let surface = entering(.id(AnyHashable("surface"))).element(
      of: SheetSurface(background: options.background))
    let grabber = entering(.id(AnyHashable("grabber"))).element(of: SheetGrabber(form: form))
    let card = Element(
      self, layout: SheetCardLayout(),
      role: CardRole(form: form),
      children: [surface, group(content)] + (form.showsGrabber ? [grabber] : []))
    // A screen that is pushed back has a shade of its own.
    let isPushing = form.isFull && !form.isFloating && form.hasGap
    let dimming =
      options.allowsInteraction || isPushing ? [] : [entering(.index(7)).element(of: Dimming())]
    var layer = WindowLayer {
      let window = Element(
        self, layout: SheetWindowLayout(form: form),
        role: arrivingRole(dimming.map { _ in Arrival.fade } + [.rise]), children: dimming + [card])
      window.interactions = [.slide { slide(form, options, by: $0, in: window, rest) }]
      if !options.isDismissDisabled {
        window.interactions.append(.dismiss(environment.presentation.dismiss))
      }
      return window
    }
    layer.isModal = !options.allowsInteraction
    layer.animations = .card
    layer.dimsTints = layer.isModal && environment.titleBar == nil
    layer.isWindow = layer.isModal && environment.isInDesktopWindow
    if isPushing {
      layer.recess = WindowLayer.Recess(
        shade: SheetRecess.shade.resolveColor(in: environment),
        layer: SheetRecess(edgeRadius: environment.edgeRadius).layer)
      layer.outline = { window in
        window.elements.last.map { form.outline(of: $0.rect) } ?? Path()
      }
    }
    return layer
  }

  /// Content over the whole window.
  func cover(_ content: [Element]) -> WindowLayer {
    var inner = self
    inner.environment.isInSheet = false
    inner.environment.isElevated = false
    let options = content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let surface = inner.entering(.id(AnyHashable("surface"))).element(
      of: SheetSurface(background: options.background))
    let body = inner.group(content)
    var layer = WindowLayer {
      Element(
        inner, layout: CoverLayout(), role: inner.arrivingRole([.cover, .cover]),
        children: [surface, body])
    }
    layer.animations = .card
    layer.coversStatusBar = true
    return layer
  }

  func group(_ content: [Element]) -> Element {
    content.count == 1
      ? content[0]
      : Element(self, layout: OverlapLayout(alignment: .center), children: content)
  }
}

/// The height to which somebody has dragged a sheet, where the app does not follow it.
private final class SheetRest { var detent: PresentationDetent? }

@MainActor
extension LoweringContext {
  /// Leaves a sheet at the height that is nearest to where it was dragged, or dismisses it.
  ///
  /// Below half of the lowest height it goes; UIKit's own threshold is not published.
  private func slide(
    _ form: SheetForm, _ options: PresentationOptions, by distance: Double, in window: Element,
    _ rest: SheetRest
  ) {
    let most = form.greatestHeight(in: window)
    func height(_ detent: PresentationDetent) -> Double {
      detent.height(atMost: most, environment)
    }
    let heights = (options.detents ?? [.large]).sorted { height($0) < height($1) }
    let wanted = height(form.detent) - distance
    guard let lowest = heights.first, wanted >= height(lowest) / 2 || options.isDismissDisabled
    else {
      let travel = window.rect.maxY - (window.elements.last?.rect.minY ?? window.rect.minY)
      if travel > 0 { environment.layerMotion?.drag(to: max(0, 1 - distance / travel), self) }
      return environment.presentation.dismiss()
    }
    let nearest = heights.min { abs(height($0) - wanted) < abs(height($1) - wanted) }
    guard let nearest, nearest != form.detent else { return }
    if let selection = options.selection { return selection.wrappedValue = nearest }
    rest.detent = nearest
    session.invalidate("height of a sheet")
  }
}

/// The card at its place in the window, and darkness behind it.
private struct SheetWindowLayout: ProposalLayout {
  let form: SheetForm

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let card = node.children.last else { return }
    for dimming in node.children.dropLast() {
      dimming.place(in: node, at: .zero, proposal: proposal, context: PlacementContext(node.frame))
    }
    let frame = form.isFloating ? floating(node, card) : attached(node)
    var context = node.context
    context.outer = frame
    context.container = context.container.intersection(frame)
    card.place(
      in: node, at: Point(x: frame.minX, y: frame.minY), proposal: Proposal(frame.size),
      context: context)
  }

  private func attached(_ node: LayoutNode) -> Rect {
    let (window, safe) = (node.context.outer, node.context.container)
    let top = form.hasGap ? safe.minY + SheetForm.gap : window.minY
    let most = safe.maxY - top
    let height = form.detent.height(atMost: most, form.environment) + window.maxY - safe.maxY
    let keyboard = form.isFull ? 0 : window.maxY - node.context.keyboard.maxY
    let y = max(top, window.maxY - height - keyboard)
    return Rect(x: window.minX, y: y, width: window.width, height: window.maxY - y)
  }

  /// The card in the middle of its window, or of what a keyboard leaves of it.
  ///
  /// A keyboard never makes the card smaller: it moves up as far as the status bar lets it, and
  /// what the keyboard still covers is no part of its content's safe area. A page has nowhere to
  /// go, so it stays.
  private func floating(_ node: LayoutNode, _ card: LayoutNode) -> Rect {
    let window = node.context.outer
    let wanted = form.size(of: card)
    let width = min(wanted.width, window.width - 2 * SheetForm.leastMargin)
    let top = form.leastTop(in: node)
    let most = min(wanted.height, window.height - top - SheetForm.leastMargin)
    let height = form.isFull ? most : form.detent.height(atMost: most, form.environment)
    let end = form.isPage ? window.maxY : min(window.maxY, node.context.keyboard.maxY)
    let y = max(top, (end - window.minY - height) / 2)
    return Rect(
      x: window.minX + (window.width - width) / 2, y: window.minY + y, width: width, height: height)
  }
}

/// Surface, content and grabber of a card.
private struct SheetCardLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    let safe = node.context.safe
    for (index, child) in node.children.enumerated() {
      switch index {
      case 0:
        child.place(
          in: node, at: .zero, proposal: proposal, context: PlacementContext(node.frame))
      case 1: child.placeCentred(in: node, safe)
      default:
        let width = child.size(.unspecified).width
        child.place(
          in: node, at: Point(x: (node.frame.width - width) / 2, y: 0), proposal: .unspecified)
      }
    }
  }
}

/// Content over the whole window, in the middle of the safe area.
private struct CoverLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    node.children.first?.place(
      in: node, at: .zero, proposal: proposal, context: PlacementContext(node.frame))
    node.children.last?.placeCentred(in: node, node.context.safe)
  }
}

extension LayoutNode {
  /// Places the box in the middle of a rectangle of the root's coordinates.
  func placeCentred(in parent: LayoutNode, _ free: Rect) {
    let size = size(Proposal(free.size))
    let left = free.minX + (free.width - size.width) / 2
    let x =
      parent.traits.isRightToLeft
      ? parent.frame.maxX - left - size.width : left - parent.frame.minX
    let y = free.minY + (free.height - size.height) / 2 - parent.frame.minY
    place(in: parent, at: Point(x: x, y: y), proposal: Proposal(free.size))
  }
}

/// Cuts a card's corners: the upper ones, or all where it floats over its shadow.
///
/// A card is a picture of its own: bars in it blur what scrolls beneath them, and nothing of the
/// screen behind the card.
private struct CardRole: ElementRole {
  let form: SheetForm

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let clip = form.outline(of: element.rect).quantized
    if form.isFloating { form.drawShadow(of: clip, for: element, into: &builder) }
    builder.group(Layer(clip: clip, isolated: true, items: []), for: element) {
      $0.drawChildren(of: element)
    }
  }
}

/// The background of a card.
private struct SheetSurface: View {
  let background: AnyView?

  var body: some View {
    if let background { background } else { Color(.systemBackground) }
  }
}

/// The short bar at a card's top by which it is dragged.
private struct SheetGrabber: View {
  let form: SheetForm
  @Environment(\.locale) private var locale
  private let metrics = SystemMetrics.shared.controls.sheet

  var body: some View {
    Capsule().fill(Color(.tertiaryLabel))
      .frame(width: metrics.grabberWidth, height: metrics.grabberHeight)
      .padding(.top, metrics.grabberTop)
      .accessibilityControl(form.isResizable ? [.isButton, .isAdjustable] : .isButton) { info in
        info.children = .replace
        info.isHidden = !form.isResizable
        info.label = SystemString.sheetGrabber.text(locale)
        info.value = (form.isFull ? SystemString.fullScreen : .halfScreen).text(locale)
        info.actions = ["increment", "decrement"].map { AccessibilityAction($0) {} }
        // Bars of the card's own are read behind it.
        info.sortPriority = 2e6
      }
  }
}
