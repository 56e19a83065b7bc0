/// An effect that moves a symbol once and leaves it as it was.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is taken away.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol is replaced by another.
public protocol ContentTransitionSymbolEffect {}

// One type stands for all of Apple's, which differ in the changes that they offer.
extension AnySymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The replacement in which related symbols change into each other.
  public typealias MagicReplace = AnySymbolEffect
}

/// The type of `.automatic`.
public typealias AutomaticSymbolEffect = AnySymbolEffect
/// The type of `.appear`.
public typealias AppearSymbolEffect = AnySymbolEffect
/// The type of `.bounce`.
///
///     let effect: BounceSymbolEffect = isUrgent ? .bounce.down : .bounce
///     Image(systemName: "bell").symbolEffect(effect, value: count)
public typealias BounceSymbolEffect = AnySymbolEffect
/// The type of `.breathe`.
public typealias BreatheSymbolEffect = AnySymbolEffect
/// The type of `.disappear`.
public typealias DisappearSymbolEffect = AnySymbolEffect
/// The type of `.drawOff`.
public typealias DrawOffSymbolEffect = AnySymbolEffect
/// The type of `.drawOn`.
public typealias DrawOnSymbolEffect = AnySymbolEffect
/// The type of `.pulse`.
public typealias PulseSymbolEffect = AnySymbolEffect
/// The type of `.replace`.
public typealias ReplaceSymbolEffect = AnySymbolEffect
/// The type of `.rotate`.
public typealias RotateSymbolEffect = AnySymbolEffect
/// The type of `.scale`.
public typealias ScaleSymbolEffect = AnySymbolEffect
/// The type of `.variableColor`.
public typealias VariableColorSymbolEffect = AnySymbolEffect
/// The type of `.wiggle`.
public typealias WiggleSymbolEffect = AnySymbolEffect
