/// A size in which iOS asks for an app's icon.
struct AppIconSize: Sendable, Hashable, Identifiable {
  /// The place in which the system shows it.
  let use: String
  /// The side in points.
  let points: Double
  /// The pixels of a point.
  let scale: Int

  var id: String { "\(points)@\(scale)x \(use)" }

  /// The side in pixels.
  var pixels: Int { Int((points * Double(scale)).rounded()) }

  /// The sizes of iPhone and iPad by Apple's Human Interface Guidelines, the largest first.
  static let all = [
    AppIconSize(use: "App Store", points: 1024, scale: 1),
    AppIconSize(use: "iPhone", points: 60, scale: 3),
    AppIconSize(use: "iPad Pro", points: 83.5, scale: 2),
    AppIconSize(use: "iPad", points: 76, scale: 2),
    AppIconSize(use: "iPhone", points: 60, scale: 2),
    AppIconSize(use: "Spotlight", points: 40, scale: 3),
    AppIconSize(use: "Settings", points: 29, scale: 3),
    AppIconSize(use: "Spotlight", points: 40, scale: 2),
    AppIconSize(use: "Notifications", points: 20, scale: 3),
    AppIconSize(use: "Settings", points: 29, scale: 2),
    AppIconSize(use: "Notifications", points: 20, scale: 2),
  ]
}
