/// An animation of a symbol.
public protocol SymbolEffect: Sendable {}

/// A type-erased effect of a symbol.
public struct AnySymbolEffect: SymbolEffect {
  /// The kinds of effects, as far as they leave something to be seen.
  fileprivate enum Kind { case passing, scale, disappear }

  fileprivate let kind: Kind
  fileprivate var isDown = false

  fileprivate init(_ kind: Kind = .passing) { self.kind = kind }

  /// The effect, upwards.
  public var up: AnySymbolEffect { self }
  /// The effect, downwards.
  public var down: AnySymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }
  /// The effect, layer by layer.
  public var byLayer: AnySymbolEffect { self }
  /// The effect of the whole symbol.
  public var wholeSymbol: AnySymbolEffect { self }
  /// The effect, one layer after the other.
  public var iterative: AnySymbolEffect { self }
  /// The effect, in which layers stay lit.
  public var cumulative: AnySymbolEffect { self }
  /// The effect, forwards and backwards.
  public var reversing: AnySymbolEffect { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
  /// The default effect.
  public static var automatic: AnySymbolEffect { AnySymbolEffect() }
  /// A bounce.
  public static var bounce: AnySymbolEffect { AnySymbolEffect() }
  /// A change of the opacity.
  public static var pulse: AnySymbolEffect { AnySymbolEffect() }
  /// A run through the variable layers.
  public static var variableColor: AnySymbolEffect { AnySymbolEffect() }
  /// A change of the size, which lasts while the effect is active.
  public static var scale: AnySymbolEffect { AnySymbolEffect(.scale) }
  /// The symbol appears.
  public static var appear: AnySymbolEffect { AnySymbolEffect() }
  /// The symbol disappears while the effect is active.
  public static var disappear: AnySymbolEffect { AnySymbolEffect(.disappear) }
  /// The symbol is replaced by another.
  public static var replace: AnySymbolEffect { AnySymbolEffect() }
  /// A slow change of size and opacity.
  public static var breathe: AnySymbolEffect { AnySymbolEffect() }
  /// A rotation.
  public static var rotate: AnySymbolEffect { AnySymbolEffect() }
  /// A wiggle.
  public static var wiggle: AnySymbolEffect { AnySymbolEffect() }
}

/// The options of a symbol's animation, such as how often it repeats.
public struct SymbolEffectOptions: Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Repeats without end.
  public static let repeating = SymbolEffectOptions()
  /// Does not repeat.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns the default options, since a still repeats nothing.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default` }
  /// Returns the default options, since a still has no speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
  /// Returns the options unchanged, since a still repeats nothing.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the options unchanged, since a still has no speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension SymbolLook {
  /// The scales of a symbol that is scaled up or down; Apple publishes none.
  fileprivate static let scales = (up: 1.1, down: 0.9)

  /// Takes over what an effect that is active leaves to be seen.
  fileprivate mutating func apply(_ effect: some SymbolEffect) {
    guard let effect = effect as? AnySymbolEffect else { return }
    switch effect.kind {
    case .passing: break
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
  /// What lasts is to be seen: `disappear` and `scale`. Effects that come and go, such as `pulse`,
  /// show a symbol at rest.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The options of the effect, which are not used here.
  ///   - isActive: A Boolean value that indicates whether the effect is active.
  /// - Returns: A view whose symbols have the effect.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    transformEnvironment(\.symbolLook) { look in
      if isActive { look.apply(effect) }
    }
  }

  /// Removes the effects that the symbols of the view inherit.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether effects are removed.
  /// - Returns: A view whose symbols have no effects of the views around.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolLook) { look in
      if isEnabled { look = SymbolLook() }
    }
  }
}

/// A feedback that is felt or heard.
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
