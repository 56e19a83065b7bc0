import Components
import SwiftUI

/// All badges: those earned in gold, the others locked.
struct BadgesSection: View {
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HeadedSection(title: "Значки") {
      AppCard {
        LazyVGrid(columns: columns, alignment: .center, spacing: AppSpacing.md) {
          ForEach(app.badges) { badge in
            BadgeView(badge: badge, isEarned: app.isEarned(badge))
          }
        }
      }
    }
  }

  private var columns: [GridItem] {
    Array(
      repeating: GridItem(.flexible(), spacing: AppSpacing.sm, alignment: .top),
      count: typeSize.isAccessibilitySize ? 1 : 3)
  }
}

/// A badge and its name; a lock stands on one that is not earned.
struct BadgeView: View {
  let badge: Badge
  let isEarned: Bool
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 64

  var body: some View {
    VStack(spacing: 6) {
      BadgeDisc(icon: badge.icon, isEarned: isEarned, side: min(max(side, 64), 120))
      Text(badge.name)
        .font(AppTypography.caption1.weight(.medium))
        .foregroundStyle(isEarned ? AppColors.text : AppColors.textSecondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(badge.name))
    .accessibilityValue(isEarned ? Text("Получен") : Text("Не получен"))
    .accessibilityHint(Text(badge.condition))
  }
}

/// A medal: a symbol on a disc with a rim.
struct BadgeDisc: View {
  let icon: String
  let isEarned: Bool
  let side: CGFloat

  var body: some View {
    ZStack {
      Circle().fill(isEarned ? AnyShapeStyle(gold) : AnyShapeStyle(Color(.tertiarySystemFill)))
      if isEarned {
        Circle().strokeBorder(.white.opacity(0.55), lineWidth: side * 0.035)
          .padding(side * 0.07)
      }
      Image(systemName: icon)
        .font(.system(size: side * 0.4, weight: .semibold))
        .foregroundStyle(isEarned ? Color.white : Color(.tertiaryLabel))
    }
    .frame(width: side, height: side)
    .overlay(alignment: .bottomTrailing) {
      if !isEarned {
        Image(systemName: "lock.fill")
          .font(.system(size: side * 0.17))
          .foregroundStyle(.white)
          .frame(width: side * 0.36 - 4, height: side * 0.36 - 4)
          .background(Color(.systemGray), in: Circle())
          // The ring is a disc behind: one around the grey would leave a breath of it at its edge.
          .padding(2)
          .background(AppColors.surface, in: Circle())
      }
    }
  }

  private var gold: LinearGradient {
    LinearGradient(
      colors: [
        Color(red: 0.96, green: 0.73, blue: 0.22), Color(red: 0.78, green: 0.48, blue: 0.04),
      ], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
