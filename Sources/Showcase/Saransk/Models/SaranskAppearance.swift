import SwiftUI

/// The appearance that a person has chosen for the app.
enum SaranskAppearance: String, Sendable {
  case system, light, dark

  /// The key under which the choice is kept.
  static let key = "saransk.appearance"

  /// The scheme of the choice; nil to follow the system.
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
