import SwiftUI

/// A number of stars, from 0 to 5, with one star for the eye.
///
///     RatingLabel(4.5)
public struct RatingLabel: View {
  private let rating: Double
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .footnote) private var gap: CGFloat = AppSpacing.xs

  /// Creates a rating.
  public init(_ rating: Double) { self.rating = rating }

  /// The content of the view.
  public var body: some View {
    HStack(spacing: gap) {
      Image(systemName: "star.fill").foregroundStyle(AppColors.accent)
      Text(verbatim: localized)
        .foregroundStyle(AppColors.textSecondary)
        .monospacedDigit()
    }
    .font(.footnote)
    .fixedSize()
    // One label, not a value of its own: a card that tells all its parts tells values at the end.
    .accessibilityElement()
    .accessibilityLabel("Рейтинг \(localized)")
  }
}

extension RatingLabel {
  /// The rating with the decimal sign of the surroundings.
  fileprivate var localized: String {
    let separator = locale.decimalSeparator ?? ","
    return separator == "," ? written : written.replacingOccurrences(of: ",", with: separator)
  }

  /// The rating with one decimal, as Russian has it.
  ///
  /// `String(format:locale:)` gives the same, but takes as long as the rest of a card.
  var written: String {
    guard (0..<100).contains(rating) else {
      return String(format: "%.1f", locale: Locale(identifier: "ru_RU"), rating)
    }
    let tenths = rating.tenths
    return "\(tenths / 10),\(tenths % 10)"
  }
}

extension Double {
  /// The number in tenths, rounded as Foundation does it: as it is written, halves to the even.
  fileprivate var tenths: Int {
    let product = self * 10
    let rounded = product.rounded(.toNearestOrEven)
    // What the multiplication has rounded to a half need not be one.
    let half = product / 10
    guard abs(product - rounded) == 0.5, self != half else { return Int(rounded) }
    return Int(product.rounded(self > half ? .up : .down))
  }
}
