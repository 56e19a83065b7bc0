/// The way in which one symbol takes the place of another.
package enum SymbolReplacement: Hashable, Sendable {
  /// The old one shrinks, and the new one grows.
  case downUp
  /// Both grow.
  case upUp
  /// The old one is gone at once, and the new one grows.
  case offUp
}

/// The change of a symbol from one into another, kept under its view's identity.
@MainActor
final class SymbolChange {
  /// A moment of the change, which a symbol has beside it.
  final class Moment {
    /// The symbol that is left.
    let old: SymbolRole
    /// The way in which it is replaced; nil for a fade.
    let replacement: SymbolReplacement?
    let part: Double

    init(old: SymbolRole, replacement: SymbolReplacement?, part: Double) {
      (self.old, self.replacement, self.part) = (old, replacement, part)
    }
  }

  private var symbol: SymbolRole?
  private var old: SymbolRole?
  private var course = MovingValue(1.0)
  private var restarts = 0

  /// Takes over a symbol, and gives the moment of the change to it that the screen shows.
  func follow(_ symbol: SymbolRole, _ context: LoweringContext, _ clock: HostClock) -> Moment? {
    if restarts != clock.restarts {
      course.finish()
      restarts = clock.restarts
    }
    if let before = self.symbol, before.symbol.name != symbol.symbol.name {
      old = before
      course = MovingValue(0)
      let animation = context.environment.transaction.animation
      course.set(1, along: clock.curve(of: animation), at: clock.now)
    }
    self.symbol = symbol
    clock.note(course.end, "content transition")
    if !course.isMoving(at: clock.now) { old = nil }
    guard clock.isFollowed, let old else { return nil }
    let replacement: SymbolReplacement? =
      if case .symbol(let way) = context.environment.contentChange { way } else { nil }
    return Moment(old: old, replacement: replacement, part: course.value(at: clock.now))
  }
}

extension SymbolChange.Moment {
  /// The scale of a symbol that is about to come or has gone; Apple publishes none.
  private static let smallest = 0.5
  private static let greatest = 1.25

  /// Draws both symbols in the place of the new one.
  func draw(_ new: SymbolRole, in element: Element, into builder: inout DisplayListBuilder) {
    for (role, look) in [(old, leaving), (new, arriving)] {
      role.draw(role.look.with(look), in: element, into: &builder)
    }
  }

  /// The old one goes in the first half of the way, the new one comes in the second.
  private var leaving: SymbolLook {
    let rest = min(1, max(0, 1 - 2 * part))
    return switch replacement {
    case nil: SymbolLook(opacity: min(1, max(0, 1 - part)))
    case .downUp:
      SymbolLook(opacity: rest, scale: Self.smallest + (1 - Self.smallest) * rest)
    case .upUp: SymbolLook(opacity: rest, scale: Self.greatest - (Self.greatest - 1) * rest)
    case .offUp: SymbolLook(opacity: 0)
    }
  }

  private var arriving: SymbolLook {
    guard let replacement else { return SymbolLook(opacity: min(1, max(0, part))) }
    let come = min(1, max(0, replacement == .offUp ? part : 2 * part - 1))
    return SymbolLook(opacity: come, scale: Self.smallest + (1 - Self.smallest) * come)
  }
}

@MainActor
extension LoweringContext {
  /// The change of the symbol that stands here; nil where it changes at once.
  var symbolChange: SymbolChange? {
    guard isDriven, environment.contentChange.isOfSymbols else { return nil }
    return entering(.type(SymbolChange.self)).identity.slot(0) { SymbolChange() }
  }
}
