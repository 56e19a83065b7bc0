import Components
import SwiftUI

/// An animal's picture and names, which lead to its page, and its heart.
struct AnimalCard: View {
  let animal: Animal
  let toggle: () -> Void

  var body: some View {
    NavigationLink(value: animal.id) {
      VStack(alignment: .leading, spacing: 0) {
        AnimalPicture(animal: animal)
          .aspectRatio(4 / 3, contentMode: .fit)
          // Snow would run into the white of the card.
          .overlay(alignment: .bottom) { Divider() }
        names
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          // A card is as wide as the screen at the most: larger words would not fit one by one.
          .dynamicTypeSize(...DynamicTypeSize.accessibility3)
      }
      // Cards of a row are equally high.
      .frame(maxHeight: .infinity, alignment: .top)
      .background(AppColors.surface)
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .contentShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: animal.name))
    .overlay(alignment: .topTrailing) {
      AnimalFavouriteButton(isFavourite: animal.isFavourite, name: animal.name, action: toggle)
    }
  }

  private var names: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: animal.name)
        .font(AppTypography.headline)
        .foregroundStyle(AppColors.text)
        .fixedSize(horizontal: false, vertical: true)
      Text(verbatim: animal.scientificName)
        .font(.caption.italic())
        .foregroundStyle(AppColors.textSecondary)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
  }
}

/// A heart on a disc, over a picture.
struct AnimalFavouriteButton: View {
  let isFavourite: Bool
  let name: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
        .font(.system(size: 16, weight: .semibold))
        .foregroundStyle(isFavourite ? AppColors.error : AppColors.text)
        .frame(width: 34, height: 34)
        .background(AppColors.surface, in: Circle())
        // In the corner, where least of the picture is.
        .padding([.top, .trailing], 6)
        .frame(width: 44, height: 44, alignment: .topTrailing)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isFavourite ? "Убрать из избранного: \(name)" : "В избранное: \(name)")
    .accessibilityAddTraits(isFavourite ? .isSelected : [])
  }
}
