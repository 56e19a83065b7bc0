import Components
import SwiftUI

/// A sight: its picture, name, rating, category, address, description and what can be done with it.
struct SightCard: View {
  private let original: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  init(sight: POI) { original = sight }

  private var sight: POI { original.written(in: locale) }

  var body: some View {
    AppCard(padding: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Button {
          app.push(.sight(sight.id))
        } label: {
          FramedPicture(sight: sight)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: sight.shortName))
        .accessibilityHint("Открывает страницу места")
        words
        actions.padding(.trailing, AppSpacing.md).padding(.vertical, AppSpacing.xs)
      }
    }
  }

  /// The words on the sight, all of which lead on as the picture does.
  private var words: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        title
        address
        story
      }
      .padding([.horizontal, .top], AppSpacing.md)
      Divider().padding([.horizontal, .top], AppSpacing.md)
    }
    .contentShape(Rectangle())
    .onTapGesture { app.push(.sight(sight.id)) }
  }

  @ViewBuilder private var title: some View {
    let name = Text(sight.shortName).font(AppTypography.headline).foregroundStyle(AppColors.text)
    if typeSize.isAccessibilitySize {
      name
      RatingLabel(sight.rating)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
        name.lineLimit(2)
        Spacer(minLength: 0)
        RatingLabel(sight.rating)
      }
    }
  }

  @ViewBuilder private var address: some View {
    let badge = CategoryBadge(sight.category.displayName, icon: sight.category.iconName)
    let street = AddressText(sight.address).font(AppTypography.footnote).foregroundStyle(
      AppColors.textSecondary)
    if typeSize.isAccessibilitySize {
      badge
      street
    } else {
      HStack(spacing: AppSpacing.sm) {
        badge
        Spacer(minLength: 0)
        street.lineLimit(2).multilineTextAlignment(.trailing)
      }
    }
  }

  /// Three lines of what is told of the sight; large words are told whole, lest one of them is cut.
  @ViewBuilder private var story: some View {
    let words = Text(sight.description).font(AppTypography.subheadline).foregroundStyle(
      AppColors.text)
    if typeSize.isAccessibilitySize { words } else { words.lineLimit(3, reservesSpace: true) }
  }

  @ViewBuilder private var actions: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 0) {
          details.minimumScaleFactor(0.75)
          others.padding(.leading, AppSpacing.md)
        }
      } else {
        HStack(spacing: 0) {
          details
          others
        }
      }
    }
    .foregroundStyle(.tint)
    .buttonStyle(.plain)
  }

  private var details: some View {
    Button {
      app.push(.sight(sight.id))
    } label: {
      Text("Подробнее")
        .font(AppTypography.subheadline.weight(.semibold))
        .lineLimit(1)
        // All of the row up to the other controls.
        .frame(maxWidth: .infinity, minHeight: TouchTarget.side, alignment: .leading)
        .padding(.leading, AppSpacing.md)
        .contentShape(Rectangle())
    }
    .accessibilityLabel("Подробнее: \(sight.shortName)")
    .accessibilityIdentifier("open-\(sight.id)")
  }

  private var others: some View {
    // Large symbols fill their targets, which then reach no further.
    let isLarge = typeSize.isAccessibilitySize
    return HStack(spacing: isLarge ? AppSpacing.lg : AppSpacing.xs) {
      FavouriteButton(sight: sight)
      ShareLink(item: sight.link, subject: Text(verbatim: sight.shortName)) {
        Image(systemName: "square.and.arrow.up").font(AppTypography.body).touchTarget()
      }
      .accessibilityLabel("Поделиться: \(sight.shortName)")
      .accessibilityIdentifier("share-\(sight.id)")
      // The symbol's edge stands on the card's margin, its target reaches beyond.
      .padding(.trailing, isLarge ? 0 : -12)
    }
  }
}

/// A heart, filled for a favourite.
struct FavouriteButton: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

  var body: some View {
    let isFavourite = app.isFavourite(sight.id)
    // A list has one on each row, so each says whose it is.
    let name = sight.written(in: locale).shortName
    IconButton(
      isFavourite ? "Убрать из избранного: \(name)" : "В избранное: \(name)",
      icon: isFavourite ? "heart.fill" : "heart"
    ) { app.toggleFavourite(sight.id) }
    .accessibilityIdentifier("favourite-\(sight.id)")
    .accessibilityAddTraits(isFavourite ? .isSelected : [])
  }
}

extension POI {
  /// The link that is shared: the place on a map that anybody can open.
  var link: URL {
    let place = "mlat=\(latitude)&mlon=\(longitude)#map=18/\(latitude)/\(longitude)"
    return URL(string: "https://www.openstreetmap.org/?\(place)") ?? URL(fileURLWithPath: "/")
  }
}
