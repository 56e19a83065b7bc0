import SwiftUI

/// A number of stars, from 0 to 5, with one star for the eye.
public struct RatingLabel: View {
  private let rating: Double

  /// Creates a rating.
  public init(_ rating: Double) { self.rating = rating }

  public var body: some View {
    HStack(spacing: AppSpacing.xs) {
      Image(systemName: "star.fill").foregroundStyle(.yellow)
      Text(verbatim: written)
        .foregroundStyle(AppColors.textSecondary)
        .monospacedDigit()
    }
    .font(.footnote)
    .fixedSize()
  }
}

extension RatingLabel {
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

/// A category's symbol and name on a tinted capsule.
public struct CategoryBadge: View {
  private let title: String
  private let icon: String

  /// Creates a badge; the icon is a symbol's name.
  public init(_ title: String, icon: String) { (self.title, self.icon) = (title, icon) }

  public var body: some View {
    HStack(spacing: AppSpacing.xs) {
      Image(systemName: icon)
      Text(title).lineLimit(1)
    }
    .font(.caption.weight(.medium))
    .foregroundStyle(AppColors.primary)
    .padding(.horizontal, 10)
    .padding(.vertical, 5)
    .background(AppColors.primary.opacity(0.12), in: Capsule())
    .fixedSize()
  }
}

/// A category that can be chosen.
public struct CategoryChip: View {
  private let title: String
  private let icon: String
  private let isSelected: Bool
  private let action: @MainActor () -> Void

  /// Creates a chip; the icon is a symbol's name.
  public init(
    _ title: String, icon: String, isSelected: Bool, action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.isSelected, self.action) = (title, icon, isSelected, action)
  }

  public var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: icon)
        Text(title).lineLimit(1)
      }
      .font(.subheadline.weight(.medium))
      .foregroundStyle(isSelected ? Color.white : AppColors.text)
      .padding(.horizontal, 14)
      .padding(.vertical, AppSpacing.sm)
      .background(isSelected ? AppColors.chip : AppColors.surface, in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
