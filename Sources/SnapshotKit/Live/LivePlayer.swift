import DisplayList
import Foundation
import ViewTree

/// Plays a catalogue's screens live, in this very process: a worker's.
@MainActor final class LivePlayer {
  private let catalogue: Catalogue
  private let renderer: Renderer
  private let painter: CellPainter
  private let auditor: Auditor
  private var opened: Opened?

  /// A screen that is open, and what has been done to it.
  private struct Opened {
    let view: LiveView
    let cell: Cell
    let screen: Screen
    let context: RenderContext
    /// Who acts on it; nil where it draws itself.
    let user: ScreenActor?
    /// As they were asked for.
    var actions: [LiveAction] = []
    /// As they were done.
    var settled: [LiveAction] = []
    /// A Boolean value that indicates whether an action that failed has left something.
    var isChangedByFailure = false

    /// Returns a Boolean value that indicates whether some actions begin with what has been done,
    /// each as it was asked for or as it was told.
    func isContinued(by others: [LiveAction]) -> Bool {
      others.count >= actions.count
        && zip(others, zip(actions, settled)).allSatisfy { $0 == $1.0 || $0 == $1.1 }
    }
  }

  /// Creates a player of a catalogue's screens.
  init(_ catalogue: Catalogue, renderer: Renderer) {
    (self.catalogue, self.renderer) = (catalogue, renderer)
    painter = CellPainter(catalogue, renderer: renderer)
    auditor = Auditor(catalogue, renderer: renderer)
    renderer.leavesOutBrokenImages = true
  }

  /// Does what a request asks for, and shows what comes of it.
  func reply(to request: LiveRequest) -> LiveReply {
    var reply = LiveReply()
    do {
      try open(request)
      reply.failure = try act(request)
    } catch {
      opened = nil
      reply.failure = LiveReply.Failure(reason: String(describing: error))
      return reply
    }
    var views: ScreenDescription?
    do {
      views = try show(request, in: &reply)
    } catch {
      opened = nil
      reply.failure = reply.failure ?? LiveReply.Failure(reason: String(describing: error))
    }
    reply.issues = IssueWords.told(
      reply.issues + renderer.takeIssues() + RemoteLoading.takeRefusals().sorted(), in: views)
    return reply
  }

  /// Opens the screen of a request, unless it is open and nothing else has been done to it.
  private func open(_ request: LiveRequest) throws {
    let view = request.view.atAnyScale
    if let opened, opened.view == view, opened.isContinued(by: request.actions) { return }
    opened = nil
    let cell = try CellChoice(catalogue).cell(of: view)
    guard let screen = catalogue.screen(named: cell.screen) else {
      throw PaintError.notDeclared(cell.screen)
    }
    let context = RenderContext(
      catalogue.traits(
        of: cell.device, in: cell.orientation, scheme: cell.scheme, variant: cell.variant),
      text: renderer.text, assets: renderer.assets, describesNodes: true, describesViews: true,
      locale: catalogue.locale, network: catalogue.network)
    let user = try screen.opening.map { opening in
      try screen.isolated(context) { try opening.open(context) }
    }
    opened = Opened(
      view: view, cell: cell, screen: screen, context: context, user: user)
  }

  /// Does the actions that are new, up to the first that fails, of which nothing is left.
  private func act(_ request: LiveRequest) throws -> LiveReply.Failure? {
    let failure = act(request.actions)
    guard let place = failure?.action, opened?.isChangedByFailure == true else { return failure }
    // What was done of it stands in no line of the flow: the screen is as those lines leave it.
    var before = request
    before.actions = Array(request.actions.prefix(place))
    opened = nil
    try open(before)
    return act(before.actions) ?? failure
  }

  /// Does the actions that are new, up to the first that fails.
  private func act(_ actions: [LiveAction]) -> LiveReply.Failure? {
    guard let (user, screen, context) = opened.map({ ($0.user, $0.screen, $0.context) }) else {
      return nil
    }
    let steps = screen.opening?.steps ?? [:]
    while let done = opened?.actions.count, done < actions.count {
      let changes = user?.changes
      do {
        guard let user else { throw LiveScreenError.hasNoViews(screen.name) }
        let settled = try screen.isolated(context) {
          try actions[done].perform(by: user, steps: steps)
        }
        opened?.actions.append(actions[done])
        opened?.settled.append(settled)
      } catch {
        // A step is the app's own code, which may have changed more than the screen knows.
        let isStep = actions[done].kind == .step && actions[done].text.flatMap { steps[$0] } != nil
        opened?.isChangedByFailure = isStep || user?.changes != changes
        return LiveReply.Failure(action: done, reason: String(describing: error))
      }
    }
    return nil
  }

  /// Returns the views that were described, if any.
  private func show(
    _ request: LiveRequest, in reply: inout LiveReply
  ) throws -> ScreenDescription? {
    guard let opened else { return nil }
    let (cell, context) = (opened.cell, opened.context)
    let layout =
      try opened.user.map { user in
        try opened.screen.isolated(context) {
          try user.picture(describesNodes: true, describesViews: true)
        }
      } ?? opened.screen.render(context)
    let job = CellJob(
      id: 0, screen: cell.screen, orientation: cell.orientation, scheme: cell.scheme,
      variant: cell.variant, pictures: [])
    var list = try painter.shown(layout, job, on: cell.device.id)
    list.addViewsOfNodes()
    let joined = LiveAction.joined(opened.settled)
    (reply.actions, reply.lines) = (opened.settled, joined.map(\.line))
    reply.flow = LiveFlow(screen: opened.screen, actions: joined).code
    reply.issues = list.issues.map(\.message)
    reply.device = cell.device.id
    reply.isTyping = (try? opened.user?.host.focusedField()) != nil
    let frames = VisibleFrames(list)
    reply.elements = list.accessibilityElements.map { LiveReply.Element($0, frames) }
    let views = try describe(list, of: cell, as: request, in: &reply)
    guard request.wantsPicture else { return views }
    let scale = request.view.scale.map { min(max(1, $0), 3) } ?? cell.scale
    let image = try renderer.raster(list, scale: scale)
    reply.picture = LiveReply.Picture(
      png: try Renderer.encode(image, scale: scale), width: list.size.width,
      height: list.size.height, scale: scale)
    return views
  }

  /// Tells what was asked for of the views, and returns them.
  private func describe(
    _ list: DisplayList, of cell: Cell, as request: LiveRequest, in reply: inout LiveReply
  ) throws -> ScreenDescription? {
    guard request.wantsViews || request.wantsAudit || request.point != nil else { return nil }
    let drawn = try ScreenDescriber.Drawn(list, of: cell, by: renderer)
    if request.wantsViews { reply.views = drawn.description.text }
    if let point = request.point {
      reply.point = try PointReport(drawn, at: point).text
    }
    if request.wantsAudit {
      let findings = auditor.audit(drawn, of: cell, except: try AuditException.usual())
      reply.audit = AuditReport(findings).text(showsAll: false)
    }
    return drawn.description
  }
}

extension LiveReply.Element {
  fileprivate init(_ node: AccessibilityNode, _ frames: VisibleFrames) {
    let seen = frames.visible(node.frame)
    let frame = seen ?? node.frame
    self.init(
      // Of a field without a label the prompt is the value.
      name: node.identifier ?? node.label ?? node.value ?? "", spoken: node.spoken,
      frame: [frame.minX, frame.minY, frame.width, frame.height], isInSight: seen != nil)
  }
}

/// An error of a screen that nobody can act on.
enum LiveScreenError: Error, Equatable, CustomStringConvertible {
  case hasNoViews(String)

  var description: String {
    switch self {
    case .hasNoViews(let name):
      "\(name) draws itself, by Screen(_:render:): only screens of views can be acted on"
    }
  }
}
