import LayoutEngine

extension LoweringContext {
  /// The chosen page, and a row of dots that tells which it is.
  @MainActor
  func pagedTabs(_ tabs: Tabs) -> Element {
    let content = chosenTab(tabs)
    let style = environment.tabViewStyle
    let shows = style.showsDots(tabs.entries.count)
    let dots = entering(.id(AnyHashable("page dots"))).element(
      of: PageDots(tabs: tabs, hasBackground: environment.indexViewStyle.hasBackground))
    let pages = Element(
      self, layout: PagedTabsLayout(), children: shows ? [content, dots] : [content])
    pages.interactions.append(
      .page { count in
        tabs.choose(min(max(0, tabs.selected + count), max(0, tabs.entries.count - 1)))
      })
    return pages
  }
}

/// The page takes the room, the dots stand at its bottom.
private struct PagedTabsLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let content = node.children.first?.size(proposal) ?? .zero
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    let offer = Proposal(node.frame.size)
    for (index, child) in node.children.enumerated() {
      let size = child.size(offer)
      let room = node.frame.height - size.height
      child.place(
        in: node,
        at: Point(x: (node.frame.width - size.width) / 2, y: index == 0 ? room / 2 : room),
        proposal: offer)
    }
  }
}

/// A dot for each page; the current one is stronger.
struct PageDots: View {
  let tabs: Tabs
  let hasBackground: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 9) {
      ForEach(tabs.entries.indices, id: \.self) { index in
        Circle()
          .fill(Color.white.opacity(index == tabs.selected ? 1 : 0.3))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 11)
    .frame(height: 26)
    .background { if hasBackground { Capsule().fill(Color.black.opacity(0.25)) } }
    .padding(.bottom, 8)
    .accessibilityControl(.isAdjustable, children: .replace) { info in
      info.value = SystemString.page.text(locale, tabs.selected + 1, tabs.entries.count)
      info.inputLabels = ["Page control"]
      info.actions = ["increment", "decrement"].map { AccessibilityAction($0) {} }
    }
  }
}

/// The form of a tab view.
public enum TabViewForm: Sendable {
  /// Tabs in a bar.
  case bar
  /// Tabs in a bar, which on an iPad may become a sidebar since iPadOS 18.
  case adaptable
  /// Pages side by side, with dots shown in a mode.
  case pages(PageTabViewStyle.IndexDisplayMode)

  var isPaged: Bool { if case .pages = self { true } else { false } }

  func showsDots(_ count: Int) -> Bool {
    guard case .pages(let mode) = self else { return false }
    switch mode.value {
    case .always: return true
    case .never: return false
    case .automatic: return count > 1
    }
  }
}

/// A tab view of a watch, whose pages lie below each other; a still shows one, without dots.
///
///     TabView { ForEach(days) { DayView($0) } }.tabViewStyle(.verticalPage)
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The way from page to page.
  public struct TransitionStyle: Sendable {
    /// The style of the system.
    public static let automatic = TransitionStyle()
    /// Pages that grow faint.
    public static let blur = TransitionStyle()
    /// Pages that stay as they are.
    public static let identity = TransitionStyle()
  }

  /// Creates the style.
  public init(transitionStyle: TransitionStyle = .automatic) {}
  /// The form of tab view that the style asks for.
  public var _form: TabViewForm { .pages(.never) }
}

/// A tab view with a bar, which may become a sidebar on an iPad since iPadOS 18.
///
/// There the bar has a button that calls the sidebar, which shows the tabs in their sections. On an
/// iPhone, and on older systems, the tabs stand in a bar at the bottom.
///
///     TabView { Tab("Home", systemImage: "house") { HomeView() } }.tabViewStyle(.sidebarAdaptable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The form of tab view that the style asks for.
  public var _form: TabViewForm { .adaptable }
}

/// A style of page dots.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// A Boolean value that indicates whether the dots stand on a capsule.
  var _hasBackground: Bool { get }
}

/// A style of dots, on a capsule if wanted.
///
///     TabView { ForEach(photos) { PhotoView($0) } }
///       .tabViewStyle(.page)
///       .indexViewStyle(.page(backgroundDisplayMode: .always))
public struct PageIndexViewStyle: IndexViewStyle {
  /// The mode in which the dots of pages stand on a capsule.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    let isAlways: Bool
    /// The default mode.
    public static let automatic = BackgroundDisplayMode(isAlways: false)
    /// A capsule while a finger moves over the dots.
    public static let interactive = BackgroundDisplayMode(isAlways: false)
    /// A capsule always.
    public static let always = BackgroundDisplayMode(isAlways: true)
    /// No capsule.
    public static let never = BackgroundDisplayMode(isAlways: false)
  }

  let mode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
  /// A Boolean value that indicates whether the dots stand on a capsule.
  public var _hasBackground: Bool { mode.isAlways }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns the style of dots, on a capsule if wanted.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

struct IndexForm {
  var hasBackground = false
}

private enum Keys {
  enum Style: EnvironmentKey { static var defaultValue: TabViewForm { .bar } }
  enum Index: EnvironmentKey { static var defaultValue: IndexForm { IndexForm() } }
}

extension EnvironmentValues {
  var tabViewStyle: TabViewForm {
    get { self[Keys.Style.self] }
    set { self[Keys.Style.self] = newValue }
  }

  var indexViewStyle: IndexForm {
    get { self[Keys.Index.self] }
    set { self[Keys.Index.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  ///
  ///     TabView { ForEach(slides) { SlideView($0) } }.tabViewStyle(.page)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose tab views have the style.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._form)
  }

  /// Sets the style of page dots in the view.
  ///
  ///     TabView {
  ///       Text("1")
  ///       Text("2")
  ///     }
  ///     .tabViewStyle(.page)
  ///     .indexViewStyle(.page(backgroundDisplayMode: .always))
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexViewStyle, IndexForm(hasBackground: style._hasBackground))
  }
}
