/// The way of something over the window from beyond its edge to its place, and back.
package final class LayerMotion {
  private var slot: MotionSlot<Double>?
  /// The layer as it stood last, which is drawn while it leaves.
  var shown: ShownLayer?
  /// The share of the way to its place that the screen shows: 1 is there.
  package private(set) var part = 1.0

  /// The animation of presentations; UIKit publishes none.
  package static let animation = Animation.spring(Spring(response: 0.4, dampingRatio: 1))

  /// Creates the motion of a layer that is not known yet.
  package init() {}

  /// Takes over whether the layer is to be seen; what is seen at first does not come.
  @MainActor package func follow(isShown: Bool, _ context: LoweringContext) {
    guard let clock = context.session.clock else { return }
    let end = isShown ? 1.0 : 0
    let slot = self.slot ?? MotionSlot(end, clock)
    self.slot = slot
    let isDisabled = context.environment.transaction.disablesAnimations
    part = slot.follow(
      end, in: Transaction(animation: isDisabled ? nil : Self.animation), clock, "presentation")
    if !isShown, part <= 0 { shown = nil }
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
