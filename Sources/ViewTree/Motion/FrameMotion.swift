import LayoutEngine

/// The motion of an element's frame from one place to another.
///
/// Layout is solved for the end of a change; what is drawn goes there from where it was.
final class FrameMotion {
  fileprivate let slot: FrameSlot
  fileprivate let transaction: Transaction

  fileprivate init(_ slot: FrameSlot, _ transaction: Transaction) {
    (self.slot, self.transaction) = (slot, transaction)
  }

  /// A Boolean value that indicates whether the frame has not been shown before.
  var isNew: Bool { slot.motion == nil }
}

/// A frame that is kept under an identity.
private final class FrameSlot {
  var motion: MotionSlot<CGRect.AnimatableData>?
}

/// The frames of the elements that one place makes, in the order in which it makes them.
private final class FrameTable {
  private var generation: Int32 = 0
  private var next = 0
  private var slots: [FrameSlot] = []

  func slot(in generation: Int32) -> FrameSlot {
    if generation != self.generation { (self.generation, next) = (generation, 0) }
    if next == slots.count { slots.append(FrameSlot()) }
    defer { next += 1 }
    return slots[next]
  }
}

extension LoweringContext {
  /// Beyond the slots of properties and of values.
  private static var frameSlot: Int { 1 << 21 }

  /// Returns the motion of the frame of an element made here; nil where the host is not driven.
  func frameMotion() -> FrameMotion? {
    guard path.session.isDriven else { return nil }
    let table = identity.slot(Self.frameSlot) { FrameTable() }
    return FrameMotion(
      table.slot(in: path.session.generation), environment.transaction)
  }
}

@MainActor
extension Element {
  /// Draws what is on its way where it is at a clock's time.
  func moveFrames(_ clock: HostClock) {
    guard isPlaced else { return }
    if let motion = frameMotion { move(motion, clock) }
    for child in elements { child.moveFrames(clock) }
  }

  private func move(_ motion: FrameMotion, _ clock: HostClock) {
    let end = rect
    let kept = motion.slot.motion ?? MotionSlot(end.animatableData, clock)
    motion.slot.motion = kept
    var shown = end
    shown.animatableData = kept.follow(
      end.animatableData, in: motion.transaction, clock, pathDescription)
    guard shown != end else { return }
    // A text is set at its end, for its lines would break anew on the way.
    if role is TextRole { shown.size = end.size }
    show(in: Rect(x: shown.minX, y: shown.minY, width: shown.width, height: shown.height))
  }
}
