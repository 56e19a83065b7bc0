import Components
import SwiftUI

/// Who has the most points; the user's row stands out.
struct LeaderboardSection: View {
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  /// A digit of a place, in points.
  @ScaledMetric(relativeTo: .headline) private var digit: CGFloat = 12

  /// The least height of a row, in points.
  static let rowHeight = AppSpacing.xxl

  var body: some View {
    HeadedSection(title: "Рейтинг") {
      RowsCard {
        let entries = app.leaderboard
        ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
          if index > 0 {
            // A line beside the user's row would leave its tint a ragged edge.
            RowDivider(inset: AppSpacing.md + rank + 12)
              .opacity(entry.isUser || entries[index - 1].isUser ? 0 : 1)
          }
          row(entry, place: index + 1)
        }
      }
      if app.user == nil {
        Notice("Войдите в профиль, чтобы увидеть себя в рейтинге. Участники — примеры.")
      } else {
        Notice("Участники и их баллы — примеры.")
      }
    }
  }

  /// The width of the places, in points: as many digits as the last of them has.
  private var rank: CGFloat { digit * CGFloat(String(app.leaderboard.count).count) }

  private func row(_ entry: LeaderboardEntry, place: Int) -> some View {
    // Large points stand beneath their name, which has all the width.
    let isLarge = typeSize.isAccessibilitySize
    let words =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
      : AnyLayout(HStackLayout(spacing: 12))
    return HStack(alignment: isLarge ? .firstTextBaseline : .center, spacing: 12) {
      Text(verbatim: "\(place)")
        .font(AppTypography.headline)
        .monospacedDigit()
        .foregroundStyle(place <= 3 ? AppColors.primary : AppColors.textSecondary)
        .lineLimit(1)
        .fixedSize()
        // Digits of one place stand beneath each other.
        .frame(minWidth: rank, alignment: .trailing)
        .accessibilityLabel("Место \(place)")
      words {
        Text(verbatim: entry.name(in: locale))
          .font(entry.isUser ? AppTypography.body.weight(.semibold) : AppTypography.body)
          .foregroundStyle(AppColors.text)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text(entry.points, format: .number)
          .font(AppTypography.body)
          .monospacedDigit()
          .foregroundStyle(AppColors.textSecondary)
          .accessibilityLabel("\(entry.points) баллов")
      }
    }
    .padding(.horizontal, AppSpacing.md)
    .padding(.vertical, isLarge ? AppSpacing.sm : 0)
    .frame(minHeight: Self.rowHeight)
    .background(entry.isUser ? AppColors.primary.opacity(0.1) : .clear)
    .accessibilityElement(children: .combine)
  }
}
