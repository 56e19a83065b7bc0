import Combine
import MapPanel

/// An error in finding the location.
enum LocationError: Error, Equatable { case refused }

/// Who knows where the user is.
@MainActor protocol LocationService {
  func location() -> AnyPublisher<MapPanelUser, LocationError>
}

/// A place in Bolshevistskaya street, two blocks from the cathedral.
struct SampleLocation: LocationService {
  static let user = MapPanelUser(
    coordinate: GeoCoordinate(latitude: 54.1846, longitude: 45.1839), accuracy: 70, heading: 220)

  func location() -> AnyPublisher<MapPanelUser, LocationError> {
    Just(Self.user).setFailureType(to: LocationError.self).eraseToAnyPublisher()
  }
}
