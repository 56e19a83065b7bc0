import SwiftUI

/// The appearance that a person has chosen in the sample settings.
enum SettingsAppearance: String, CaseIterable {
  case system = "Как в системе"
  case light = "Светлое"
  case dark = "Тёмное"

  /// The scheme of the choice; nil to follow the system.
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
