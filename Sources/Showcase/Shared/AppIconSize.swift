/// A size in which iOS asks for an app's icon.
struct AppIconSize: Sendable, Hashable, Identifiable {
  /// The place in which the system shows it.
  let use: AppIconUse
  /// The side in points.
  let points: Double
  /// The pixels of a point.
  let scale: Int

  var id: String { "\(points)@\(scale)x \(use)" }

  /// The side in pixels.
  var pixels: Int { Int((points * Double(scale)).rounded()) }

  /// The sizes of iPhone and iPad by Apple's Human Interface Guidelines, the largest first.
  static let all = [
    AppIconSize(use: .store, points: 1024, scale: 1),
    AppIconSize(use: .phone, points: 60, scale: 3),
    AppIconSize(use: .largePad, points: 83.5, scale: 2),
    AppIconSize(use: .pad, points: 76, scale: 2),
    AppIconSize(use: .phone, points: 60, scale: 2),
    AppIconSize(use: .spotlight, points: 40, scale: 3),
    AppIconSize(use: .settings, points: 29, scale: 3),
    AppIconSize(use: .spotlight, points: 40, scale: 2),
    AppIconSize(use: .notifications, points: 20, scale: 3),
    AppIconSize(use: .settings, points: 29, scale: 2),
    AppIconSize(use: .notifications, points: 20, scale: 2),
  ]
}

/// A place in which the system shows an app's icon.
enum AppIconUse: Sendable, Hashable {
  case store, phone, pad, largePad, spotlight, settings, notifications

  /// The place by the name that a person knows it by.
  func title(in language: ContentLanguage) -> String {
    switch (self, language) {
    case (.store, _): "App Store"
    case (.phone, _): "iPhone"
    case (.pad, _): "iPad"
    case (.largePad, _): "iPad Pro"
    case (.spotlight, _): "Spotlight"
    case (.settings, .russian): "Настройки"
    case (.settings, .english): "Settings"
    case (.notifications, .russian): "Уведомления"
    case (.notifications, .english): "Notifications"
    }
  }
}
