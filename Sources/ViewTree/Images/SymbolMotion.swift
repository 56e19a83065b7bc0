import Foundation

/// A motion of a symbol that leaves it as it was: a bounce, a pulse, a turn.
package struct SymbolMotion: Hashable, Sendable {
  /// The kinds of motion.
  package enum Kind: Hashable, Sendable {
    case bounce(isDown: Bool)
    case pulse, breathe
    case rotate(isReversed: Bool)
    case wiggle(isReversed: Bool)
    case variableColor(isReversing: Bool)
  }

  /// The kind of the motion.
  package var kind: Kind
  /// The times that it moves; nil for without end.
  package var count: Int?
  /// The speed, 1 for the usual one.
  package var speed: Double

  /// Creates a motion.
  package init(_ kind: Kind, count: Int?, speed: Double) {
    (self.kind, self.count, self.speed) = (kind, count, speed)
  }

  /// The time of one motion at the usual speed, in seconds; Apple publishes none.
  private var period: Double {
    switch kind {
    case .bounce: 0.5
    case .wiggle: 0.6
    case .pulse, .rotate, .variableColor(isReversing: false): 1
    case .breathe, .variableColor(isReversing: true): 2
    }
  }

  /// The time of all motions, in seconds; infinite where they never end.
  var duration: Double {
    guard speed > 0, let count else { return .infinity }
    return Double(count) * period / speed
  }

  /// Returns the look at a time behind the beginning, in seconds; amounts are ours.
  func look(at time: Double) -> SymbolLook {
    guard time >= 0, time < duration else { return SymbolLook() }
    let share = (time * max(0, speed) / period).truncatingRemainder(dividingBy: 1)
    let (wave, swell) = (sin(.pi * share), sin(.pi * share) * sin(.pi * share))
    return switch kind {
    case .bounce(let isDown): SymbolLook(scale: 1 + (isDown ? -0.2 : 0.2) * wave)
    case .pulse: SymbolLook(opacity: 1 - 0.6 * swell)
    case .breathe: SymbolLook(opacity: 1 - 0.3 * swell, scale: 1 + 0.1 * swell)
    case .rotate(let isReversed): SymbolLook(angle: (isReversed ? -2 : 2) * .pi * share)
    case .wiggle(let isReversed):
      SymbolLook(angle: .pi / (isReversed ? -15 : 15) * sin(4 * .pi * share) * (1 - share))
    case .variableColor(let isReversing):
      SymbolLook(level: isReversing ? 1 - abs(2 * share - 1) : share)
    }
  }
}

/// Moves the symbols of the content: whenever a value changes, or while the motion is active.
package struct SymbolMotionModifier<Value: Equatable>: PrimitiveModifier {
  /// The motion; nil for none.
  let motion: SymbolMotion?
  /// The value whose changes begin the motion; nil where it begins with its being active.
  let value: Value?
  let isActive: Bool

  /// Creates a modifier of a motion that a value's changes begin.
  package init(_ motion: SymbolMotion?, value: Value) {
    (self.motion, self.value, isActive) = (motion, value, true)
  }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard let motion = modifier.motion, let clock = context.session.clock else {
      return Target._lower(content, context, &output)
    }
    let own = context.entering(.type(Self.self))
    var inner = own.entering(.content)
    let run = own.identity.slot(0) { SymbolMotionRun<Value>() }
    if let start = run.follow(modifier, clock) {
      let end = start + motion.duration
      if end > clock.now { clock.note(end, context.path.description) }
      if clock.isFollowed {
        let look = motion.look(at: clock.now - start)
        inner.environment.symbolMotion = inner.environment.symbolMotion.with(look)
      }
    }
    Target._lower(content, inner, &output)
  }
}

extension SymbolMotionModifier where Value == Bool {
  /// Creates a modifier of a motion that goes on while it is active.
  package init(_ motion: SymbolMotion?, isActive: Bool) {
    (self.motion, value, self.isActive) = (motion, nil, isActive)
  }
}

/// The time at which the motion of a symbol began.
@MainActor
private final class SymbolMotionRun<Value: Equatable> {
  private var value: Value?
  private var isKnown = false
  private var start: Double?

  /// Takes over the value, and gives the time at which the motion began, in seconds.
  func follow(_ modifier: SymbolMotionModifier<Value>, _ clock: HostClock) -> Double? {
    if modifier.value == nil {
      start = modifier.isActive ? start ?? clock.now : nil
    } else if isKnown, modifier.value != value {
      start = clock.now
    }
    (value, isKnown) = (modifier.value, true)
    return start
  }
}
