/// A transition of content that changes in its place.
///
///     Text(count, format: .number).contentTransition(.numericText(value: Double(count)))
public struct ContentTransition: Equatable, Sendable {
  private enum Kind { case identity, opacity, interpolate, numericText, symbolEffect }

  private let kind: Kind
  let change: ContentChange

  private init(_ kind: Kind, _ change: ContentChange = .none) {
    (self.kind, self.change) = (kind, change)
  }

  /// No transition.
  public static let identity = ContentTransition(.identity)
  /// A fade.
  public static let opacity = ContentTransition(.opacity, .fade)
  /// A change from one content into the other: the same words grow, shrink and change their colour,
  /// others fade.
  public static let interpolate = ContentTransition(.interpolate, .morph)
  /// A roll of digits.
  public static let numericText = numericText()
  /// The replacement effect of symbols.
  public static let symbolEffect = ContentTransition(.symbolEffect, .symbol(.downUp))

  /// Returns the transition of a symbol's effect: the way of its replacement.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let replacement = (effect as? AnySymbolEffect)?.replacement ?? .downUp
    return ContentTransition(.symbolEffect, .symbol(replacement))
  }
  /// Returns a transition of rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numericText, .roll(countsDown: countsDown))
  }
  /// Returns a transition of digits that roll by a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.numericText, .rollBy(value))
  }
}
