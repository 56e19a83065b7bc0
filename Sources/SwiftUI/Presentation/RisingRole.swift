import LayoutEngine

/// Draws a presentation on its way from beneath the window's bottom edge.
///
/// A sheet's card rises while what lies beneath darkens; a cover rises as a whole.
struct RisingRole: ElementRole {
  let motion: LayerMotion
  /// A Boolean value that indicates whether all children rise, not the last one alone.
  let movesAll: Bool

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let part = motion.part
    let children = element.elements
    guard part != 1, let card = children.last else { return builder.drawChildren(of: element) }
    let dimmings = movesAll ? [] : children.dropLast()
    if part > 0, !dimmings.isEmpty {
      builder.group(Layer(opacity: min(1, part), items: []), for: element) {
        for dimming in dimmings { $0.draw(dimming) }
      }
    }
    let distance =
      (element.rect.maxY - (movesAll ? element.rect.minY : card.rect.minY)) * (1 - part)
    let move = Layer(transform: CGAffineTransform(translationX: 0, y: distance), items: [])
    builder.group(move, for: element, widens: .infinite) {
      for child in movesAll ? children : [card] { $0.draw(child) }
    }
  }
}

extension LoweringContext {
  /// The role of a presentation, which rises where the host is driven.
  @MainActor
  func risingRole(movesAll: Bool) -> any ElementRole {
    guard let motion = environment.layerMotion else { return PlainRole() }
    return RisingRole(motion: motion, movesAll: movesAll)
  }
}
