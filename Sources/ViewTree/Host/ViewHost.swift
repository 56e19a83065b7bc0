import LayoutEngine
import Observation

/// The screen around a view: its size, its safe area and the device's settings.
public struct Surroundings {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The insets of hardware and bars, in points; left stands for left, not leading.
  public var safeArea: EdgeInsets
  /// The part of the top safe area that goes when the status bar is hidden, in points: nothing
  /// where a cut-out needs the space too.
  public var statusBarInset = 0.0
  /// The height that a keyboard covers, in points.
  public var keyboardHeight: Double
  /// The values of the environment.
  public var environment: EnvironmentValues
  /// The device of the screen; nil where nobody tells it.
  package var device: ShownDevice?
  /// A Boolean value that indicates whether a light screen's picture also serves a dark one, if
  /// their colours alone differ.
  package var servesBothSchemes = false
  /// The colour schemes of the screens that a picture is for.
  package var schemes: Set<ColorScheme> {
    servesBothSchemes ? [.light, .dark] : [environment.colorScheme]
  }

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - safeArea: The insets of hardware and bars, in points; left stands for left, not leading.
  ///   - keyboardHeight: The height of the keyboard, in points.
  ///   - environment: The values of the environment.
  public init(
    size: CGSize, safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: Double = 0,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.size, self.safeArea) = (size, safeArea)
    (self.keyboardHeight, self.environment) = (keyboardHeight, environment)
  }
}

/// An error of a frame in which state never came to rest.
public struct FrameDidNotSettle: Error, CustomStringConvertible {
  /// The passes that were tried.
  public let passes: Int
  /// The name of what changed in the last of them.
  public let culprit: String

  /// A textual representation.
  public var description: String {
    "The screen did not settle in \(passes) passes: \(culprit) changes in each. "
      + "Look for a change of state in onAppear, onChange or onPreferenceChange that never stops."
  }
}

/// A host that stores a view's state, lays it out, draws it and passes touches on.
@MainActor
public final class ViewHost {
  /// The most passes of one frame.
  public static let passLimit = 8
  /// The warning of a screen that draws nothing.
  private static let emptyScreen = """
    The screen draws nothing. Look for a body that is empty here: code within #if os(iOS), a condition \
    that is false, data that was not loaded.
    """

  /// State and counts, for tests.
  public let session: RenderSession
  private let lower: @MainActor (LoweringContext) -> [Element]
  /// The elements of the last frame.
  public private(set) var rootElement: Element?
  /// The passes that the last frame took.
  public private(set) var passes = 0

  let link: ScreenLink
  /// The work of a screen without a clock.
  private let ownWork = HostJobs(hasClock: false)
  /// The work that the screen has begun.
  var work: HostJobs { session.clock?.jobs ?? ownWork }

  /// The texts that the screen has announced to assistive technology, in their order.
  package var announcements: [String] { link.announcements }

  /// The session's root, for the deinitialiser.
  private nonisolated(unsafe) let root: Identity

  /// A Boolean value that indicates whether passes are being repeated.
  private(set) var isSettling = false

  /// Creates a host of a view.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - text: The measuring of texts.
  ///   - assets: The source of images.
  ///   - isDriven: A Boolean value that indicates whether the host has a time of its own, which
  ///     somebody advances.
  public init<Root: View>(
    _ root: Root, text: any TextMeasuring, assets: any AssetSource, isDriven: Bool = false
  ) {
    session = RenderSession(text: text, assets: assets)
    if isDriven { session.clock = HostClock() }
    self.root = session.root
    link = ScreenLink(session)
    lower = { context in context.elements(of: root) }
  }

  deinit { root.forget() }

  /// Evaluates, lays out and draws the view.
  ///
  /// - Parameters:
  ///   - surroundings: The screen around the view.
  ///   - describesNodes: A Boolean value that indicates whether the list names the nodes that drew,
  ///     which takes time.
  ///   - describesViews: A Boolean value that indicates whether the list tells of all views, which
  ///     takes time.
  ///   - isLast: A Boolean value that indicates whether no frame follows, so that nothing need be
  ///     stored for it.
  /// - Returns: The draw list, in points; higher than the screen where
  ///   ``EnvironmentValues/showsWholeContent`` is set and something that scrolls has more to show.
  /// - Throws: ``FrameDidNotSettle`` if state changes in each of eight passes.
  public func render(
    in surroundings: Surroundings, describesNodes: Bool = true, describesViews: Bool = false,
    isLast: Bool = false
  ) throws -> DisplayList {
    var surroundings = surroundings
    session.describesViews = describesViews
    defer { session.describesViews = false }
    if surroundings.environment.showsWholeContent {
      try settle(in: surroundings)
      surroundings.size.height += rootElement.map(ScrollLayout.growth) ?? 0
    }
    session.cachesEvaluations = !isLast
    if isLast { session.followedObjects.waitForActions() } else { session.listen() }
    let root = try settled(in: surroundings)
    var list = draw(root, surroundings, describesNodes || describesViews)
    if describesViews {
      list.describeViews(of: root, in: surroundings.environment.locale)
    }
    return list
  }

  /// Evaluates and lays out the view without drawing it, so that it can be touched.
  ///
  /// - Throws: ``FrameDidNotSettle`` if state changes in each of eight passes.
  public func settle(in surroundings: Surroundings) throws { try settled(in: surroundings) }

  @discardableResult
  private func settled(in surroundings: Surroundings) throws -> Element {
    (link.windowSize, link.safeArea) = (surroundings.size, surroundings.safeArea)
    (link.environment, link.device) = (surroundings.environment, surroundings.device)
    link.tables = surroundings.environment.localization.tables
    return try ScreenLocale.$link.withValue(link) {
      try ScreenLocale.$current.withValue(surroundings.environment.locale) {
        try settledInLocale(surroundings)
      }
    }
  }

  private func settledInLocale(_ surroundings: Surroundings) throws -> Element {
    guard let clock = session.clock else { return try settleStill(surroundings) }
    try settleDriven(surroundings, clock)
    guard let root = rootElement else { throw InteractionError.notRendered }
    return root
  }

  /// Repeats passes until nothing changes any more.
  @discardableResult
  func runPasses(in surroundings: Surroundings) throws -> Element {
    isSettling = true
    defer {
      isSettling = false
      session.clock?.transaction = Transaction()
    }
    session.hasChanged = session.dirty.isRaised
    for pass in 1...Self.passLimit {
      passes = pass
      // What is read outside of bodies, where a control is lowered or a closure builds at
      // placement, counts for the frame as a whole.
      let dirty = session.dirty
      let root = withObservationTracking {
        layOut(surroundings)
      } onChange: {
        dirty.raise()
      }
      if let tooDeep = session.tooDeep { throw tooDeep }
      rootElement = root
      settle()
      session.hasChanged = session.dirty.take()
      if !session.hasChanged, session.clock?.needsPass != true {
        // In a host's first pass all places are new.
        if session.generation > RenderSession.firstGeneration {
          session.root.prune(before: session.generation, session)
        }
        return root
      }
    }
    throw FrameDidNotSettle(passes: Self.passLimit, culprit: session.lastChange ?? "something")
  }

  private func settle() {
    let (actions, checks) = (session.afterPass + session.tasksAfterPass, session.checksAfterPass)
    (session.afterPass, session.tasksAfterPass, session.checksAfterPass) = ([], [], [])
    if !actions.isEmpty {
      session.listen()
      work.taking(at: session.clock?.now ?? 0) { for action in actions { action() } }
    }
    for check in checks { check() }
  }

  private func layOut(_ surroundings: Surroundings) -> Element {
    session.generation += 1
    session.beginPass()
    _ = session.dirty.take()
    let window = Rect(
      x: 0, y: 0, width: surroundings.size.width, height: surroundings.size.height)
    var environment = surroundings.environment
    environment.windowSize = surroundings.size
    environment.screenLink = link
    environment.pictures = session.assets
    environment.appearance = session.appearance(in: surroundings)
    if session.dimmingLevel > 0 { environment.dimmingLevel = session.dimmingLevel }
    if let clock = session.clock {
      clock.begin()
      clock.system = environment.systemVersion
      environment.transaction = clock.transaction
      environment.hostTime = clock.isFollowed ? clock.now : nil
      environment.hostNow = clock.now
    }
    let context = LoweringContext(
      environment, at: session.root, path: NodePath(root: Root.self, session))
    var children = content(context)
    // What is nested too deep would use up the stack in layout.
    if session.tooDeep != nil { children = [] }
    let root = Element(
      context, layout: RootLayout(),
      role: WindowRole(background: Color(.systemBackground).resolveColor(in: environment)),
      children: children)
    let placement = PlacementContext(
      window: window, insets: session.insets(in: surroundings).edges(environment.layoutDirection),
      keyboardHeight: max(surroundings.keyboardHeight, session.keyboardHeight))
    root.placeAsRoot(at: .zero, proposal: Proposal(window.size), context: placement)
    let outline = PreferenceOutline(root.elements)
    root.outline = outline
    session.follow(outline)
    session.raise(root.addWindowLayers())
    session.follow(statusBarOf: root)
    root.matchGeometry(session)
    if let clock = session.clock { root.moveFrames(clock) }
    return root
  }

  /// The root's elements; several without a container stand above each other, as in a window of
  /// SwiftUI's.
  private func content(_ context: LoweringContext) -> [Element] {
    let elements = lower(context)
    guard elements.count > 1 else { return elements }
    let stack = StackLayout(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    return [Element(context, layout: stack, children: elements)]
  }

  /// A colour as the host's screen shows it.
  package func color(_ color: Color, in surroundings: Surroundings) -> RGBAColor {
    var environment = surroundings.environment
    environment.appearance = session.appearance(in: surroundings)
    return color.resolveColor(in: environment)
  }

  func draw(
    _ root: Element, _ surroundings: Surroundings, _ describesNodes: Bool
  ) -> DisplayList {
    var builder = DisplayListBuilder(
      visible: CGRect(origin: .zero, size: surroundings.size), describesNodes: describesNodes)
    builder.container = ContainerShape(screenOf: surroundings.size, surroundings.device)
    builder.draw(root)
    var list = DisplayList(
      size: surroundings.size, background: color(Color(.systemBackground), in: surroundings),
      items: builder.items,
      nodes: builder.nodes, systemBars: root.systemBars)
    if list.items.isEmpty { session.warn(Self.emptyScreen) }
    list.issues = session.issues
    list.servesBothSchemes = surroundings.servesBothSchemes && !session.schemeUse.isNoted
    return list
  }
}

/// The name of the root in node paths.
private enum Root {}

/// The window: views are offered the safe area and lie in its middle.
private struct RootLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    let safe = node.context.safe
    for child in node.children {
      let size = child.size(Proposal(safe.size))
      let x = safe.minX + (safe.width - size.width) / 2
      child.place(
        in: node,
        at: Point(
          x: node.traits.isRightToLeft ? node.frame.width - x - size.width : x,
          y: safe.minY + (safe.height - size.height) / 2),
        proposal: Proposal(safe.size))
    }
  }
}
