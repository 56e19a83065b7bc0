import Foundation
import MapPanel

/// All that the app takes from outside, so that tests and screens can put others in their place.
@MainActor struct SaranskServices {
  var sights: any SightService = BundledSights()
  var reviews: any ReviewService = SampleReviews()
  var accounts: any AccountService
  var location: any LocationService = SampleLocation()
  var community: any CommunityService = BundledCommunity()
  var map: MapData
  var pictures = PictureSource.drawings
  /// The time; the screens' clock stands still.
  var now: @MainActor () -> Date
  var timeZone: TimeZone

  var moment: LocalMoment { LocalMoment(now(), in: timeZone) }
}
