import DSSettings
import SwiftUI

/// Motions by their roles: how long they take, and the course of each from start to end.
struct DesignMotionTokens: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSSettingsScreen("Движение") {
      DSFormSection("Роли") {
        ForEach(DSMotionRole.allCases, id: \.self) { role in
          let motion = theme.motion[role]
          row("\(role)", seconds(motion.duration), motion.easing)
        }
      }
      DSFormSection("Пружины", footer: "Упругая пружина уходит за цель и возвращается.") {
        row("smooth", nil, theme.motion.smooth)
        row("snappy", nil, theme.motion.snappy)
        row("bouncy", nil, theme.motion.bouncy)
      }
    }
  }

  private func seconds(_ duration: Double) -> String {
    duration > 0 ? "\(duration.formatted()) с" : "без движения"
  }

  private func row(_ name: String, _ value: String?, _ easing: DSEasing) -> some View {
    HStack(spacing: theme.spacing.md) {
      VStack(alignment: .leading, spacing: theme.spacing.xxs) {
        DSText(verbatim: name)
        if let value { DSText(verbatim: value, .caption) }
      }
      Spacer(minLength: 0)
      EasingCurve(easing: easing)
        .stroke(
          theme.colors[.accent],
          style: StrokeStyle(lineWidth: theme.spacing.xxs, lineCap: .round)
        )
        .frame(width: theme.spacing.xxl * 2, height: theme.spacing.xl)
        .accessibilityHidden(true)
    }
    .padding(.horizontal, theme.spacing.lg)
    .padding(.vertical, theme.spacing.sm)
    .frame(minHeight: theme.metrics.rowHeight)
    .accessibilityElement(children: .combine)
  }
}

/// A course from the bottom at the leading edge to three quarters of the height, so that a spring
/// has room above its end.
private struct EasingCurve: Shape {
  let easing: DSEasing
  private static let steps = 48

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let point = CGPoint(
        x: rect.minX + rect.width * share, y: rect.maxY - rect.height * 0.75 * value(at: share))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private func value(at share: Double) -> Double {
    switch easing {
    case .curve(let x1, let y1, let x2, let y2):
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
      ).value(at: share)
    case .spring(let bounce):
      // A spring goes on for longer than its duration, until it is still.
      Spring(duration: 0.5, bounce: bounce).value(target: 1.0, time: share)
    }
  }
}
