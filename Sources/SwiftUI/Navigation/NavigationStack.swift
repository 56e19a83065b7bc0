import LayoutEngine

/// A container that stacks pages, with a bar that shows their titles and leads back.
///
///     NavigationStack(path: $path) {
///       List(items) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Items")
///     }
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  let path: NavigationModel.Path?

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self).entering(.type(Self.self))
    let model = inner.identity.slot(0) { NavigationModel(context.session) }
    model.path = view.path
    output.append(inner.stack(of: view.root, model))
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that manages its own path.
  ///
  /// - Parameter root: The first page.
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }

  /// Creates a stack whose path an app manages.
  ///
  ///     NavigationStack(path: $path) { RecipeList() }
  ///
  /// - Parameters:
  ///   - path: A binding to the values of the pushed pages.
  ///   - root: The first page.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationModel.Path(
      values: { path.wrappedValue.elements },
      append: { path.wrappedValue.elements.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
}

extension NavigationStack {
  /// Creates a stack whose path of equal values an app manages.
  ///
  /// - Parameters:
  ///   - path: A binding to the values of the pushed pages.
  ///   - root: The first page.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationModel.Path(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
      },
      removeLast: { count in
        for _ in 0..<min(count, path.wrappedValue.count) {
          path.wrappedValue.remove(
            at: path.wrappedValue.index(path.wrappedValue.endIndex, offsetBy: -1))
        }
      })
  }
}

extension LoweringContext {
  /// Lowers a stack's pages, of which the last shows.
  @MainActor
  func stack<Root: View>(of root: Root, _ model: NavigationModel) -> Element {
    var context = self
    context.stackAxis = nil
    context.environment.enterBars()
    context.environment.navigation = model
    context.environment.pageTop = PageTop()
    let items = context.environment.itemsForRoot
    let outerBack = context.environment.outerBack
    context.environment.outerBack = nil
    let content = context.entering(.content).elements(of: root)
    context.environment.itemsForRoot = []
    var pages = NavigationPages(
      context: context, model: model, itemsForRoot: items, outerBack: outerBack)
    pages.push(context.entering(.content), elements: content, dismiss: nil)
    pages.pushAll()
    let turn = context.pageTurn(pages)
    let element = Element(
      context, layout: LastPageLayout(), role: LastPageRole(turn: turn), children: pages.elements)
    for page in pages.elements.dropLast() { page.ignoresTouches = true }
    let shown = pages.elements.last?.preference(BarKey.self) ?? BarConfiguration()
    element.setPreference(BarKey.self, shown.forOuterBars)
    element.setPreference(HasBarsKey.self, true)
    element.setPreference(
      StatusBarSchemeKey.self, pages.elements.last?.preference(StatusBarSchemeKey.self) ?? nil)
    element.setPreference(PresentedPagesKey.self, [])
    element.setPreference(DestinationsKey.self, [])
    return element
  }
}

/// A preference key that tells whether content brings its own bars, so that a column around it
/// needs none.
enum HasBarsKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum ItemsForRootKey: EnvironmentKey {
  static var defaultValue: [ToolbarEntry] { [] }
}

extension EnvironmentValues {
  /// Items that a column adds to the bar of the innermost stack's root page.
  var itemsForRoot: [ToolbarEntry] {
    get { self[ItemsForRootKey.self] }
    set { self[ItemsForRootKey.self] = newValue }
  }
}

extension BarConfiguration {
  /// The settings that a stack's own bars leave to those around the stack.
  var forOuterBars: BarConfiguration {
    var outer = BarConfiguration()
    outer.bars[.tabBar] = bars[.tabBar]
    return outer
  }
}

/// All pages are laid out, for titles and destinations may depend on it.
struct LastPageLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    guard let last = node.children.last else { return .zero }
    return last.size(proposal)
  }
}

/// Draws the last page, and the one before it while one of them is on its way.
private struct LastPageRole: ElementRole {
  let turn: TurningPages?

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard let page = element.elements.last else { return }
    if let turn { return turn.draw(page, in: element, into: &builder) }
    builder.draw(page)
  }
}
