import Components
import SwiftUI

/// A face or its initials, a name, an address and the way out; for a guest, the way in.
struct ProfileHeader: View {
  let user: TouristProfile?
  let signIn: @MainActor () -> Void
  let signOut: @MainActor () -> Void
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 96

  var body: some View {
    AdaptiveCard {
      VStack(spacing: AppSpacing.md) {
        avatar
        VStack(spacing: AppSpacing.xs) {
          if let user {
            Text(verbatim: user.name(in: locale)).font(AppTypography.title2)
              .foregroundStyle(AppColors.text)
            Text(verbatim: user.email).font(AppTypography.body)
              .foregroundStyle(AppColors.textSecondary)
              .minimumScaleFactor(0.6)
              .lineLimit(1)
          } else {
            Text("Гость").font(AppTypography.title2).foregroundStyle(AppColors.text)
            Text("Войдите, чтобы копить баллы и видеть историю посещений на всех устройствах.")
              .font(AppTypography.subheadline)
              .foregroundStyle(AppColors.textSecondary)
          }
        }
        .multilineTextAlignment(.center)
        Group {
          if user == nil {
            AppButton("Войти", style: .primary, action: signIn)
          } else {
            AppButton("Выйти", style: .outline, action: signOut)
          }
        }
        // No wider than on a phone.
        .frame(maxWidth: 360)
      }
      .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var avatar: some View {
    let side = min(side, 140)
    ZStack {
      if let user {
        Circle().fill(AppColors.primary.opacity(0.14))
        Text(verbatim: initials(of: user.name(in: locale)))
          .font(.system(size: side * 0.36, weight: .semibold))
          .foregroundStyle(AppColors.primary)
      } else {
        Circle().fill(Color(.tertiarySystemFill))
        Image(systemName: "person.fill")
          .font(.system(size: side * 0.46))
          .foregroundStyle(AppColors.textSecondary)
      }
    }
    .frame(width: side, height: side)
    .overlay(
      Circle().strokeBorder(
        user == nil ? Color(.separator) : AppColors.primary, lineWidth: user == nil ? 1 : 3)
    )
    .accessibilityHidden(true)
  }

  private func initials(of name: String) -> String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first))
  }
}
