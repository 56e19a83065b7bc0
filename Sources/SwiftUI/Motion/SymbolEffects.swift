/// A type-erased effect of a symbol.
public struct AnySymbolEffect: SymbolEffect {
  enum Kind { case none, bounce, pulse, variableColor, breathe, rotate, wiggle }
  enum Lasting { case none, scale, disappear }

  /// A motion that leaves the symbol as it was.
  var kind = Kind.none
  /// The look for as long as the effect is active.
  var lasting = Lasting.none
  var isDown = false
  /// A Boolean value that indicates whether the motion goes the other way: back, or to the left.
  var isReversed = false
  /// The way in which a symbol is replaced by another.
  private(set) var replacement = SymbolReplacement.downUp

  /// The effect, upwards.
  public var up: AnySymbolEffect { self }
  /// The effect, downwards.
  public var down: AnySymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }
  /// The effect, with the clock.
  public var clockwise: AnySymbolEffect { self }
  /// The effect, against the clock.
  public var counterClockwise: AnySymbolEffect {
    var effect = self
    effect.isReversed = true
    return effect
  }
  /// The effect, to the left at first.
  public var left: AnySymbolEffect { counterClockwise }
  /// The effect, to the right at first.
  public var right: AnySymbolEffect { self }
  /// The effect, against the direction of reading at first.
  public var backward: AnySymbolEffect { counterClockwise }
  /// The effect, in the direction of reading at first.
  public var forward: AnySymbolEffect { self }
  /// The effect, without a change of the opacity.
  public var plain: AnySymbolEffect { self }
  /// The effect, with a change of the opacity.
  public var pulse: AnySymbolEffect { self }
  /// The effect; of all layers at once, since Apple publishes no figures of their order.
  public var byLayer: AnySymbolEffect { self }
  /// The effect of the whole symbol.
  public var wholeSymbol: AnySymbolEffect { self }
  /// The effect, one layer at a time; of all at once, since Apple publishes no figures of theirs.
  public var individually: AnySymbolEffect { self }
  /// The effect, in the other direction than it was drawn.
  public var reversed: AnySymbolEffect { counterClockwise }
  /// The effect, in the direction in which it was drawn.
  public var nonReversed: AnySymbolEffect { nonReversing }
  /// The effect, one layer after the other; those that were lit stay so here.
  public var iterative: AnySymbolEffect { self }
  /// The effect, in which layers stay lit.
  public var cumulative: AnySymbolEffect { self }
  /// The effect, forwards and backwards.
  public var reversing: AnySymbolEffect {
    var effect = self
    effect.isReversed = true
    return effect
  }
  /// The effect, forwards alone.
  public var nonReversing: AnySymbolEffect {
    var effect = self
    effect.isReversed = false
    return effect
  }
  /// The effect, in which layers are dim that are not lit.
  public var dimInactiveLayers: AnySymbolEffect { self }
  /// The effect, in which layers are hidden that are not lit; they are dim here.
  public var hideInactiveLayers: AnySymbolEffect { self }
  /// The replacement in which the old symbol shrinks and the new one grows.
  public var downUp: AnySymbolEffect { replacing(.downUp) }
  /// The replacement in which both symbols grow.
  public var upUp: AnySymbolEffect { replacing(.upUp) }
  /// The replacement in which the old symbol is gone at once and the new one grows.
  public var offUp: AnySymbolEffect { replacing(.offUp) }

  /// Returns the replacement in which related symbols change into each other; the other one here,
  /// since drawings are not related.
  public func magic(fallback: AnySymbolEffect) -> AnySymbolEffect { fallback }
  /// Returns the effect at an angle at first; across the symbol here.
  public func custom(angle: Angle) -> AnySymbolEffect { self }

  /// The replacement in which the old symbol shrinks and the new one grows.
  public static var downUp: AnySymbolEffect { AnySymbolEffect().downUp }
  /// The replacement in which both symbols grow.
  public static var upUp: AnySymbolEffect { AnySymbolEffect().upUp }
  /// The replacement in which the old symbol is gone at once and the new one grows.
  public static var offUp: AnySymbolEffect { AnySymbolEffect().offUp }

  private func replacing(_ replacement: SymbolReplacement) -> AnySymbolEffect {
    var effect = self
    effect.replacement = replacement
    return effect
  }

  /// The motion of the effect; nil where it has none.
  func motion(_ options: SymbolEffectOptions, isEndless: Bool) -> SymbolMotion? {
    let motion: SymbolMotion.Kind
    switch kind {
    case .none: return nil
    case .bounce: motion = .bounce(isDown: isDown)
    case .pulse: motion = .pulse
    case .variableColor: motion = .variableColor(isReversing: isReversed)
    case .breathe: motion = .breathe
    case .rotate: motion = .rotate(isReversed: isReversed)
    case .wiggle: motion = .wiggle(isReversed: isReversed)
    }
    return SymbolMotion(
      motion, count: options.count(isEndless: isEndless), speed: options.speed)
  }
}

extension SymbolLook {
  /// The scales of a symbol that is scaled up or down; Apple publishes none.
  static let scales = (up: 1.1, down: 0.9)

  /// Takes over what an effect that is active leaves to be seen.
  mutating func apply(_ effect: some SymbolEffect) {
    guard let effect = effect as? AnySymbolEffect else { return }
    switch effect.lasting {
    case .none: break
    case .scale: scale *= effect.isDown ? Self.scales.down : Self.scales.up
    case .disappear: opacity = 0
    }
  }
}

extension View {
  /// Gives the symbols of the view an effect while it is active.
  ///
  ///     Image(systemName: "moon.fill").symbolEffect(.disappear, isActive: isDay)
  ///
  /// Effects that last can be seen: `disappear` and `scale`. Those that come and go, such as
  /// `pulse`, show a symbol at rest, and move it while somebody lets a flow's time pass.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The options of the effect.
  ///   - isActive: A Boolean value that indicates whether the effect is active.
  /// - Returns: A view whose symbols have the effect.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let motion = (effect as? AnySymbolEffect)?.motion(options, isEndless: true)
    return transformEnvironment(\.symbolLook) { look in
      if isActive { look.apply(effect) }
    }
    .modifier(SymbolMotionModifier(motion, isActive: isActive))
  }

  /// Moves the symbols of the view whenever a value changes.
  ///
  ///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
  ///
  /// A still shows a symbol at rest.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `bounce`; what lasts has no effect here.
  ///   - options: The options of the effect.
  ///   - value: The value whose changes begin the motion.
  /// - Returns: A view whose symbols move.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let motion = (effect as? AnySymbolEffect)?.motion(options, isEndless: false)
    return modifier(SymbolMotionModifier(motion, value: value))
  }

  /// Removes the effects that the symbols of the view inherit.
  ///
  ///     HStack {
  ///       Image(systemName: "wifi")
  ///       Image(systemName: "lock").symbolEffectsRemoved()
  ///     }
  ///     .symbolEffect(.pulse)
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether effects are removed.
  /// - Returns: A view whose symbols have no effects of the views around.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolLook) { look in
      if isEnabled { look = SymbolLook() }
    }
    .transformEnvironment(\.symbolMotion) { look in
      if isEnabled { look = SymbolLook() }
    }
  }
}
