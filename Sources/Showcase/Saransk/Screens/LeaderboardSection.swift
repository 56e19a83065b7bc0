import Components
import SwiftUI

/// Who has the most points; the user's row stands out.
struct LeaderboardSection: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    HeadedSection(title: "Рейтинг") {
      RowsCard {
        let entries = app.leaderboard
        ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
          if index > 0 { RowDivider(inset: 52) }
          row(entry, place: index + 1)
        }
      }
      if app.user == nil {
        Text("Войдите в профиль, чтобы увидеть себя в рейтинге. Участники — примеры.")
          .font(.footnote)
          .foregroundStyle(AppColors.textSecondary)
      }
    }
  }

  private func row(_ entry: LeaderboardEntry, place: Int) -> some View {
    HStack(spacing: 12) {
      Text(verbatim: "\(place)")
        .font(.headline)
        .monospacedDigit()
        .foregroundStyle(place <= 3 ? AppColors.primary : AppColors.textSecondary)
        .frame(minWidth: 24)
      Text(verbatim: entry.name)
        .font(entry.isUser ? .body.weight(.semibold) : .body)
        .foregroundStyle(AppColors.text)
      Spacer(minLength: 0)
      Text(entry.points, format: .number)
        .font(.body)
        .monospacedDigit()
        .foregroundStyle(AppColors.textSecondary)
    }
    .padding(.horizontal, AppSpacing.md)
    .frame(minHeight: 48)
    .background(entry.isUser ? AppColors.primary.opacity(0.1) : .clear)
    .accessibilityElement(children: .combine)
  }
}
