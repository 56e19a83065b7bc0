/// The kinds of pictures that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The filter of photographs, with those that are live.
  public static let images = PHPickerFilter("images")
  /// The filter of films.
  public static let videos = PHPickerFilter("videos")
  /// The filter of live photographs.
  public static let livePhotos = PHPickerFilter("livePhotos")
  /// The filter of photographs with a depth.
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  /// The filter of bursts.
  public static let bursts = PHPickerFilter("bursts")
  /// The filter of panoramas.
  public static let panoramas = PHPickerFilter("panoramas")
  /// The filter of pictures of the screen.
  public static let screenshots = PHPickerFilter("screenshots")
  /// The filter of films of the screen.
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  /// The filter of films that are slowed down.
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  /// The filter of films that are sped up.
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  /// The filter of films with a depth.
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")

  /// Returns a filter of what one of some filters offers.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any(\(filters.map(\.name)))")
  }

  /// Returns a filter of what all of some filters offer.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all(\(filters.map(\.name)))")
  }

  /// Returns a filter of what a filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter("not(\(filter.name))")
  }
}
