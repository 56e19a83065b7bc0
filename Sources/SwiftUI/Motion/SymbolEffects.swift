/// An animation of a symbol.
public protocol SymbolEffect: Sendable {}

/// A movement of a symbol.
public struct AnySymbolEffect: SymbolEffect {
  public var up: AnySymbolEffect { self }
  public var down: AnySymbolEffect { self }
  public var byLayer: AnySymbolEffect { self }
  public var wholeSymbol: AnySymbolEffect { self }
  public var iterative: AnySymbolEffect { self }
  public var cumulative: AnySymbolEffect { self }
  public var reversing: AnySymbolEffect { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
  public static var automatic: AnySymbolEffect { AnySymbolEffect() }
  public static var bounce: AnySymbolEffect { AnySymbolEffect() }
  public static var pulse: AnySymbolEffect { AnySymbolEffect() }
  public static var variableColor: AnySymbolEffect { AnySymbolEffect() }
  public static var scale: AnySymbolEffect { AnySymbolEffect() }
  public static var appear: AnySymbolEffect { AnySymbolEffect() }
  public static var disappear: AnySymbolEffect { AnySymbolEffect() }
  public static var replace: AnySymbolEffect { AnySymbolEffect() }
  public static var breathe: AnySymbolEffect { AnySymbolEffect() }
  public static var rotate: AnySymbolEffect { AnySymbolEffect() }
  public static var wiggle: AnySymbolEffect { AnySymbolEffect() }
}

/// The options of a symbol's animation, such as how often it repeats.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default` }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// At a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A feedback that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of an impact.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The hardness of an impact.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  /// An impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
  /// An impact of a hardness.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { impact }
}
