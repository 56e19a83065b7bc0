/// An animation of a symbol.
public protocol SymbolEffect: Sendable {}

/// A type-erased effect of a symbol.
public struct AnySymbolEffect: SymbolEffect {
  /// The effect, upwards.
  public var up: AnySymbolEffect { self }
  /// The effect, downwards.
  public var down: AnySymbolEffect { self }
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
  /// A change of the size.
  public static var scale: AnySymbolEffect { AnySymbolEffect() }
  /// The symbol appears.
  public static var appear: AnySymbolEffect { AnySymbolEffect() }
  /// The symbol disappears.
  public static var disappear: AnySymbolEffect { AnySymbolEffect() }
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
