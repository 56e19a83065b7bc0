/// The look that effects give to symbols for as long as they last.
package struct SymbolLook: Equatable {
  /// The opacity.
  package var opacity: Double
  /// The scale about the middle, which takes no part in layout.
  package var scale: Double

  /// Creates a look.
  package init(opacity: Double = 1, scale: Double = 1) {
    (self.opacity, self.scale) = (opacity, scale)
  }

  /// The animation of a change between looks; Apple publishes none.
  static let animation = Animation.smooth(duration: 0.3)
}

private enum SymbolLookKey: EnvironmentKey {
  static var defaultValue: SymbolLook { SymbolLook() }
}

extension EnvironmentValues {
  /// The look of symbols.
  package var symbolLook: SymbolLook {
    get { self[SymbolLookKey.self] }
    set { self[SymbolLookKey.self] = newValue }
  }
}

extension LoweringContext {
  /// The look of the symbol that stands here, on its way where the host is driven.
  @MainActor var symbolLook: SymbolLook {
    let look = environment.symbolLook
    guard isDriven else { return look }
    var inner = self
    inner.environment.transaction.animation = SymbolLook.animation
    let shown = inner.moving(AnimatablePair(look.opacity, look.scale))
    return SymbolLook(opacity: shown.first, scale: shown.second)
  }
}

extension SymbolLook {
  /// Draws a symbol with the look; one that is not to be seen is not drawn.
  func draw(
    _ operation: DrawOperation, for element: Element, into builder: inout DisplayListBuilder
  ) {
    guard self != SymbolLook() else { return builder.add(operation, for: element) }
    guard opacity > 0, scale > 0 else { return }
    let middle = CGPoint(x: element.rect.midX, y: element.rect.midY)
    let layer = Layer(
      transform: CGAffineTransform(scaleX: scale, y: scale).about(middle),
      opacity: min(1, opacity), items: [])
    builder.group(layer, for: element) { $0.add(operation, for: element) }
  }
}
