import Components
import SwiftUI

/// The facts of an animal, a row each.
struct AnimalFacts: View {
  let animal: Animal

  var body: some View {
    VStack(spacing: 0) {
      row("Где живёт", icon: "map.fill", Text(verbatim: animal.habitat))
      row("Питание", icon: "fork.knife", Text(verbatim: animal.diet))
      row("Размер", icon: "ruler.fill", Text(verbatim: animal.size))
      row("Продолжительность жизни", icon: "hourglass", Text(verbatim: animal.lifespan))
      row(
        "Охранный статус", icon: animal.status.iconName, Text(animal.status.displayName),
        isLast: true)
    }
    .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }

  private func row(
    _ title: LocalizedStringKey, icon: String, _ value: Text, isLast: Bool = false
  ) -> some View {
    FactRow(
      title: title, icon: icon, tint: animal.category.cardTint, value: value, isLast: isLast)
  }
}

/// A fact: a symbol, its name and its value below.
private struct FactRow: View {
  let title: LocalizedStringKey
  let icon: String
  let tint: Color
  let value: Text
  /// A Boolean value that indicates whether no line follows.
  let isLast: Bool
  @ScaledMetric(relativeTo: .body) private var iconSize: CGFloat = 30
  /// The distance of the words from the symbol, in points.
  @ScaledSpacing(relativeTo: .body) private var gap = 12

  var body: some View {
    HStack(spacing: gap) {
      Image(systemName: icon)
        .font(.system(size: iconSize * 0.5, weight: .medium))
        .foregroundStyle(AnimalCategory.onCardTint)
        .frame(width: iconSize, height: iconSize)
        .background(tint, in: RoundedRectangle(cornerRadius: iconSize * 0.25, style: .continuous))
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(AppTypography.footnote).foregroundStyle(AppColors.textSecondary)
        value.foregroundStyle(AppColors.text).fixedSize(horizontal: false, vertical: true)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 10)
    .padding(.horizontal, AppSpacing.md)
    .overlay(alignment: .bottom) {
      // It begins where the words do.
      if !isLast { Divider().padding(.leading, AppSpacing.md + iconSize + gap) }
    }
    .accessibilityElement(children: .combine)
  }
}

/// The fact that one tells others.
struct InterestingFact: View {
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      AccentedLabel("Интересный факт", icon: "lightbulb.fill")
        .font(AppTypography.subheadline.weight(.semibold))
      Text(verbatim: text)
        .foregroundStyle(AppColors.text)
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(AppSpacing.md)
    .background(
      AppColors.accent.opacity(0.12), in: RoundedRectangle(cornerRadius: 16, style: .continuous)
    )
    .accessibilityElement(children: .combine)
  }
}

/// Another animal, which leads to its page.
struct RelatedAnimalRow: View {
  let animal: Animal
  @ScaledSpacing(relativeTo: .headline) private var gap = 12

  var body: some View {
    NavigationLink(value: animal.id) {
      HStack(spacing: gap) {
        AnimalRowPicture(animal: animal, height: 54)
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: animal.name).font(AppTypography.headline).foregroundStyle(AppColors.text)
          Text(verbatim: animal.scientificName)
            .font(.caption.italic())
            .foregroundStyle(AppColors.textSecondary)
        }
        .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(AppTypography.footnote.weight(.semibold))
          .foregroundStyle(Color(.tertiaryLabel))
      }
      .padding(10)
      .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: animal.name))
  }
}
