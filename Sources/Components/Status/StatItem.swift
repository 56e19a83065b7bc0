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
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates an item.
  public init(_ title: LocalizedStringKey, value: Int) { (self.title, self.value) = (title, value) }

  /// The content of the view: a figure above its name, or beside it at an accessibility size.
  public var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .firstTextBaseline, spacing: AppSpacing.md) {
            name
            Spacer(minLength: 0)
            figure
          }
          VStack(alignment: .leading, spacing: 2) {
            figure
            name
          }
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        VStack(spacing: 2) {
          figure
          name
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var figure: some View {
    Text(verbatim: "\(value)")
      .font(AppTypography.title2)
      .foregroundStyle(AppColors.text)
      .monospacedDigit()
  }

  private var name: some View {
    Text(title)
      .font(AppTypography.footnote)
      .foregroundStyle(SecondaryWords())
  }
}
