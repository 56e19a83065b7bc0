import Foundation
import Testing

@testable import MapPanel

@Suite("Web Mercator")
struct MercatorTests {
  /// Longitude, latitude, and the place that Python's `math.atanh` gives.
  static let recorded: [(Double, Double, Double, Double)] = [
    (0, 0, 0.5, 0.5),
    (45.18156, 54.18145, 0.6255043333333333, 0.3202222601774161),
    (151.2153, -33.8568, 0.9200425, 0.6000521089156668),
    (-21.9426, 64.1466, 0.4390483333333333, 0.26576205261529184),
    (179.999, 85, 0.9999972222222222, 0.0016379147860539622),
  ]

  @Test("Places are where the formula has them", arguments: recorded.indices)
  func projection(_ index: Int) {
    let (longitude, latitude, x, y) = Self.recorded[index]
    let point = Mercator.project(GeoCoordinate(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - x) < 1e-15)
    #expect(abs(point.y - y) < 1e-14)
  }

  @Test("The poles are taken to the square's edge")
  func poles() {
    for latitude in [85.0511287798066, 89.9, 90] {
      #expect(Mercator.project(GeoCoordinate(latitude: latitude, longitude: 10)).y == 0)
      #expect(Mercator.project(GeoCoordinate(latitude: -latitude, longitude: 10)).y == 1)
    }
    #expect(Mercator.y(ofLatitude: 85.05) > 0)
  }

  @Test("Coordinates come back from their places")
  func inverse() {
    for (longitude, latitude, _, _) in Self.recorded {
      let there = GeoCoordinate(latitude: latitude, longitude: longitude)
      let back = Mercator.coordinate(of: Mercator.project(there))
      #expect(abs(back.latitude - latitude) < 1e-10)
      #expect(abs(back.longitude - longitude) < 1e-10)
    }
    #expect(Mercator.coordinate(of: WorldPoint(x: 1.25, y: 0.5)).longitude == -90)
  }

  @Test("The bits are the same on every processor")
  func bits() {
    let point = Mercator.project(GeoCoordinate(latitude: 54.18145, longitude: 45.18156))
    #expect(point.y.bitPattern == 0x3FD4_7E85_81BA_71F5)
  }

  @Test("Sines, logarithms and powers are those of the C library, within rounding")
  func elementaryFunctions() {
    for step in -90...90 {
      let angle = Double(step) * .pi / 180
      #expect(abs(PortableMath.sine(angle) - sin(angle)) < 4e-16)
      let pair = PortableMath.sineAndCosine(degrees: Double(step) * 7)
      #expect(abs(pair.sine - sin(angle * 7)) < 1e-14)
      #expect(abs(pair.cosine - cos(angle * 7)) < 1e-14)
    }
    for value in [1e-300, 0.001, 0.5, 0.99, 1, 1.5, 2, 10, 1e18] {
      #expect(abs(PortableMath.logarithm(value) - log(value)) <= 4e-16 * max(1, abs(log(value))))
    }
    for exponent in [-20.25, -1, 0, 0.5, 3.7, 22] {
      #expect(abs(PortableMath.powerOfTwo(exponent) / exp2(exponent) - 1) < 1e-15)
    }
    #expect(PortableMath.sineAndCosine(degrees: -90).sine == -1)
    #expect(PortableMath.sineAndCosine(degrees: 450).cosine == 0)
  }
}
