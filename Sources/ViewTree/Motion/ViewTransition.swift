import LayoutEngine

/// The way in which a view enters the tree and leaves it.
package struct ViewTransition: Sendable {
  /// A difference of a view that is entering or leaving from one that is there.
  package enum Effect: Sendable, Hashable {
    case opacity
    case scale(Double, UnitPoint)
    case offset(CGSize)
    /// By its own size beyond an edge.
    case move(Edge)
    case blur(radius: Double, scale: Double)
  }

  /// Of a view that comes.
  package var insertion: [Effect]
  /// Of a view that goes.
  package var removal: [Effect]
  /// An animation of its own.
  package var animation: Animation?
  /// The parts that an app puts around the view in each phase, the first innermost.
  package var wraps: [TransitionWrap] = []

  /// Creates a transition, which comes and goes in the same way unless it is said otherwise.
  package init(_ insertion: [Effect], removal: [Effect]? = nil) {
    (self.insertion, self.removal) = (insertion, removal ?? insertion)
  }

  /// The transition of views that set none: they fade.
  package static let opacity = ViewTransition([.opacity])
}

/// The phase of a view that comes, is in place, or goes.
package enum TransitionStage: Sendable { case willAppear, identity, didDisappear }

/// A part of a transition that an app makes of views: it lowers what it puts around its content in
/// a phase.
///
/// It is called on the main actor alone, whatever it holds.
package struct TransitionWrap: @unchecked Sendable {
  /// A closure that lowers the content.
  package typealias Content = @MainActor (LoweringContext, inout [Element]) -> Void
  /// A closure that lowers the content with what is around it.
  package typealias Lower =
    @MainActor (TransitionStage, @escaping Content, LoweringContext, inout [Element]) -> Void

  let lower: Lower

  /// Creates a part of a transition.
  package init(_ lower: @escaping Lower) { self.lower = lower }

  /// Returns the part for one way alone: in all other phases but that one, the view is in place.
  package func only(_ stage: TransitionStage) -> TransitionWrap {
    TransitionWrap { current, content, context, output in
      lower(current == stage ? stage : .identity, content, context, &output)
    }
  }
}

private enum TransitionStageKey: EnvironmentKey {
  static var defaultValue: TransitionStage { .identity }
}

extension EnvironmentValues {
  /// The phase of the view that a condition or a collection makes here.
  var transitionStage: TransitionStage {
    get { self[TransitionStageKey.self] }
    set { self[TransitionStageKey.self] = newValue }
  }
}

extension ViewTransition.Effect {
  /// The layer of a view that has come to a part: 0 is not there, 1 is in place.
  fileprivate func layer(_ part: Double, _ rect: CGRect, isRightToLeft: Bool) -> Layer {
    let rest = 1 - part
    switch self {
    case .opacity: return Layer(opacity: min(1, max(0, part)), items: [])
    case .scale(let scale, let anchor):
      // Nothing is as small as nothing, for its layer could not be drawn.
      let factor = max(1e-3, 1 + (scale - 1) * rest)
      let transform = CGAffineTransform(scaleX: factor, y: factor).about(anchor.point(in: rect))
      return Layer(transform: transform, items: [])
    case .offset(let offset):
      return Self.moved(offset.width * rest, offset.height * rest)
    case .move(let edge):
      switch edge {
      case .top: return Self.moved(0, -rect.height * rest)
      case .bottom: return Self.moved(0, rect.height * rest)
      case .leading: return Self.moved((isRightToLeft ? 1 : -1) * rect.width * rest, 0)
      case .trailing: return Self.moved((isRightToLeft ? -1 : 1) * rect.width * rest, 0)
      }
    case .blur(let radius, let scale):
      let factor = 1 + (scale - 1) * rest
      return Layer(
        transform: CGAffineTransform(scaleX: factor, y: factor)
          .about(CGPoint(x: rect.midX, y: rect.midY)),
        opacity: min(1, max(0, part)),
        filters: [.blur(radius: (radius * rest).quantized, opaque: false)], items: [])
    }
  }

  private static func moved(_ x: Double, _ y: Double) -> Layer {
    Layer(transform: CGAffineTransform(translationX: x, y: y), items: [])
  }
}

/// Draws a view on its way in or out.
private struct TransitionRole: ElementRole {
  let effects: [ViewTransition.Effect]
  let part: Double

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = (element.children.first as? Element)?.rect ?? element.rect
    builder.draw(effects, by: part, of: rect, for: element) {
      for case let child as Element in element.children { $0.draw(child) }
    }
  }
}

extension DisplayListBuilder {
  /// Draws something that has come to a part of its way.
  ///
  /// - Parameters:
  ///   - effects: The effects of what is not there, the outermost first.
  ///   - part: The share of the way: 0 is not there, 1 is in place.
  ///   - rect: The frame in place, in points.
  ///   - element: The element that asks for it.
  ///   - draw: Draws it in its place.
  package mutating func draw(
    _ effects: some Collection<ViewTransition.Effect>, by part: Double, of rect: CGRect,
    for element: Element, _ draw: (inout DisplayListBuilder) -> Void
  ) {
    guard let effect = effects.first else { return draw(&self) }
    let layer = effect.layer(part, rect, isRightToLeft: element.traits.isRightToLeft)
    group(layer, for: element, widens: .infinite) {
      $0.draw(Array(effects.dropFirst()), by: part, of: rect, for: element, draw)
    }
  }
}

/// A child of a condition or a collection, or a view with an id.
struct TransitingChild {
  /// The key that tells it from others.
  let key: AnyHashable
  /// Lowers it, also when it has left the tree.
  let lower: @MainActor (LoweringContext, inout [Element]) -> Void
}

/// A child, and the range of its elements in the list.
private struct MadeChild {
  let child: TransitingChild
  let range: Range<Int>
}

/// The elements that a condition, a collection or a view with an id makes from pass to pass, with
/// those that enter and leave.
@MainActor
private final class TransitionPlace {
  private struct Run {
    let child: TransitingChild
    let elements: [Element]
    let transition: ViewTransition
    var course: MovingValue<Double>

    var key: AnyHashable { child.key }

    /// Returns the share of the transition that is over at the clock's time.
    @MainActor func part(_ clock: HostClock) -> Double { course.value(at: clock.now) }
  }

  /// A child of the last pass.
  private struct Known {
    let child: TransitingChild
    let elements: [Element]
  }

  /// The children of the last pass; nil before the first.
  private var last: [Known]?
  private var keys: Set<AnyHashable> = []
  private var coming: [Run] = []
  /// The oldest first.
  private var leaving: [Run] = []
  /// The new ones of this pass.
  private var appearing: Set<AnyHashable> = []
  /// The animations of those that were about to appear in the pass before.
  private var arriving: [AnyHashable: Animation?] = [:]
  private var restarts = 0
  private var replacements = ReplacementCount()

  /// Takes note of what is to be made in this pass.
  func begin(_ now: [AnyHashable], _ session: RenderSession, _ clock: HostClock) {
    let replacesAll = !keys.isEmpty && !now.isEmpty && keys.isDisjoint(with: now)
    replacements.note(replacesAll && !session.hasChanged, at: clock.now)
    if replacements.isRestless { (coming, leaving, arriving) = ([], [], [:]) }
  }

  /// Lowers a child in its phase: a new one is about to appear, and in place in the next pass.
  func lower(
    _ child: TransitingChild, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context
    if let animation = arriving.removeValue(forKey: child.key) {
      inner.environment.transaction.animation = animation
      inner.environment.transitionStage = .identity
    } else if isNew(child.key), !replacements.isRestless {
      inner.environment.transitionStage = .willAppear
      appearing.insert(child.key)
    }
    child.lower(inner, &output)
  }

  private func isNew(_ key: AnyHashable) -> Bool {
    last != nil && !keys.contains(key) && !leaving.contains { $0.key == key }
  }

  /// Takes over what was made in this pass.
  func follow(
    _ made: [MadeChild], _ context: LoweringContext, _ clock: HostClock, _ output: inout [Element]
  ) {
    if restarts != clock.restarts { (coming, leaving, restarts) = ([], [], clock.restarts) }
    coming.removeAll { !$0.course.isMoving(at: clock.now) }
    leaving.removeAll { !$0.course.isMoving(at: clock.now) }
    let now = made.map(\.child.key)
    if last?.map(\.child.key) != now {
      if let last, !replacements.isRestless {
        change(from: last, to: made, context.environment.transaction.animation, clock, output)
      }
      keys = Set(now)
    }
    appearing = []
    last = made.map { Known(child: $0.child, elements: Array(output[$0.range])) }
    show(made, context, clock, &output)
  }

  private func change(
    from last: [Known], to made: [MadeChild], _ animation: Animation?, _ clock: HostClock,
    _ output: [Element]
  ) {
    let now = Set(made.map(\.child.key))
    for old in last where !now.contains(old.child.key) {
      leave(old.child, old.elements, animation, clock)
    }
    for new in made where !keys.contains(new.child.key) {
      let elements = Array(output[new.range])
      // Such a view asks for another pass by itself.
      if appearing.contains(new.child.key), elements.first?.ownTransition?.wraps.isEmpty == false {
        arriving[new.child.key] = animation
      }
      come(new.child, elements, animation, clock)
    }
  }

  private func leave(
    _ child: TransitingChild, _ elements: [Element], _ animation: Animation?, _ clock: HostClock
  ) {
    let part = coming.first { $0.key == child.key }.map { 1 - $0.part(clock) }
    coming.removeAll { $0.key == child.key }
    let run = run(child, elements, from: part ?? 0, animation, clock) {
      !$0.removal.isEmpty || !$0.wraps.isEmpty
    }
    if let run { leaving.append(run) }
  }

  private func come(
    _ child: TransitingChild, _ elements: [Element], _ animation: Animation?, _ clock: HostClock
  ) {
    let part = leaving.first { $0.key == child.key }.map { 1 - $0.part(clock) }
    leaving.removeAll { $0.key == child.key }
    let run = run(child, elements, from: part ?? 0, animation, clock) { !$0.insertion.isEmpty }
    if let run { coming.append(run) }
  }

  private func run(
    _ child: TransitingChild, _ elements: [Element], from part: Double, _ animation: Animation?,
    _ clock: HostClock, _ moves: (ViewTransition) -> Bool
  ) -> Run? {
    let transition = elements.first?.ownTransition ?? .opacity
    guard let animation = transition.animation ?? animation, moves(transition) else { return nil }
    var course = MovingValue(part)
    course.set(1, along: clock.curve(of: animation), at: clock.now)
    return Run(child: child, elements: elements, transition: transition, course: course)
  }

  private func show(
    _ made: [MadeChild], _ context: LoweringContext, _ clock: HostClock, _ output: inout [Element]
  ) {
    for run in coming + leaving { clock.note(run.course.end, "transition") }
    let gone = leaving.flatMap { run in
      let role = TransitionRole(effects: run.transition.removal, part: 1 - run.part(clock))
      return elements(of: run, context, clock).map { LeavingElement(element: $0, role: role) }
    }
    guard clock.isFollowed else { return }
    let boxes = context.entering(.type(TransitionPlace.self))
    for run in coming {
      guard let range = made.first(where: { $0.child.key == run.key })?.range else { continue }
      let role = TransitionRole(effects: run.transition.insertion, part: run.part(clock))
      for index in range {
        output[index] = Element(
          boxes, BoxRules(layout: IdentityLayout(), role: role), child: output[index])
      }
    }
    // They are where they were, beneath what stands before them.
    let start = made.first?.range.lowerBound ?? output.count
    if start > 0, start <= output.count {
      output[start - 1].leaving += gone
    } else {
      clock.leaving += gone
    }
  }

  /// The elements of a view that leaves: as they were, or made anew where an app changes them on
  /// their way.
  private func elements(
    of run: Run, _ context: LoweringContext, _ clock: HostClock
  ) -> [Element] {
    guard !run.transition.wraps.isEmpty else { return run.elements }
    var inner = context
    inner.environment.transitionStage = .didDisappear
    var made: [Element] = []
    run.child.lower(inner, &made)
    for (element, old) in zip(made, run.elements) where old.isPlaced {
      element.placeAsRoot(
        at: old.frame.origin, proposal: old.proposal, context: old.context)
      element.moveFrames(clock)
    }
    return made
  }
}

extension Element {
  /// The transition of the view that the element and the boxes around it stand for.
  fileprivate var ownTransition: ViewTransition? {
    var element = self
    while element.transition == nil, element.children.count == 1,
      let child = element.children[0] as? Element
    { element = child }
    return element.transition
  }
}

/// A view that has left the tree, and is still seen.
struct LeavingElement {
  fileprivate let element: Element
  fileprivate let role: TransitionRole

  /// Draws the view where it was last, or on its way to the view that takes its geometry over.
  func draw(into builder: inout DisplayListBuilder) {
    guard let move = element.moveToSharedGeometry else {
      return role.draw(around: element, into: &builder)
    }
    builder.group(Layer(transform: move, items: []), for: element, widens: .infinite) {
      role.draw(around: element, into: &$0)
    }
  }
}

extension TransitionRole {
  fileprivate func draw(around element: Element, into builder: inout DisplayListBuilder) {
    draw(around: element, effects[...], &builder)
  }

  private func draw(
    around element: Element, _ effects: ArraySlice<ViewTransition.Effect>,
    _ builder: inout DisplayListBuilder
  ) {
    guard let effect = effects.first else { return builder.draw(element) }
    let layer = effect.layer(
      part, element.rect, isRightToLeft: element.traits.isRightToLeft)
    builder.group(layer, for: element, widens: .infinite) {
      draw(around: element, effects.dropFirst(), &$0)
    }
  }
}

@MainActor
extension LoweringContext {
  /// Lets what a condition chooses come and go as it says, where the host is driven.
  ///
  /// - Parameters:
  ///   - branch: The index of the view; nil for none.
  ///   - output: The list of elements.
  ///   - lower: A closure that lowers the view.
  func transit(
    _ branch: Int?, _ output: inout [Element],
    _ lower: @escaping @MainActor (LoweringContext, inout [Element]) -> Void
  ) {
    transit(branch.map { [TransitingChild(key: $0, lower: lower)] } ?? [], &output)
  }

  /// Lets children come and go as they say, where the host is driven.
  func transit(_ children: [TransitingChild], _ output: inout [Element]) {
    guard let clock = session.clock else { return }
    let inner = entering(.type(TransitionPlace.self))
    let place = inner.identity.slot(0) { TransitionPlace() }
    place.begin(children.map(\.key), session, clock)
    let made = children.map { child in
      let start = output.count
      place.lower(child, self, &output)
      return MadeChild(child: child, range: start..<output.count)
    }
    place.follow(made, self, clock, &output)
  }

  /// Draws what has left the beginning of a list beneath what the list begins with now.
  func drawLeaving(_ output: [Element]) {
    guard let clock = session.clock, !clock.leaving.isEmpty, let first = output.first else {
      return
    }
    first.leaving = clock.leaving + first.leaving
    clock.leaving = []
  }
}

/// Says how its content comes and goes.
package struct TransitionModifier: PrimitiveModifier {
  let transition: ViewTransition

  private final class Stage { var last: TransitionStage? }

  /// Creates a modifier.
  package init(_ transition: ViewTransition) { self.transition = transition }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.session.clock != nil || !modifier.transition.wraps.isEmpty else {
      return Target._lower(content, context, &output)
    }
    let id = context.isDriven ? (content as? any ExplicitlyIdentified)?.explicitID : nil
    guard let id, context.environment.transitingID != id else {
      return apply(modifier, to: content, context, &output)
    }
    // Its content's id is its own, or the transition would not be known as the id changes.
    let child = TransitingChild(key: id) { context, output in
      var inner = context.setting(\.transitingID, id)
      inner.identity = context.entering(.id(id)).identity
      apply(modifier, to: content, inner, &output)
    }
    context.transit([child], &output)
  }

  private static func apply<Target: View>(
    _ modifier: Self, to content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let wraps = modifier.transition.wraps
    let start = output.count
    let stage = context.environment.transitionStage
    var inner = context
    if stage != .identity { inner.environment.transitionStage = .identity }
    if wraps.isEmpty {
      Target._lower(content, inner, &output)
    } else {
      inner = inner.entering(.type(Self.self))
      modifier.prepare(&inner, for: stage)
      modifier.lower(content, in: stage, within: wraps[...], inner, &output)
    }
    for element in output[start...] { element.transition = modifier.transition }
  }

  /// Lets a change of the phase come about along the transition's own animation, and the view that
  /// is about to appear be in place in the next pass.
  private func prepare(_ context: inout LoweringContext, for stage: TransitionStage) {
    guard context.session.clock != nil else { return }
    let known = context.identity.slot(0) { Stage() }
    if let last = known.last, last != stage, let animation = transition.animation {
      context.environment.transaction.animation = animation
    }
    known.last = stage
    guard stage == .willAppear else { return }
    context.session.clock?.needsPass = true
    context.session.lastChange = "transition"
  }

  private func lower<Target: View>(
    _ content: Target, in stage: TransitionStage, within wraps: ArraySlice<TransitionWrap>,
    _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard let outer = wraps.last else {
      return Target._lower(content, context.entering(.content), &output)
    }
    outer.lower(
      stage,
      { context, output in
        lower(content, in: stage, within: wraps.dropLast(), context, &output)
      }, context, &output)
  }
}
