/// The look that effects leave of a symbol.
package struct SymbolLook: Equatable {
  /// The opacity.
  package var opacity: Double
  /// The scale about the middle, which takes no part in layout.
  package var scale: Double
  /// The turn about the middle, in radians.
  package var angle: Double
  /// The share of the symbol's steps that is lit, from 0 to 1; nil for its own.
  package var level: Double?

  /// Creates a look.
  package init(opacity: Double = 1, scale: Double = 1, angle: Double = 0, level: Double? = nil) {
    (self.opacity, self.scale) = (opacity, scale)
    (self.angle, self.level) = (angle, level)
  }

  /// Returns the look with another one over it.
  func with(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      opacity: opacity * other.opacity, scale: scale * other.scale, angle: angle + other.angle,
      level: other.level ?? level)
  }

  /// The animation of a change between looks; Apple publishes none.
  static let animation = Animation.smooth(duration: 0.3)
}

private enum SymbolLookKey: EnvironmentKey {
  static var defaultValue: SymbolLook { SymbolLook() }
}

private enum SymbolMotionKey: EnvironmentKey {
  static var defaultValue: SymbolLook { SymbolLook() }
}

extension EnvironmentValues {
  /// The look of symbols.
  package var symbolLook: SymbolLook {
    get { self[SymbolLookKey.self] }
    set { self[SymbolLookKey.self] = newValue }
  }

  /// The look that motions give to symbols at the host's time.
  package var symbolMotion: SymbolLook {
    get { self[SymbolMotionKey.self] }
    set { self[SymbolMotionKey.self] = newValue }
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
    return SymbolLook(opacity: shown.first, scale: shown.second).with(environment.symbolMotion)
  }
}

extension SymbolLook {
  /// Draws a symbol with the look; one that is not to be seen is not drawn.
  func draw(
    _ operation: DrawOperation, for element: Element, into builder: inout DisplayListBuilder
  ) {
    guard (opacity, scale, angle) != (1, 1, 0) else { return builder.add(operation, for: element) }
    guard opacity > 0, scale > 0 else { return }
    let middle = CGPoint(x: element.rect.midX, y: element.rect.midY)
    let move = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(rotationAngle: angle))
    let layer = Layer(transform: move.about(middle), opacity: min(1, opacity), items: [])
    builder.group(layer, for: element) { $0.add(operation, for: element) }
  }
}
