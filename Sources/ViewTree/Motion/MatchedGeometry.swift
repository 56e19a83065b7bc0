import LayoutEngine

/// The name of a geometry that several views share.
struct GeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A view's part in a geometry that several views share.
struct MatchedGeometry {
  let key: GeometryKey
  let sharesPosition: Bool
  let sharesSize: Bool
  let anchor: UnitPoint
  let isSource: Bool
  let transaction: Transaction
}

/// The geometry that several views share, from pass to pass.
final class SharedGeometry {
  /// The frame on its way; nil where the host is not driven.
  fileprivate var motion: MotionSlot<CGRect.AnimatableData>?
  /// The frame that the screen shows, in its coordinates.
  fileprivate(set) var frame: CGRect

  fileprivate init(_ frame: CGRect) { self.frame = frame }
}

/// Gives its content the geometry of others, or others that of its content.
package struct MatchedGeometryModifier: PrimitiveModifier {
  let key: GeometryKey
  let sharesPosition: Bool
  let sharesSize: Bool
  let anchor: UnitPoint
  let isSource: Bool

  /// Creates a modifier.
  package init(
    id: AnyHashable, in namespace: Namespace.ID, sharesPosition: Bool, sharesSize: Bool,
    anchor: UnitPoint, isSource: Bool
  ) {
    key = GeometryKey(namespace: namespace, id: id)
    (self.sharesPosition, self.sharesSize) = (sharesPosition, sharesSize)
    (self.anchor, self.isSource) = (anchor, isSource)
  }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.session.sharesGeometry = true
    context.annotate(content, &output, where: { $0.matched == nil }) { element in
      element.matched = MatchedGeometry(
        key: modifier.key, sharesPosition: modifier.sharesPosition,
        sharesSize: modifier.sharesSize, anchor: modifier.anchor, isSource: modifier.isSource,
        transaction: context.environment.transaction)
    }
  }
}

@MainActor
extension Element {
  /// Places the views that take others' geometry, once all are laid out, and lets a view that takes
  /// over from one that has left begin where that was.
  func matchGeometry(_ session: RenderSession) {
    guard session.sharesGeometry else { return }
    var views: [(element: Element, match: MatchedGeometry)] = []
    gatherMatches(into: &views)
    let known = session.sharedGeometry
    var shared: [GeometryKey: SharedGeometry] = [:]
    // Of several sources the last one counts.
    for (element, match) in views where match.isSource {
      shared[match.key] = element.share(match, known[match.key], session.clock)
    }
    session.sharedGeometry = shared
    for (element, match) in views where !match.isSource {
      guard let source = views.last(where: { $0.match.isSource && $0.match.key == match.key })
      else { continue }
      element.place(on: source.element.rect, as: match)
    }
  }

  private func gatherMatches(into views: inout [(element: Element, match: MatchedGeometry)]) {
    guard isPlaced else { return }
    if let matched { views.append((self, matched)) }
    for case let child as Element in children { child.gatherMatches(into: &views) }
  }

  /// Tells others of a source's frame; a new source begins where the one before it was.
  private func share(
    _ match: MatchedGeometry, _ known: SharedGeometry?, _ clock: HostClock?
  ) -> SharedGeometry {
    let end = rect
    let shared = known ?? SharedGeometry(end)
    guard let clock else {
      shared.frame = end
      return shared
    }
    if let known, frameMotion?.isNew == true, match.transaction.animation != nil {
      let natural = (frame.origin, proposal)
      place(on: known.frame, as: match)
      moveFrames(clock)
      placeAsRoot(at: natural.0, proposal: natural.1, context: context)
    }
    let motion = shared.motion ?? MotionSlot(end.animatableData, clock)
    shared.motion = motion
    shared.frame.animatableData = motion.follow(
      end.animatableData, in: match.transaction, clock, "shared geometry")
    return shared
  }

  /// Takes over a frame: its size as the proposal, and its anchor's place.
  private func place(on source: CGRect, as match: MatchedGeometry) {
    let offer =
      match.sharesSize
      ? Proposal(width: Double(source.width), height: Double(source.height)) : proposal
    let size = self.size(offer)
    let anchor = match.anchor.point(in: match.sharesPosition ? source : rect)
    placeAsRoot(
      at: Point(
        x: anchor.x - match.anchor.x * size.width, y: anchor.y - match.anchor.y * size.height),
      proposal: offer, context: context)
  }
}

extension Element {
  /// The way of a view that has left to the view that has taken over its geometry.
  var moveToSharedGeometry: CGAffineTransform? {
    guard let match = ownMatch, let shared = path.session.sharedGeometry[match.key] else {
      return nil
    }
    let (start, end) = (rect, shared.frame)
    guard start.width > 0, start.height > 0, start != end else { return nil }
    let scale =
      match.sharesSize
      ? CGSize(width: end.width / start.width, height: end.height / start.height)
      : CGSize(width: 1, height: 1)
    let from = match.anchor.point(in: start)
    let to = match.sharesPosition ? match.anchor.point(in: end) : from
    return CGAffineTransform(translationX: -from.x, y: -from.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: to.x, y: to.y))
  }

  /// The match of the view that the element and the boxes around it stand for.
  private var ownMatch: MatchedGeometry? {
    var element = self
    while element.matched == nil, element.children.count == 1,
      let child = element.children[0] as? Element
    { element = child }
    return element.matched
  }
}
