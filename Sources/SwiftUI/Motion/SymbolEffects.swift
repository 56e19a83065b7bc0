/// An animation of a symbol.
public protocol SymbolEffect: Sendable {}

/// A type-erased effect of a symbol.
public struct AnySymbolEffect: SymbolEffect {
  fileprivate enum Kind { case none, bounce, pulse, variableColor, breathe, rotate, wiggle }
  fileprivate enum Lasting { case none, scale, disappear }

  /// A motion that leaves the symbol as it was.
  fileprivate var kind = Kind.none
  /// The look for as long as the effect is active.
  fileprivate var lasting = Lasting.none
  fileprivate var isDown = false
  /// A Boolean value that indicates whether the motion goes the other way: back, or to the left.
  fileprivate var isReversed = false
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

  private func replacing(_ replacement: SymbolReplacement) -> AnySymbolEffect {
    var effect = self
    effect.replacement = replacement
    return effect
  }

  /// The motion of the effect; nil where it has none.
  fileprivate func motion(_ options: SymbolEffectOptions, isEndless: Bool) -> SymbolMotion? {
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

extension SymbolEffect where Self == AnySymbolEffect {
  /// The default effect.
  public static var automatic: AnySymbolEffect { AnySymbolEffect() }
  /// A bounce.
  public static var bounce: AnySymbolEffect { AnySymbolEffect(kind: .bounce) }
  /// A change of the opacity.
  public static var pulse: AnySymbolEffect { AnySymbolEffect(kind: .pulse) }
  /// A run through the variable layers.
  public static var variableColor: AnySymbolEffect { AnySymbolEffect(kind: .variableColor) }
  /// A change of the size, which lasts while the effect is active.
  public static var scale: AnySymbolEffect { AnySymbolEffect(lasting: .scale) }
  /// The symbol appears.
  public static var appear: AnySymbolEffect { AnySymbolEffect() }
  /// The symbol disappears while the effect is active.
  public static var disappear: AnySymbolEffect { AnySymbolEffect(lasting: .disappear) }
  /// The symbol is replaced by another.
  public static var replace: AnySymbolEffect { AnySymbolEffect() }
  /// A slow change of size and opacity.
  public static var breathe: AnySymbolEffect { AnySymbolEffect(kind: .breathe) }
  /// A rotation.
  public static var rotate: AnySymbolEffect { AnySymbolEffect(kind: .rotate) }
  /// A wiggle.
  public static var wiggle: AnySymbolEffect { AnySymbolEffect(kind: .wiggle) }
}

/// The options of a symbol's animation, such as how often it repeats.
///
///     Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(3).speed(2), value: count)
public struct SymbolEffectOptions: Sendable {
  /// The way in which a motion repeats.
  public struct RepeatBehavior: Sendable {
    fileprivate let count: Int?

    /// Repeats without end and without a pause.
    public static let continuous = RepeatBehavior(count: nil)
    /// Repeats one motion after the other; pauses are left out.
    public static let periodic = RepeatBehavior(count: nil)
    /// Returns a repetition of so many motions, nil for without end; pauses are left out.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  private enum Times { case usual, endless, count(Int) }

  private var times = Times.usual
  fileprivate private(set) var speed = 1.0

  private init() {}

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Repeats without end.
  public static let repeating = SymbolEffectOptions().repeated(.endless)
  /// Does not repeat.
  public static let nonRepeating = SymbolEffectOptions().repeated(.count(1))

  /// Returns options of so many repetitions; nil for without end.
  ///
  ///     Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(2), value: count)
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Returns options of a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior.count)
  }
  /// Returns the options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `repeat`(behavior.count)
  }
  /// Returns options of a speed, 1 for the usual one.
  ///
  ///     Image(systemName: "wifi").symbolEffect(.variableColor, options: .speed(0.5))
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  /// Returns the options with so many repetitions; nil for without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    repeated(count.map { .count(max(1, $0)) } ?? .endless)
  }
  /// Returns the options with a speed, 1 for the usual one.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  private func repeated(_ times: Times) -> SymbolEffectOptions {
    var options = self
    options.times = times
    return options
  }

  /// Returns the times of a motion, which repeats or does not unless it is said; nil for without
  /// end.
  fileprivate func count(isEndless: Bool) -> Int? {
    switch times {
    case .usual: isEndless ? nil : 1
    case .count(let count): count
    case .endless: nil
    }
  }
}

extension SymbolLook {
  /// The scales of a symbol that is scaled up or down; Apple publishes none.
  fileprivate static let scales = (up: 1.1, down: 0.9)

  /// Takes over what an effect that is active leaves to be seen.
  fileprivate mutating func apply(_ effect: some SymbolEffect) {
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

/// A feedback that is felt or heard.
///
///     Button("Add") { count += 1 }
///       .sensoryFeedback(.impact(weight: .light), trigger: count)
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of an impact.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The hardness of an impact.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  private let name: String

  /// A success.
  public static let success = SensoryFeedback(name: "success")
  /// A warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// An error.
  public static let error = SensoryFeedback(name: "error")
  /// A change of the selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// An increase across a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A decrease across a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// The end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// The alignment of a dragged item.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A step between levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// An impact.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns an impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
  /// Returns an impact of a hardness.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { impact }
}
