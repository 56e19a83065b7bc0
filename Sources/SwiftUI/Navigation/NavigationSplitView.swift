import LayoutEngine

/// A container that shows columns where width is regular, and pages where it is not.
///
///     NavigationSplitView {
///       List(folders, selection: $folder) { Text($0.name) }
///     } detail: {
///       FolderView(folder)
///     }
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.named(Self.self).entering(.type(Self.self))
    inner.stackAxis = nil
    inner.environment.enterBars()
    if inner.environment.horizontalSizeClass == .compact {
      inner.environment.splitColumn = nil
      output.append(view.collapsed(inner))
    } else {
      output.append(view.columns(inner))
    }
  }
}

extension NavigationSplitView {
  /// Creates a split view of a sidebar, content and a detail.
  ///
  /// - Parameters:
  ///   - sidebar: The leading column.
  ///   - content: The middle column.
  ///   - detail: The detail column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, compactColumn) = (nil, nil)
  }

  /// Creates a split view of three columns, of which some are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, compactColumn) = (columnVisibility, nil)
  }

  /// Creates a split view of three columns, of which one shows where width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, compactColumn) = (nil, preferredCompactColumn)
  }

  /// Creates a split view of three columns, of which some are visible, and one shows where width is
  /// compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of a sidebar and a detail.
  ///
  /// - Parameters:
  ///   - sidebar: The leading column.
  ///   - detail: The detail column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, compactColumn) = (nil, nil)
  }

  /// Creates a split view of a sidebar, if it is visible, and a detail.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, compactColumn) = (columnVisibility, nil)
  }

  /// Creates a split view of two columns, of which one shows where width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, compactColumn) = (nil, preferredCompactColumn)
  }

  /// Creates a split view of a sidebar, if it is visible, and a detail, of which one shows where
  /// width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
}

@MainActor
extension NavigationSplitView {
  /// The sidebar as a root page, and above it the columns that are preferred or selected.
  fileprivate func collapsed(_ context: LoweringContext) -> Element {
    var inner = context
    inner.environment.isInCollapsedSplit = true
    let model = inner.identity.slot(0) { NavigationModel(context.session) }
    let preferred = compactColumn?.wrappedValue ?? .sidebar
    if let content {
      let middle = CollapsedColumn(
        content: content, next: detail, isPreferred: preferred == .detail
      ) { compactColumn?.wrappedValue = .content }
      let root = CollapsedColumn(
        content: sidebar, next: middle, isPreferred: preferred != .sidebar
      ) { compactColumn?.wrappedValue = .sidebar }
      return inner.stack(of: root, model)
    }
    let root = CollapsedColumn(
      content: sidebar, next: detail, isPreferred: preferred == .detail
    ) { compactColumn?.wrappedValue = .sidebar }
    return inner.stack(of: root, model)
  }

  fileprivate func columns(_ context: LoweringContext) -> Element {
    let state = context.identity.slot(0) { SplitState(context.session) }
    let shown = shownColumns(context.environment, state)
    let show = { (isShown: Bool) in
      visibility?.wrappedValue = isShown ? .all : .detailOnly
      state.showsSidebar = isShown
    }
    let toggle = SidebarToggle(isShown: shown.sidebar || shown.content) { show(!shown.sidebar) }
    context.entering(.index(0)).keepPlaces(whileResting: !shown.sidebar)
    context.entering(.index(1)).keepPlaces(whileResting: !shown.content)
    let overlays = context.environment.splitColumnsOverlay
    var side = context
    // What lies over something else is lighter in the dark (HIG).
    if overlays { side.environment.isElevated = true }
    var columns: [Element] = []
    var pushed: PresentedPage?
    if shown.sidebar {
      let column = side.column(.sidebar, sidebar, state.model(0), toggle)
      pushed = pushed ?? column.preference(PresentedPagesKey.self)?.first
      columns.append(column)
    }
    if shown.content, let content {
      let bare = shown.sidebar ? nil : toggle
      let column = side.column(.content, content, state.model(1), bare)
      pushed = column.preference(PresentedPagesKey.self)?.first ?? pushed
      columns.append(column)
    }
    let bare = columns.isEmpty ? toggle : nil
    columns.append(
      context.detailColumn(detail, showing: pushed, state.model(2), bare))
    let usual =
      context.environment.titleBar == nil ? ColumnWidthKey.defaultValue : WindowSidebar.width
    let widths = columns.dropLast().map { $0.preference(ColumnWidthKey.self) ?? usual }
    let separator = Color(.separator).resolveColor(in: context.environment)
    guard columns.count == 1 || !overlays else {
      return context.overlay(columns, widths, separator) { show(false) }
    }
    return Element(
      context, layout: SplitLayout(widths: widths), role: SplitRole(separator: separator),
      children: columns)
  }

  /// By default two columns show in landscape, and the detail alone in portrait.
  private func shownColumns(
    _ environment: EnvironmentValues, _ state: SplitState
  ) -> (sidebar: Bool, content: Bool) {
    let isWide = environment.windowSize.width > environment.windowSize.height
    switch visibility?.wrappedValue ?? .automatic {
    case .all: return (true, true)
    case .doubleColumn: return (content == nil, true)
    case .detailOnly: return (false, false)
    default:
      if let shows = state.showsSidebar { return (shows, shows) }
      return content == nil ? (isWide, false) : (false, isWide)
    }
  }
}

/// The state of a split view: the pages of its columns, and whether its sidebar was called or sent
/// away.
@MainActor
private final class SplitState {
  private let models: [NavigationModel]
  private let session: RenderSession
  var showsSidebar: Bool? { didSet { session.invalidate("columns of a split view") } }

  init(_ session: RenderSession) {
    self.session = session
    models = (0..<3).map { _ in NavigationModel(session) }
  }

  func model(_ column: Int) -> NavigationModel { models[column] }
}

@MainActor
extension LoweringContext {
  /// A narrow column: its links show their pages in the detail.
  func column<Content: View>(
    _ column: NavigationSplitViewColumn, _ content: Content, _ model: NavigationModel,
    _ toggle: SidebarToggle?
  ) -> Element {
    var inner = entering(.index(column == .sidebar ? 0 : 1))
    inner.environment.splitColumn = column
    inner.environment.horizontalSizeClass = .compact
    inner.environment.navigation = model
    let elements = inner.entering(.content).elements(of: content)
    let surface = inner.entering(.index(0)).element(of: SidebarSurface())
    let configuration = elements.preference(BarKey.self) ?? BarConfiguration()
    let page = inner.page(content: elements, configuration.adding(toggle, inner), back: nil)
    let column = Element(
      inner, layout: OverlapLayout(alignment: .center), children: [surface, page])
    var pages = elements.preference(PresentedPagesKey.self) ?? []
    if let page = valuePage(model, elements) { pages.insert(page, at: 0) }
    column.setPreference(PresentedPagesKey.self, pages)
    if let width = elements.preference(ColumnWidthKey.self) {
      column.setPreference(ColumnWidthKey.self, width)
    }
    return column
  }

  /// The page for the last value that a link of a column has pushed.
  private func valuePage(_ model: NavigationModel, _ elements: [Element]) -> PresentedPage? {
    guard let value = model.values.last,
      let builder = (elements.preference(DestinationsKey.self) ?? []).first(where: {
        $0.type == ObjectIdentifier(type(of: value.base))
      })
    else { return nil }
    return PresentedPage(
      identity: entering(.id(value)).identity, lower: { builder.lower(value, $0) }, dismiss: {})
  }

  /// Lays columns over a detail that keeps the whole width, dimmed, and that nobody can use until
  /// they are dismissed.
  func overlay(
    _ columns: [Element], _ widths: [Double], _ separator: RGBAColor,
    dismiss: @escaping () -> Void
  ) -> Element {
    let rest = entering(.index(7)).element(of: Color.clear)
    let over = Element(
      entering(.index(8)), layout: SplitLayout(widths: widths),
      role: SplitRole(separator: separator), children: columns.dropLast() + [rest])
    over.accessibility.children = .contain
    over.accessibility.traits.insert(.isModal)
    over.interactions = [.dismiss(dismiss)]
    let dimming = entering(.index(6)).element(of: Dimming())
    let detail = columns.suffix(1)
    for element in detail { element.ignoresTouches = true }
    return Element(
      self, layout: OverlapLayout(alignment: .topLeading), children: detail + [dimming, over])
  }

  fileprivate func detailColumn<Detail: View>(
    _ detail: Detail, showing page: PresentedPage?, _ model: NavigationModel,
    _ toggle: SidebarToggle?
  ) -> Element {
    var inner = entering(.index(2))
    inner.environment.splitColumn = .detail
    inner.environment.itemsForRoot = []
    let root = DetailRoot(detail: detail, page: page)
    if let toggle, !environment.removesSidebarToggle {
      let item = ToolbarItem(placement: .navigation) { toggle }
      ToolbarItem._collect(item, inner.entering(.index(9)), &inner.environment.itemsForRoot)
    }
    return inner.stack(of: root, model)
  }
}

/// The page that a column's link asks for, or else the detail.
private struct DetailRoot<Detail: View>: PrimitiveView {
  let detail: Detail
  let page: PresentedPage?

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    guard let page = view.page else { return Detail._lower(view.detail, context, &output) }
    var inner = context
    inner.identity = page.identity
    output += page.lower(inner)
  }
}

extension BarConfiguration {
  @MainActor
  fileprivate func adding(_ toggle: SidebarToggle?, _ context: LoweringContext) -> Self {
    guard let toggle, !context.environment.removesSidebarToggle else { return self }
    var configuration = self
    // A Mac's stands at the far end of the sidebar's part of the title bar.
    let isInWindow = context.environment.titleBar != nil
    let item = ToolbarItem(placement: isInWindow ? .primaryAction : .navigation) { toggle }
    ToolbarItem._collect(item, context.entering(.index(9)), &configuration.items)
    return configuration
  }
}

/// The button that shows or hides the sidebar.
struct SidebarToggle: View {
  let isShown: Bool
  let action: () -> Void
  @Environment(\.titleBar) private var titleBar
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.locale) private var locale

  var body: some View {
    BarButton(label: SystemString.sidebar.text(locale), action: action) {
      Image(systemName: "sidebar.left").imageScale(titleBar == nil ? .large : .medium)
        .foregroundStyle(style)
        .flipsForRightToLeftLayoutDirection(true)
    }
    // By which flows and tests find it in each language, as on iOS.
    .accessibilityIdentifier("ToggleSidebar")
  }

  /// The tint; grey in a Mac's title bar, and fainter where another window is in front.
  private var style: AnyShapeStyle {
    guard titleBar != nil else { return AnyShapeStyle(.tint) }
    return appearsActive ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tertiary)
  }
}

private struct SidebarSurface: View {
  @Environment(\.titleBar) private var titleBar

  var body: some View {
    if titleBar?.kind == .window {
      WindowSidebar.Surface()
    } else {
      Color(.secondarySystemBackground).ignoresSafeArea()
    }
  }
}

/// Columns of given widths, and the detail in what is left.
struct SplitLayout: ProposalLayout {
  let widths: [Double]

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    proposal.filled(Size(width: 1024, height: 768))
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    var x = 0.0
    for (index, child) in node.children.enumerated() {
      let isDetail = index == node.children.count - 1
      let width =
        isDetail ? node.frame.width - x : min(widths[index], (node.frame.width - x) / 2)
      child.place(
        in: node, at: Point(x: x, y: 0),
        proposal: Proposal(width: width, height: node.frame.height))
      x += width
    }
  }
}

/// Draws the columns, and a hairline between them.
struct SplitRole: ElementRole {
  let separator: RGBAColor

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    builder.drawChildren(of: element)
    for column in element.elements.dropLast() {
      let edge = element.traits.isRightToLeft ? column.rect.minX : column.rect.maxX
      let reach = column.context.outer
      let line = CGRect(x: edge - 1.0 / 3, y: reach.minY, width: 1.0 / 3, height: reach.height)
      builder.add(.fill(Path(line.quantized), .color(separator), FillStyle()), for: element)
    }
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: Double { 320 }

  static func reduce(value: inout Double, nextValue: () -> Double) {}
}

private enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: NavigationSplitViewColumn? { nil }
}

extension EnvironmentValues {
  /// The column of a split view that the view stands in.
  var splitColumn: NavigationSplitViewColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the view's column in a split view, in points.
  ///
  ///     NavigationSplitView {
  ///       Text("Sidebar").navigationSplitViewColumnWidth(240)
  ///     } detail: {
  ///       Text("Detail")
  ///     }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: Double(width))
  }

  /// Sets the width of the view's column in a split view.
  ///
  /// - Parameters:
  ///   - min: The least width, in points, which is not used here.
  ///   - ideal: The width, in points.
  ///   - max: The greatest width, in points, which is not used here.
  /// - Returns: A view whose column has the width.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: ColumnWidthKey.self, value: Double(ideal)) }
}
