import Components
import SwiftUI

/// The moment of earning a badge: it grows out of the middle, overshoots and comes to rest while
/// rays and sparks fly off.
struct EarnedBadgeView: View {
  let earned: SaranskModel.EarnedBadge
  let dismiss: @MainActor () -> Void

  /// From the tap to rest, in seconds.
  static let duration = 1.2

  var body: some View {
    TimelineView(.animation) { context in
      let phase = context.date.timeIntervalSince(earned.date) / Self.duration
      ZStack {
        Color.black.opacity(0.5 * min(1, max(0.2, phase * 3))).ignoresSafeArea()
        SafeAreaView {
          EarnedBadgeCard(badge: earned.badge, phase: min(1, max(0, phase)), dismiss: dismiss)
            .padding(AppSpacing.lg)
        }
      }
    }
    .accessibilityAddTraits(.isModal)
  }
}

/// The badge that has just been earned, if there is one.
struct EarnedBadge: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    if let earned = app.earned {
      EarnedBadgeView(earned: earned) { app.dismissEarned() }
    }
  }
}

/// The card of an earned badge at a phase from 0 to 1.
private struct EarnedBadgeCard: View {
  let badge: Badge
  let phase: Double
  let dismiss: @MainActor () -> Void

  var body: some View {
    VStack(spacing: AppSpacing.md) {
      ZStack {
        ForEach(0..<12, id: \.self) { ray($0) }
        BadgeDisc(icon: badge.icon, isEarned: true, side: 104).scaleEffect(scale)
      }
      .frame(width: 200, height: 180)
      .accessibilityHidden(true)
      VStack(spacing: AppSpacing.xs) {
        Text("Новый значок!").font(AppTypography.subheadline.weight(.semibold))
          .foregroundStyle(AppColors.primary)
        Text(badge.name).font(AppTypography.title2).foregroundStyle(AppColors.text)
          .accessibilityAddTraits(.isHeader)
        Text(badge.condition).font(AppTypography.subheadline).foregroundStyle(
          AppColors.textSecondary)
      }
      .multilineTextAlignment(.center)
      .opacity(words)
      AppButton("Отлично") { dismiss() }.opacity(words)
    }
    .padding(AppSpacing.lg)
    .frame(maxWidth: 340)
    .background(
      AppColors.surface,
      in: RoundedRectangle(cornerRadius: AppCornerRadius.round, style: .continuous)
    )
    .scaleEffect(0.8 + 0.2 * min(1, phase / 0.3))
    .opacity(min(1, 0.4 + phase * 4))
  }

  /// A spring that is a fifth too large a third of the way in, and at rest at the end.
  private var scale: CGFloat {
    if phase < 0.35 { return 0.2 + (phase / 0.35) * 1.0 }
    return 1 + 0.2 * (1 - min(1, (phase - 0.35) / 0.4))
  }

  /// Words come after the badge.
  private var words: Double { min(1, max(0, (phase - 0.3) / 0.3)) }

  /// A spark on its way outwards; at rest it has gone.
  private func ray(_ index: Int) -> some View {
    let way = min(1, max(0, (phase - 0.1) / 0.9))
    let angle = Angle.degrees(Double(index) * 30)
    let isLong = index.isMultiple(of: 2)
    return Capsule()
      .fill(isLong ? AppColors.accent : AppColors.primary)
      .frame(width: 4, height: isLong ? 16 : 10)
      .offset(y: -(58 + 30 * way))
      .rotationEffect(angle)
      .opacity(phase <= 0.1 ? 0 : 1 - way)
  }
}
