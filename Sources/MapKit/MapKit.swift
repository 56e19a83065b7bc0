@_exported import CoreLocation
@_exported import SwiftUI

import MapPanel

extension GeoCoordinate {
  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension CLLocationCoordinate2D {
  init(_ coordinate: GeoCoordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
