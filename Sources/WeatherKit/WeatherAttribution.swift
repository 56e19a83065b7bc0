import Foundation

/// The source of the weather, which an app has to name.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// The name of the service.
  public let serviceName: String
  /// The page of the sources.
  public let legalPageURL: URL
  /// The picture of the mark for light surfaces.
  public let combinedMarkLightURL: URL
  /// The picture of the mark for dark surfaces.
  public let combinedMarkDarkURL: URL
  /// The picture of the square mark.
  public let squareMarkURL: URL
  /// The sources in words.
  public let legalAttributionText: String

  /// Creates the source.
  ///
  /// Nothing is loaded from its addresses.
  init() {
    func page(_ path: String) -> URL {
      URL(string: "https://weatherkit.apple.com/\(path)") ?? URL(fileURLWithPath: path)
    }
    serviceName = "Apple Weather"
    legalPageURL = page("legal-attribution.html")
    combinedMarkLightURL = page("assets/branding/combined-mark-light.png")
    combinedMarkDarkURL = page("assets/branding/combined-mark-dark.png")
    squareMarkURL = page("assets/branding/square-mark.png")
    legalAttributionText = "Weather data is provided by Apple Weather."
  }
}
