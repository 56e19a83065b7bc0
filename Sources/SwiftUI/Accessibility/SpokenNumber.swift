/// A number as assistive technology reads it: a share of a range of 1 or 100 as a percentage.
struct SpokenNumber {
  let value: Double
  let bounds: ClosedRange<Double>?
  /// The digits of a percentage behind its mark, at the most.
  var digits = 3

  /// The number in words of a locale, with three digits after the mark at the most.
  func text(_ locale: Locale) -> String {
    let clamped = bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    switch bounds.map({ $0.upperBound - $0.lowerBound }) {
    case 1: return percent(clamped, locale)
    case 100: return percent(clamped / 100, locale)
    default:
      return clamped.formatted(
        .number.precision(.fractionLength(0...3)).locale(locale))
    }
  }

  private func percent(_ share: Double, _ locale: Locale) -> String {
    share.formatted(.percent.precision(.fractionLength(0...digits)).locale(locale))
  }
}
