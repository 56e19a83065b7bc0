import Components
import SwiftUI

/// A row that leads to a sight: a small picture, the sight's name and a line beneath it.
struct SightRow<Detail: View>: View {
  let sight: POI
  /// A Boolean value that indicates whether the row keeps room for a button before its chevron.
  var hasButton = false
  /// A Boolean value that indicates whether the row brings its margins, as a list's rows need not.
  var hasMargins = false
  @ViewBuilder let detail: () -> Detail
  @EnvironmentObject private var app: SaranskModel

  /// The distance by which a finger may miss the words into a list's own gaps, in points: two lines
  /// are lower than a target.
  private static var reach: CGFloat { 3 }

  var body: some View {
    Button {
      app.push(.sight(sight.id))
    } label: {
      SightRowLabel(sight: sight, hasButton: hasButton, detail: detail)
        .padding(.horizontal, hasMargins ? AppSpacing.md : 0)
        .padding(.vertical, hasMargins ? 10 : Self.reach)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .padding(.vertical, hasMargins ? 0 : -Self.reach)
  }
}

/// A small picture, a name and a line beneath it, and a chevron.
private struct SightRowLabel<Detail: View>: View {
  let sight: POI
  let hasButton: Bool
  @ViewBuilder let detail: () -> Detail
  @ScaledMetric(relativeTo: .body) private var picture = SightRowDivider.picture
  @ScaledMetric(relativeTo: .body) private var button = RowHeart.room
  @ScaledSpacing(relativeTo: .body) private var gap = 12
  @Environment(\.stacksRows) private var stacksRows

  var body: some View {
    // Large words stand below the picture.
    let layout =
      stacksRows
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: gap))
    HStack(spacing: AppSpacing.sm) {
      HStack(spacing: AppSpacing.sm) {
        layout {
          FramedPicture(sight: sight)
            .frame(width: max(picture, SightRowDivider.picture))
            .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.medium, style: .continuous))
            .accessibilityHidden(true)
          words
        }
        if hasButton, !stacksRows { Color.clear.frame(width: button, height: 1) }
      }
      Chevron()
    }
    .accessibilityElement(children: .combine)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(sight.shortName).font(AppTypography.body).foregroundStyle(AppColors.text)
      detail().font(AppTypography.subheadline).foregroundStyle(AppColors.textSecondary)
        // Larger ones would part a street from its kind and from its number.
        .dynamicTypeSize(...(stacksRows ? DynamicTypeSize.accessibility3 : .accessibility5))
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

/// A line between labels of sights, which begins where their words do: behind the picture, or, of
/// large ones, beneath it.
struct SightRowDivider: View {
  @ScaledMetric(relativeTo: .body) private var scaledPicture = Self.picture
  @ScaledSpacing(relativeTo: .body) private var gap = 12
  @Environment(\.stacksRows) private var stacksRows

  var body: some View {
    let picture = max(scaledPicture, Self.picture) + gap
    RowDivider(inset: AppSpacing.md + (stacksRows ? 0 : picture))
  }

  /// The width of a label's picture at the usual type size, in points; it grows with large words.
  fileprivate static var picture: CGFloat { 60 }
}
