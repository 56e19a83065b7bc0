/// An animation of a symbol.
public protocol SymbolEffect: Hashable, Sendable {}

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
  /// The symbol is drawn on when the effect ends; while it is active, nothing is there.
  public static var drawOn: AnySymbolEffect { AnySymbolEffect(lasting: .disappear) }
  /// The symbol is taken off stroke by stroke; while the effect is active, nothing is there.
  public static var drawOff: AnySymbolEffect { AnySymbolEffect(lasting: .disappear) }
  /// A wiggle.
  public static var wiggle: AnySymbolEffect { AnySymbolEffect(kind: .wiggle) }
}
