import LayoutEngine

extension LoweringContext {
  /// A page: its content and the bars that it asks for.
  @MainActor
  func page(
    content: [Element], _ configuration: BarConfiguration, back: BackButton?,
    inheritsLargeTitle: Bool = true
  ) -> Element {
    let body = searched(column(of: content), configuration.search)
    let scroll = body.topScroll
    var bars: [Element] = []
    let top = configuration.appearance(of: .navigationBar)
    let hasOwnBars = content.preference(HasBarsKey.self) ?? false
    let hasTop = top.visibility != .hidden && !hasOwnBars
    if hasTop {
      bars.append(
        navigationBar(
          configuration, top, back: back, inheritsLargeTitle: inheritsLargeTitle, scroll: scroll))
    }
    let bottom = configuration.bottomEntries
    let hasBottom =
      !bottom.isEmpty && configuration.appearance(of: .bottomBar).visibility != .hidden
    if hasBottom { bars.append(bottomBar(configuration, body)) }
    let page = Element(
      self,
      layout: NavigationPageLayout(
        hasTop: hasTop, hasBottom: hasBottom, isTopInTitleBar: environment.titleBar != nil),
      children: [body] + bars)
    page.setPreference(BarKey.self, configuration)
    if hasTop, let scheme = top.colorScheme { page.setPreference(StatusBarSchemeKey.self, scheme) }
    return self.page(page, on: configuration.background)
  }

  /// Several views of one page are a column, as in SwiftUI.
  @MainActor
  private func column(of content: [Element]) -> Element {
    content.count == 1
      ? content[0]
      : Element(
        self, layout: StackLayout(axis: .vertical, alignment: .horizontalCenter),
        children: content)
  }

  @MainActor
  private func navigationBar(
    _ configuration: BarConfiguration, _ appearance: BarAppearance, back: BackButton?,
    inheritsLargeTitle: Bool, scroll: Element?
  ) -> Element {
    var inner = entering(.id(AnyHashable("navigation bar")))
    inner.environment.adopt(appearance)
    let isLarge = configuration.hasLargeTitle(inherits: inheritsLargeTitle, inner.environment)
    let offset = scroll?.scrollOffset ?? 0
    let largeTitle = isLarge ? inner.largeTitleHeight(of: configuration) : nil
    let extra = configuration.collapsible(largeTitle: largeTitle, in: inner.environment)
    let collapse = min(max(0, offset), extra)
    if let titleBar = inner.environment.titleBar {
      return inner.titleBar(
        titleBar, configuration, appearance, back: back, scroll: scroll)
    }
    let bar = NavigationBar(
      configuration: configuration, back: back, usesLargeTitle: isLarge,
      largeTitleHeight: largeTitle ?? 0, collapse: collapse)
    let shows = appearance.showsBackground(beneath: { (scroll?.scrollOffset ?? 0) > extra })
    return inner.element(
      of: bar.background {
        BarBackground(style: appearance.background, edge: .bottom)
          .padding(.bottom, collapse)
          .ignoresSafeArea(edges: [.top, .horizontal])
          .barPart(.background)
          .shown(when: shows)
      })
  }
}

extension EnvironmentValues {
  mutating func adopt(_ appearance: BarAppearance) {
    if let scheme = appearance.colorScheme { colorScheme = scheme }
  }
}

extension BarAppearance {
  /// Returns a closure that tells whether the bar is painted: as it is set, else where content lies
  /// beneath.
  func showsBackground(beneath: @escaping () -> Bool) -> () -> Bool {
    switch backgroundVisibility {
    case .visible: { true }
    case .hidden: { false }
    case .automatic, nil: beneath
    }
  }
}

extension BarConfiguration {
  /// Returns whether the title is large, which it never is where height is compact.
  func hasLargeTitle(inherits: Bool, _ environment: EnvironmentValues) -> Bool {
    guard title != nil || items.contains(where: { $0.placement == .largeTitle }),
      environment.verticalSizeClass != .compact, environment.titleBar == nil
    else { return false }
    return wantsLargeTitle(inherits: inherits)
  }

  /// Returns whether the page asks for a large title; by default it does as the page before, and
  /// the first page does (documentation of `NavigationBarItem.TitleDisplayMode`).
  func wantsLargeTitle(inherits: Bool) -> Bool {
    switch displayMode {
    case .inline: false
    case .large: true
    case .automatic: inherits
    }
  }
}

/// The background of a bar, with the hairline at its inner edge.
struct BarBackground: View {
  let style: AnyShapeStyle?
  let edge: Edge

  var body: some View {
    Rectangle().fill(style ?? AnyShapeStyle(Material.bar))
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        VStack(spacing: 0) { Divider() }
      }
  }
}

extension Element {
  /// The vertical scroll view whose content begins at the top of this box.
  var topScroll: Element? {
    if let scroll = layout(as: ScrollLayout.self) { return scroll.vertical ? self : nil }
    if let stack = layout(as: StackLayout.self), stack.axis == .vertical {
      return (children.first as? Element)?.topScroll
    }
    for case let child as Element in children {
      if let scroll = child.topScroll { return scroll }
    }
    return nil
  }

  /// The distance by which a scroll view is scrolled down, in points.
  var scrollOffset: Double { layout(as: ScrollLayout.self)?.offset.y ?? 0 }
}

/// Content between bars: its safe area shrinks by them, and it is drawn beneath them.
struct NavigationPageLayout: ProposalLayout {
  let hasTop: Bool
  let hasBottom: Bool
  /// A Boolean value that indicates whether the bar at the top keeps content from its place; else
  /// it lies over the content's own.
  var coversTop = true
  /// A Boolean value that indicates whether the bar takes what the window's own title bar covers,
  /// and not more.
  var isTopInTitleBar = false

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let content = node.children.first?.size(proposal) ?? .zero
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    let (frame, context) = (node.frame, node.context.withinHardware)
    var covered = context.withoutKeyboard.insets(in: frame)
    let start = node.traits.isRightToLeft ? covered.right : covered.left
    let width = frame.width - covered.horizontal
    let offer = Proposal(width: width, height: nil)
    if hasTop {
      let height = node.children[1].size(offer).height
      let top = covered.top - (isTopInTitleBar ? titleBarAbove(covered.top, node, height) : 0)
      node.children[1].place(
        in: node, at: Point(x: start, y: top), proposal: offer, context: context)
      if coversTop { covered.top = max(covered.top, top + height) }
    }
    if hasBottom, let bar = node.children.last {
      // The keyboard lies over bars at the bottom, as on iOS; only content makes room for it.
      let bottom = frame.height - covered.bottom + hiddenHeight(below: frame, context)
      let top = bottom - bar.size(offer).height
      covered.bottom = max(0, frame.height - top)
      bar.place(in: node, at: Point(x: start, y: top), proposal: offer, context: context)
    }
    placeContent(node, context, covered, Point(x: start, y: covered.top))
  }

  /// Returns the height of the part of a bar that lies in the window's title bar, which is above a
  /// page that begins beneath it; none of that of a page that is presented further down.
  private func titleBarAbove(_ top: Double, _ node: LayoutNode, _ height: Double) -> Double {
    let above = node.frame.minY + top - node.context.outer.minY
    return above <= height + 0.01 ? above : 0
  }

  /// Returns the height of the part of what bars and hardware leave that lies behind a keyboard on
  /// which a frame stands.
  private func hiddenHeight(below frame: Rect, _ context: PlacementContext) -> Double {
    guard context.keyboard.maxY < context.container.maxY, frame.maxY <= context.keyboard.maxY + 0.01
    else { return 0 }
    return context.container.maxY - frame.maxY
  }

  private func placeContent(
    _ node: LayoutNode, _ context: PlacementContext, _ covered: Edges, _ origin: Point
  ) {
    guard let content = node.children.first else { return }
    let bottom = max(covered.bottom, context.insets(in: node.frame).bottom)
    let room = Size(
      width: max(0, node.frame.width - covered.horizontal),
      height: max(0, node.frame.height - covered.top - bottom))
    let size = content.size(Proposal(room))
    content.place(
      in: node,
      at: Point(
        x: origin.x + (room.width - size.width) / 2,
        y: origin.y + (room.height - size.height) / 2), proposal: Proposal(room),
      context: context.covering(covered, of: node.frame))
  }
}
