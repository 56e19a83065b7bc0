import SwiftUI

/// The danger that a species dies out: the categories of the IUCN Red List that the animals have.
enum ConservationStatus: String, Codable, Sendable, Hashable, CaseIterable {
  case leastConcern
  case nearThreatened
  case vulnerable
  case endangered

  /// The name of the category.
  var displayName: LocalizedStringKey {
    switch self {
    case .leastConcern: "Вне опасности"
    case .nearThreatened: "Близок к уязвимому"
    case .vulnerable: "Уязвимый вид"
    case .endangered: "Под угрозой исчезновения"
    }
  }

  /// The name of a symbol for it.
  var iconName: String {
    switch self {
    case .leastConcern: "checkmark.shield.fill"
    case .nearThreatened, .vulnerable: "exclamationmark.circle.fill"
    case .endangered: "exclamationmark.triangle.fill"
    }
  }
}
