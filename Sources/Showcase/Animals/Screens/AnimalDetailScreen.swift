import Components
import SwiftUI

/// All that the encyclopedia tells of an animal.
struct AnimalDetailScreen: View {
  let id: Animal.ID
  @ObservedObject var model: EncyclopediaViewModel
  @State private var isHeadingOut = false
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if let animal = model.animal(id) {
        ScrollView { page(animal).padding(.vertical, AppSpacing.md) }
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { heart(animal) }
          }
      } else {
        ContentUnavailableView(
          "Такого животного нет", systemImage: "questionmark.circle",
          description: Text("Вернитесь к энциклопедии и выберите другое."))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(AppColors.background.ignoresSafeArea())
    .barTitle(model.animal(id)?.name ?? "", isShown: isHeadingOut)
  }

  private func heart(_ animal: Animal) -> some View {
    Button {
      model.toggleFavourite(animal.id)
    } label: {
      Image(systemName: animal.isFavourite ? "heart.fill" : "heart")
        .foregroundStyle(animal.isFavourite ? AnyShapeStyle(AppColors.error) : AnyShapeStyle(.tint))
    }
    .accessibilityLabel(animal.isFavourite ? "Убрать из избранного" : "В избранное")
  }

  /// A Boolean value that indicates whether all stands in one column: large words need all the
  /// width of a tablet too.
  private var isColumn: Bool { horizontalSizeClass == .compact || typeSize.isAccessibilitySize }

  @ViewBuilder private func page(_ animal: Animal) -> some View {
    if isColumn {
      VStack(alignment: .leading, spacing: AppSpacing.md) {
        // As wide as the words beneath it on a tablet that stands, and beginning where they do on
        // one that lies.
        AnimalPictureLayout(name: animal.picture, limit: 680) { picture(animal) }
          .frame(maxWidth: .infinity, alignment: .leading)
        header(animal)
        AnimalFacts(animal: animal)
        InterestingFact(text: animal.fact)
        related(animal)
      }
      .scenePadding(.horizontal)
    } else {
      VStack(alignment: .leading, spacing: AppSpacing.lg) {
        HStack(alignment: .top, spacing: AppSpacing.lg) {
          VStack(spacing: AppSpacing.md) {
            picture(animal).aspectRatio(AnimalPictureLayout.ratio, contentMode: .fit)
            InterestingFact(text: animal.fact)
          }
          VStack(alignment: .leading, spacing: AppSpacing.md) {
            header(animal)
            AnimalFacts(animal: animal)
          }
          .frame(maxWidth: .infinity)
        }
        related(animal)
      }
      .readableWidth(1000)
      .scenePadding(.horizontal)
    }
  }

  private func picture(_ animal: Animal) -> some View {
    AnimalPicture(animal: animal)
      .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
  }

  private func header(_ animal: Animal) -> some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: animal.name).font(.title.bold()).accessibilityAddTraits(.isHeader)
          .onHeading($isHeadingOut)
        Text(verbatim: animal.scientificName)
          .font(.title3.italic())
          .foregroundStyle(AppColors.textSecondary)
      }
      AnimalClassChip(category: animal.category)
      Text(verbatim: animal.description)
        .foregroundStyle(AppColors.text)
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func related(_ animal: Animal) -> some View {
    let others = model.related(to: animal)
    if !others.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        Text("Из того же класса").font(.title3.bold()).accessibilityAddTraits(.isHeader)
        if isColumn {
          ForEach(others) { RelatedAnimalRow(animal: $0) }
        } else {
          HStack(alignment: .top, spacing: AppSpacing.md) {
            ForEach(others) { animal in
              AnimalCard(animal: animal) { model.toggleFavourite(animal.id) }
            }
          }
        }
      }
      .padding(.top, AppSpacing.sm)
    }
  }
}

/// An animal's class on a capsule of its colour.
struct AnimalClassChip: View {
  let category: AnimalCategory
  /// The distances from the capsule's ends, from its long sides, and between symbol and word, in
  /// points: large letters need more air at round ends too.
  @ScaledSpacing(relativeTo: .subheadline) private var ends = 12
  @ScaledSpacing(relativeTo: .subheadline) private var sides = 6
  @ScaledSpacing(relativeTo: .subheadline) private var gap = 6

  var body: some View {
    // The symbol gives its room to a word that would have to be smaller beside it.
    ViewThatFits(in: .horizontal) {
      HStack(spacing: gap) {
        Image(systemName: category.iconName).accessibilityHidden(true)
        Text(category.displayName).lineLimit(1)
      }
      Text(category.displayName).lineLimit(1).minimumScaleFactor(0.5)
    }
    .font(AppTypography.subheadline.weight(.medium))
    .foregroundStyle(AnimalCategory.onCardTint)
    .padding(.horizontal, ends)
    .padding(.vertical, sides)
    .background(category.cardTint, in: Capsule())
    .accessibilityElement(children: .combine)
  }
}
