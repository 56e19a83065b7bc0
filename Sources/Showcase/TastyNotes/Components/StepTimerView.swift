import Components
import SwiftUI

/// The timer of a step: what is left, and a button that starts and stops it.
struct StepTimerView: View {
  @Binding var timer: StepTimer
  @Environment(\.stacksRows) private var stacksRows
  /// The side of a button, in points; it grows with the clock beside it.
  @ScaledMetric(relativeTo: .title3) private var side = TouchTarget.side
  @ScaledSpacing(relativeTo: .title3) private var gap = AppSpacing.sm

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
      let layout =
        stacksRows
        ? AnyLayout(VStackLayout(spacing: AppSpacing.sm))
        : AnyLayout(HStackLayout(spacing: 12))
      layout {
        clock(context.date)
        if !stacksRows { Spacer(minLength: 0) }
        buttons(context.date)
      }
      .padding(12)
      .frame(maxWidth: .infinity)
      .background(tint(context.date).opacity(0.12), in: shape)
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12, style: .continuous) }

  private func tint(_ time: Date) -> Color {
    timer.isFinished(at: time) ? AppColors.success : AppColors.accent
  }

  private func clock(_ time: Date) -> some View {
    HStack(spacing: gap) {
      Image(systemName: timer.isFinished(at: time) ? "bell.fill" : "timer")
        // The accent's own ground is too like it for a sign.
        .foregroundStyle(timer.isFinished(at: time) ? AppColors.success : AppColors.text)
      if timer.isFinished(at: time) {
        Text("Время вышло").font(AppTypography.headline)
      } else {
        Text(verbatim: timer.remaining(at: time).clock)
          .font(.title3.weight(.semibold))
          .monospacedDigit()
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Таймер")
    .accessibilityValue(
      timer.isFinished(at: time)
        ? Text("Время вышло") : Text(verbatim: timer.remaining(at: time).clock))
  }

  private func buttons(_ time: Date) -> some View {
    HStack(spacing: AppSpacing.sm) {
      if !timer.isIdle {
        iconButton("arrow.counterclockwise", "Сбросить таймер") { timer.reset() }
      }
      if timer.isRunning(at: time) {
        iconButton("pause.fill", "Остановить таймер") { timer.pause(at: time) }
      } else if !timer.isFinished(at: time) {
        iconButton("play.fill", "Запустить таймер") { timer.start(at: time) }
      }
    }
  }

  private func iconButton(
    _ icon: String, _ label: LocalizedStringKey, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: icon)
        .font(.system(.body, weight: .semibold))
        .foregroundStyle(AppColors.text)
        .frame(width: side, height: side)
        .background(AppColors.surface, in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}
