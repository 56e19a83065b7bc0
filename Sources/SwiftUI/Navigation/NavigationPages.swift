/// The pages of a stack, from the root upwards, while they are made.
@MainActor
struct NavigationPages {
  let context: LoweringContext
  let model: NavigationModel
  private let itemsForRoot: [ToolbarEntry]
  /// The way back from the root page, where the stack is a page itself.
  private let outerBack: BackButton?
  private(set) var elements: [Element] = []
  /// The places of the pages, by which they are told apart, where the host is driven.
  private(set) var places: [Identity] = []
  private var contents: [[Element]] = []
  private var titles: [Text?] = []
  /// A Boolean value that indicates whether the last page asks for a large title.
  private var wantsLargeTitle = true
  private var builders: [DestinationBuilder] = []
  /// A page that presents itself without end is cut off here.
  private static let limit = 32

  init(
    context: LoweringContext, model: NavigationModel, itemsForRoot: [ToolbarEntry],
    outerBack: BackButton?
  ) {
    (self.context, self.model, self.itemsForRoot) = (context, model, itemsForRoot)
    self.outerBack = outerBack
  }

  /// Pushes the pages of links that are active, and those of the path.
  mutating func pushAll() {
    var values = model.values[...]
    var depth = 0
    while elements.count < Self.limit {
      if let page = contents.last?.preference(PresentedPagesKey.self)?.first {
        pushPresented(page)
      } else if let value = values.popFirst() {
        push(value, depth: depth)
        depth += 1
      } else {
        return
      }
    }
  }

  private mutating func pushPresented(_ page: PresentedPage) {
    var inner = context
    inner.identity = page.identity
    inner.environment.pageTop?.inheritsLargeTitle = wantsLargeTitle
    inner.environment.presentation = PresentationContext(
      isPresented: true, dismiss: page.dismiss)
    if page.isColumn { inner.environment.outerBack = wayBack(page.dismiss) }
    push(inner, elements: page.lower(inner), dismiss: page.dismiss)
  }

  private mutating func push(_ value: AnyHashable, depth: Int) {
    var inner = context.entering(.index(depth)).entering(.id(value))
    inner.environment.pageTop?.inheritsLargeTitle = wantsLargeTitle
    let dismiss = { [model] in MainActor.assumeIsolated { model.pop(to: depth) } }
    inner.environment.presentation = PresentationContext(isPresented: true, dismiss: dismiss)
    let type = ObjectIdentifier(Swift.type(of: value.base))
    guard let builder = builders.first(where: { $0.type == type }) else {
      context.session.warn(
        "No page for \(Swift.type(of: value.base)): add navigationDestination(for:) to the root "
          + "of the stack")
      let missing = Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.yellow)
      return push(inner, elements: inner.elements(of: missing), dismiss: dismiss)
    }
    push(inner, elements: builder.lower(value, inner), dismiss: dismiss)
  }

  /// The way back to the page that is the last so far.
  private func wayBack(_ action: @escaping () -> Void) -> BackButton {
    BackButton(
      title: titles.last.flatMap { $0 }, isFirst: elements.count == 1, action: action)
  }

  /// Pushes a page of lowered content.
  mutating func push(
    _ inner: LoweringContext, elements content: [Element], dismiss: (() -> Void)?
  ) {
    let index = elements.count
    if context.session.clock != nil { places.append(inner.identity) }
    let early = content.preference(BarKey.self) ?? BarConfiguration()
    var used = early
    if let late = model.late[index] { used.join(late) }
    if index == 0 { used.items = itemsForRoot + used.items }
    var back = dismiss.map { wayBack($0) } ?? outerBack
    back?.isBare = used.role == .editor
    elements.append(
      inner.page(
        content: content, used, back: used.hidesBackButton ? nil : back,
        inheritsLargeTitle: wantsLargeTitle))
    wantsLargeTitle = used.wantsLargeTitle(inherits: wantsLargeTitle)
    contents.append(content)
    titles.append(used.title)
    builders += content.preference(DestinationsKey.self) ?? []
    context.session.checksAfterPass.append { [model] in
      MainActor.assumeIsolated {
        guard let placed = content.preference(BarKey.self),
          placed.signature != early.signature
        else { return }
        var joined = early
        joined.join(placed)
        model.note(placed, at: index, used: joined.signature == used.signature ? placed : early)
      }
    }
  }
}
