import SwiftUI

/// The class of an animal, in the order of the filter.
enum AnimalCategory: String, Codable, Sendable, Hashable, CaseIterable, Identifiable {
  case mammal
  case bird
  case reptile
  case fish

  var id: Self { self }

  /// The name on filters and badges.
  var displayName: LocalizedStringKey {
    switch self {
    case .mammal: "Млекопитающие"
    case .bird: "Птицы"
    case .reptile: "Рептилии"
    case .fish: "Рыбы"
    }
  }

  /// The name of the symbol on filters and badges.
  var iconName: String {
    switch self {
    case .mammal: "pawprint.fill"
    case .bird: "bird.fill"
    case .reptile: "tortoise.fill"
    case .fish: "fish.fill"
    }
  }

  /// The colour of what belongs to the category, dark enough for white signs on it.
  var tint: Color {
    switch self {
    case .mammal: Color(red: 0.66, green: 0.36, blue: 0.12)
    case .bird: Color(red: 0.13, green: 0.42, blue: 0.70)
    case .reptile: Color(red: 0.16, green: 0.47, blue: 0.24)
    case .fish: Color(red: 0.04, green: 0.46, blue: 0.50)
    }
  }

  /// The colour of badges, signs and bars on a card: lighter in the dark, where ``tint`` is hard to
  /// see.
  var cardTint: Color {
    let (light, dark) = (UIColor(tint), UIColor(nightTint))
    return Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
  }

  /// The colour of words and signs on ``cardTint``, which is pale in the dark.
  static let onCardTint = Color(
    uiColor: UIColor { $0.userInterfaceStyle == .dark ? .black : .white })

  private var nightTint: Color {
    switch self {
    case .mammal: Color(red: 0.92, green: 0.62, blue: 0.36)
    case .bird: Color(red: 0.45, green: 0.70, blue: 0.95)
    case .reptile: Color(red: 0.42, green: 0.78, blue: 0.50)
    case .fish: Color(red: 0.32, green: 0.76, blue: 0.80)
    }
  }
}
