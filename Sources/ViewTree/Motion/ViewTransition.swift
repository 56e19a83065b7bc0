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

  /// Creates a transition, which comes and goes in the same way unless it is said otherwise.
  package init(_ insertion: [Effect], removal: [Effect]? = nil) {
    (self.insertion, self.removal) = (insertion, removal ?? insertion)
  }

  /// The transition of views that set none: they fade.
  package static let opacity = ViewTransition([.opacity])
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
    draw(element, effects[...], &builder)
  }

  private func draw(
    _ element: Element, _ effects: ArraySlice<ViewTransition.Effect>,
    _ builder: inout DisplayListBuilder
  ) {
    guard let effect = effects.first else {
      for case let child as Element in element.children { builder.draw(child) }
      return
    }
    let rect = (element.children.first as? Element)?.rect ?? element.rect
    let layer = effect.layer(part, rect, isRightToLeft: element.traits.isRightToLeft)
    builder.group(layer, for: element, widens: .infinite) {
      draw(element, effects.dropFirst(), &$0)
    }
  }
}

/// The key of a condition or a collection, and the range of its elements in the list.
typealias MadeChild = (key: AnyHashable, range: Range<Int>)

/// The elements that a condition or a collection makes from pass to pass, with those that enter and
/// leave.
@MainActor
private final class TransitionPlace {
  private struct Run {
    let key: AnyHashable
    let elements: [Element]
    let transition: ViewTransition
    var course: MovingValue<Double>

    /// Returns the share of the transition that is over at the clock's time.
    @MainActor func part(_ clock: HostClock) -> Double { course.value(at: clock.now) }
  }

  /// The elements of the last pass; nil before the first.
  private var last: [(key: AnyHashable, elements: [Element])]?
  private var coming: [Run] = []
  /// The oldest first.
  private var leaving: [Run] = []
  private var restarts = 0

  /// Takes over what was made in this pass.
  func follow(
    _ made: [MadeChild], _ context: LoweringContext, _ clock: HostClock, _ output: inout [Element]
  ) {
    if restarts != clock.restarts { (coming, leaving, restarts) = ([], [], clock.restarts) }
    coming.removeAll { !$0.course.isMoving(at: clock.now) }
    leaving.removeAll { !$0.course.isMoving(at: clock.now) }
    if let last, last.map(\.key) != made.map(\.key) {
      let animation = context.environment.transaction.animation
      let (before, now) = (Set(last.map(\.key)), Set(made.map(\.key)))
      for child in last where !now.contains(child.key) { leave(child, animation, clock) }
      for child in made where !before.contains(child.key) {
        come(child.key, Array(output[child.range]), animation, clock)
      }
    }
    last = made.map { ($0.key, Array(output[$0.range])) }
    show(made, context, clock, &output)
  }

  private func leave(
    _ child: (key: AnyHashable, elements: [Element]), _ animation: Animation?, _ clock: HostClock
  ) {
    let part = coming.first { $0.key == child.key }.map { 1 - $0.part(clock) }
    coming.removeAll { $0.key == child.key }
    let run = run(child.key, child.elements, from: part ?? 0, animation, clock, \.removal)
    if let run { leaving.append(run) }
  }

  private func come(
    _ key: AnyHashable, _ elements: [Element], _ animation: Animation?, _ clock: HostClock
  ) {
    let part = leaving.first { $0.key == key }.map { 1 - $0.part(clock) }
    leaving.removeAll { $0.key == key }
    let run = run(key, elements, from: part ?? 0, animation, clock, \.insertion)
    if let run { coming.append(run) }
  }

  private func run(
    _ key: AnyHashable, _ elements: [Element], from part: Double, _ animation: Animation?,
    _ clock: HostClock, _ effects: (ViewTransition) -> [ViewTransition.Effect]
  ) -> Run? {
    let transition = elements.first?.ownTransition ?? .opacity
    guard let animation = transition.animation ?? animation, !effects(transition).isEmpty else {
      return nil
    }
    var course = MovingValue(part)
    course.set(1, along: animation.curve, at: clock.now)
    return Run(key: key, elements: elements, transition: transition, course: course)
  }

  private func show(
    _ made: [MadeChild], _ context: LoweringContext, _ clock: HostClock, _ output: inout [Element]
  ) {
    for run in coming + leaving { clock.note(run.course.end, "transition") }
    guard clock.isFollowed else { return }
    for run in coming {
      guard let range = made.first(where: { $0.key == run.key })?.range else { continue }
      let role = TransitionRole(effects: run.transition.insertion, part: run.part(clock))
      for index in range {
        output[index] = Element(
          context, BoxRules(layout: IdentityLayout(), role: role), child: output[index])
      }
    }
    let gone = leaving.flatMap { run in
      let role = TransitionRole(effects: run.transition.removal, part: 1 - run.part(clock))
      return run.elements.map { LeavingElement(element: $0, role: role) }
    }
    // They are where they were, beneath what stands before them.
    let start = made.first?.range.lowerBound ?? output.count
    if start > 0, start <= output.count {
      output[start - 1].leaving += gone
    } else {
      clock.leaving += gone
    }
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
  fileprivate let role: any ElementRole

  /// Draws the view where it was last.
  func draw(into builder: inout DisplayListBuilder) {
    (role as? TransitionRole)?.draw(around: element, into: &builder)
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
  ///   - branch: The index of the view that was lowered; nil for none.
  ///   - start: The index in the list at which its elements begin.
  ///   - output: The list of elements.
  func transit(_ branch: Int?, from start: Int, _ output: inout [Element]) {
    guard isDriven else { return }
    transit(branch.map { [($0, start..<output.count)] } ?? [], &output)
  }

  /// Lets children come and go as they say, where the host is driven.
  func transit(_ made: [MadeChild], _ output: inout [Element]) {
    guard let clock = session.clock else { return }
    let inner = entering(.type(TransitionPlace.self))
    let place = inner.identity.slot(0) { TransitionPlace() }
    place.follow(made, inner, clock, &output)
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

  /// Creates a modifier.
  package init(_ transition: ViewTransition) { self.transition = transition }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.session.clock != nil else { return Target._lower(content, context, &output) }
    let start = output.count
    Target._lower(content, context, &output)
    for element in output[start...] { element.transition = modifier.transition }
  }
}
