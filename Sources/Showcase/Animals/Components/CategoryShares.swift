import Components
import SwiftUI

/// The share of right answers about each category.
struct CategoryShares: View {
  let shares: [AnimalCategory: GameScore.Share]
  @ScaledMetric(relativeTo: .body) private var iconWidth: CGFloat = 26
  @ScaledSpacing(relativeTo: .body) private var gap = AppSpacing.sm
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    AnimalStatisticsSection("По классам") {
      ForEach(asked) { category in
        row(category, shares[category] ?? .init())
      }
    }
  }

  private var asked: [AnimalCategory] {
    AnimalCategory.allCases.filter { (shares[$0]?.total ?? 0) > 0 }
  }

  private func row(_ category: AnimalCategory, _ share: GameScore.Share) -> some View {
    // Large words need all the width.
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.xs))
      : AnyLayout(HStackLayout(spacing: AppSpacing.sm))
    return VStack(alignment: .leading, spacing: 6) {
      layout {
        // Symbols differ in width; the names beside them begin on one line.
        HStack(spacing: gap) {
          Image(systemName: category.iconName)
            .foregroundStyle(category.cardTint)
            .frame(width: iconWidth)
            .accessibilityHidden(true)
          Text(category.displayName).foregroundStyle(AppColors.text)
        }
        if !typeSize.isAccessibilitySize { Spacer(minLength: 0) }
        Percentage(share.rate).font(AppTypography.headline).monospacedDigit()
      }
      ShareBar(rate: share.rate, tint: category.cardTint)
    }
    .padding(.vertical, 10)
    .accessibilityElement(children: .combine)
  }
}

/// A share of a whole as a bar.
struct ShareBar: View {
  /// From 0 to 1.
  let rate: Double
  let tint: Color

  var body: some View {
    GeometryReader { room in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.tertiarySystemFill))
        Capsule().fill(tint).frame(width: room.size.width * rate)
      }
    }
    .frame(height: 8)
    .accessibilityHidden(true)
  }
}

/// Rows under a title, on a card.
struct AnimalStatisticsSection<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.title3.bold()).accessibilityAddTraits(.isHeader)
      VStack(spacing: 0) { content }
        .padding(.horizontal, AppSpacing.md)
        .padding(.vertical, 4)
        .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
