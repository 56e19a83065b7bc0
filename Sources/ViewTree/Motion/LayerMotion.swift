/// The way of something over the window to its place, and back.
package final class LayerMotion {
  private var slot: MotionSlot<Double>?
  /// The animations of the layer that is seen, or was seen last.
  private var animations: LayerAnimations?
  /// The layer as it stood last, which is drawn while it leaves.
  var shown: ShownLayer?
  /// The share of the way to its place that the screen shows: 1 is there.
  package private(set) var part = 1.0
  /// A Boolean value that indicates whether the layer is on its way out.
  package private(set) var isLeaving = false

  /// Creates the motion of a layer that is not known yet.
  package init() {}

  /// Takes over the layer that is wanted; what is seen at first does not come.
  @MainActor package func follow(_ layer: WindowLayer?, _ context: LoweringContext) {
    guard let clock = context.session.clock else { return }
    if let layer { animations = layer.animations }
    isLeaving = layer == nil
    let end = isLeaving ? 0.0 : 1
    let slot = self.slot ?? MotionSlot(end, clock)
    self.slot = slot
    let isDisabled = context.environment.transaction.disablesAnimations
    let animation = isLeaving ? animations?.going : animations?.coming
    part = slot.follow(
      end, in: Transaction(animation: isDisabled ? nil : animation), clock, "presentation")
    // Where nobody has let time pass the layer is gone from the screen, and yet on its way.
    if isLeaving, !slot.isMoving(at: clock.now) { shown = nil }
  }

  /// Takes the layer to a part of its way, to which somebody has dragged it.
  @MainActor package func drag(to part: Double, _ context: LoweringContext) {
    guard let clock = context.session.clock else { return }
    slot = MotionSlot(part, clock)
  }

  /// The layer on its way out, which is drawn and is nothing else; nil where it is gone.
  @MainActor package var leaving: WindowLayer? {
    guard let shown, part > 0 else { return nil }
    var layer = WindowLayer { shown.element }
    layer.isModal = false
    layer.leaving = shown
    return layer
  }
}

/// The animations with which something over the window comes and goes.
package struct LayerAnimations: Sendable {
  let coming: Animation
  let going: Animation

  private init(coming: Animation, going: Animation) { (self.coming, self.going) = (coming, going) }

  private init(_ spring: Spring) { self.init(coming: .spring(spring), going: .spring(spring)) }

  /// Sheets and covers; UIKit publishes none.
  package static let card = LayerAnimations(Spring(response: 0.4, dampingRatio: 1))

  /// Alerts and dialogues: UIKit's spring of a stiffness of 522.35 (read by Flutter).
  package static let dialog = LayerAnimations(Spring(response: 0.275, dampingRatio: 1))

  /// Menus, and with them popovers (menus measured by Flutter on iOS 18).
  package static let menu = LayerAnimations(
    coming: .spring(duration: 0.337, bounce: 0.2), going: .smooth(duration: 0.409))
}

private enum LayerMotionKey: EnvironmentKey {
  static var defaultValue: LayerMotion? { nil }
}

extension EnvironmentValues {
  /// The motion of the layer that is made here; nil where the host is not driven.
  package var layerMotion: LayerMotion? {
    get { self[LayerMotionKey.self] }
    set { self[LayerMotionKey.self] = newValue }
  }
}
