import LayoutEngine

/// Draws a presentation on its way, each of its parts by its own.
struct ArrivingRole: ElementRole {
  let motion: LayerMotion
  /// The ways of the children, in their order.
  let ways: [Arrival]

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard motion.part != 1 else { return builder.drawChildren(of: element) }
    for (child, way) in zip(element.elements, ways) {
      let effects = way.effects(child.rect, element.rect, motion.isLeaving)
      builder.draw(effects, by: motion.part, of: child.rect, for: element) { $0.draw(child) }
    }
  }
}

extension LoweringContext {
  /// The role of a presentation, whose parts come in their ways where the host is driven.
  @MainActor
  func arrivingRole(_ ways: [Arrival]) -> any ElementRole {
    guard let motion = environment.layerMotion else { return PlainRole() }
    return ArrivingRole(motion: motion, ways: ways)
  }
}
