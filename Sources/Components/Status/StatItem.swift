import SwiftUI

/// A figure above the word for what it counts.
///
///     HStack {
///       StatItem("Тренировки", value: 12)
///       StatItem("Дни подряд", value: 5)
///     }
public struct StatItem: View {
  private let title: LocalizedStringKey
  private let value: Int

  /// Creates an item.
  public init(_ title: LocalizedStringKey, value: Int) { (self.title, self.value) = (title, value) }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 2) {
      Text(verbatim: "\(value)")
        .font(AppTypography.title2)
        .foregroundStyle(AppColors.text)
        .monospacedDigit()
      Text(title)
        .font(AppTypography.footnote)
        .foregroundStyle(AppColors.textSecondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
  }
}
