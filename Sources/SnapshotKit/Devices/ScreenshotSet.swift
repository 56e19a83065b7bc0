/// A set of screenshots that App Store Connect takes for one display.
public struct ScreenshotSet: Codable, Sendable, Hashable {
  /// The name of the set's folder, such as `iphone-6.9`.
  public let id: String
  /// The name that people read.
  public let title: String
  /// App Store Connect's own name of the display; nil where no source gives it.
  public let displayType: String?
  /// A Boolean value that indicates whether apps for that kind of device need the set; false where
  /// they may choose one of several.
  public let isRequired: Bool
  /// The sizes that it takes, in pixels upright; a picture may lie on its side too.
  public let sizes: [[Int]]
  /// The sources of the figures, as keys of ``DeviceTable/sources``.
  public let sources: [String]

  /// The most pictures of a language.
  static let limit = 10

  /// Returns a Boolean value that indicates whether the set takes a picture of a size in pixels.
  func takes(width: Int, height: Int) -> Bool {
    sizes.contains([width, height]) || sizes.contains([height, width])
  }
}

extension DeviceTable {
  /// The group of devices whose own pixels are those of a set that an app for them needs.
  static let appStoreGroup = "app-store"

  /// Returns the set that takes a picture of so many pixels; nil for none.
  func screenshotSet(width: Int, height: Int) -> ScreenshotSet? {
    screenshotSets.first { $0.takes(width: width, height: height) }
  }
}
