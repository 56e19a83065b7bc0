import Components
import SwiftUI

/// The goals beneath the chart of their shares, a row each, with the time that each took.
struct ShareRows: View {
  /// The goals in the order of their colours.
  let shares: [(goal: String, minutes: Int)]
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .subheadline) private var side: CGFloat = 10

  var body: some View {
    VStack(spacing: AppSpacing.sm) {
      ForEach(shares.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: side * 0.8) {
          GoalDot(index: index, side: side)
          if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 2) { words(shares[index]) }
          } else {
            words(shares[index])
          }
        }
        .accessibilityElement(children: .combine)
      }
    }
    .font(AppTypography.subheadline)
    .foregroundStyle(.primary)
  }

  /// Name and time, in one line or one beneath the other where words are large.
  @ViewBuilder private func words(_ share: (goal: String, minutes: Int)) -> some View {
    Text(demo: share.goal).frame(maxWidth: .infinity, alignment: .leading)
    Text(Self.time(share.minutes))
      .monospacedDigit()
      .foregroundStyle(GrowthStyle.secondary)
  }

  /// Returns the words for so many minutes: hours and the minutes beyond them.
  static func time(_ minutes: Int) -> LocalizedStringKey {
    if minutes < 60 { return "\(minutes) мин" }
    if minutes.isMultiple(of: 60) { return "\(minutes / 60) ч" }
    return "\(minutes / 60) ч \(minutes % 60) мин"
  }
}
