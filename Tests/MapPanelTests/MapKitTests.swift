import Foundation
@testable import MapKit
import Testing

@testable import MapPanel

private struct Sight: Identifiable {
  let id: String
  let coordinate: CLLocationCoordinate2D
}

private let cathedral = CLLocationCoordinate2D(latitude: 54.18145, longitude: 45.18156)
private let arena = CLLocationCoordinate2D(latitude: 54.18183, longitude: 45.20443)
private let sights = [Sight(id: "a", coordinate: cathedral), Sight(id: "b", coordinate: arena)]

/// A view as an app writes it.
private struct CityMap: View {
  @State private var position = MapCameraPosition.region(
    MKCoordinateRegion(
      center: cathedral, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05)))
  @State private var selection: String?
  var showsRoute = true

  var body: some View {
    Map(position: $position, selection: $selection) {
      ForEach(sights) { sight in
        Marker(sight.id, systemImage: "flag.fill", coordinate: sight.coordinate).tint(.blue)
      }
      Annotation("Кафе", coordinate: cathedral, anchor: .bottom) {
        Image(systemName: "cup.and.saucer.fill")
      }
      if showsRoute {
        MapPolyline(coordinates: [cathedral, arena]).stroke(.blue, lineWidth: 5)
      } else {
        MapCircle(center: cathedral, radius: 500).foregroundStyle(.red.opacity(0.2))
      }
      MapPolygon(coordinates: [
        cathedral, arena, CLLocationCoordinate2D(latitude: 54.19, longitude: 45.19),
      ])
      .foregroundStyle(.green).stroke(.black, lineWidth: 1)
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .flat, pointsOfInterest: .excludingAll))
    .mapControls {
      MapUserLocationButton()
      MapScaleView()
      MapCompass().mapControlVisibility(.visible)
    }
    .overlay(alignment: .bottom) { Text(selection ?? "ничего") }
  }
}

@Suite("MapKit's spelling")
@MainActor
struct MapKitTests {
  @Test("Pictures from above are the map, with or without names")
  func styles() {
    func names(_ style: MapStyle) -> Bool { style.showsNames }
    #expect(!names(.imagery(elevation: .realistic)))
    #expect(names(.hybrid(elevation: .realistic, showsTraffic: true)))
    #expect(!names(.hybrid(pointsOfInterest: .excludingAll)))
  }

  private func strokes(_ list: DisplayList) -> [StrokeStyle] {
    list.operations.compactMap { if case .stroke(_, _, let style) = $0 { style } else { nil } }
  }

  @Test("A map of an app draws its markers, shapes, controls and the user")
  func newer() throws {
    let location = CLLocation(
      coordinate: cathedral, altitude: 0, horizontalAccuracy: 100, verticalAccuracy: -1, course: 30,
      speed: 0, timestamp: Date(timeIntervalSince1970: 0))
    let (list, _) = try show(CityMap().mapUserLocation(location))
    #expect(strokes(list).contains { $0.lineWidth == 5 })
    #expect(Set(list.texts).isSuperset(of: ["a", "b", "С", "1 км", "ничего"]))
    let symbols = list.operations.compactMap {
      if case .symbol(let drawing) = $0 { drawing.symbol.name } else { nil }
    }
    #expect(symbols.filter { $0 == "flag.fill" }.count == 2)
    #expect(Set(symbols).isSuperset(of: ["cup.and.saucer.fill", "location.fill"]))
  }

  @Test("The other branch of the content is shown instead")
  func branches() throws {
    let (list, _) = try show(CityMap(showsRoute: false))
    #expect(!strokes(list).contains { $0.lineWidth == 5 })
  }

  @Test("A tap on a marker selects its tag, and the marker grows")
  func selection() throws {
    let (_, host) = try show(CityMap())
    try host.tap("b")
    let list = try host.render(in: Surroundings(size: CGSize(width: 390, height: 500)))
    #expect(list.texts.contains("b") && !list.texts.contains("ничего"))
  }

  @Test("Maps as before iOS 17 place markers, pins and views")
  func older() throws {
    let region = Binding.constant(
      MKCoordinateRegion(center: cathedral, latitudinalMeters: 4000, longitudinalMeters: 4000))
    let view = VStack {
      Map(coordinateRegion: region, annotationItems: sights) {
        MapMarker(coordinate: $0.coordinate, tint: .green)
      }
      Map(coordinateRegion: region, annotationItems: sights) {
        MapPin(coordinate: $0.coordinate)
      }
      Map(coordinateRegion: region, showsUserLocation: true, annotationItems: sights) { sight in
        MapAnnotation(coordinate: sight.coordinate) { Text(verbatim: "view \(sight.id)") }
      }
    }
    let (list, _) = try show(view)
    #expect(Set(list.texts).isSuperset(of: ["view a", "view b"]))
  }

  @Test("Automatic positions take in all content")
  func automatic() {
    let places = [cathedral, arena].map { GeoCoordinate($0) }
    let viewport = MapCameraPosition.automatic.camera(content: places, user: nil)
      .viewport(
        size: CGSize(width: 300, height: 300), visible: CGRect(x: 0, y: 0, width: 300, height: 300))
    for place in places {
      #expect(CGRect(x: 10, y: 10, width: 280, height: 280).contains(viewport.point(of: place)))
    }
  }

  @Test("Rectangles and regions are each other's")
  func rectangles() {
    let rect = MKMapRect(
      origin: MKMapPoint(cathedral), size: MKMapSize(width: 100_000, height: 80_000))
    let region = MKCoordinateRegion(rect)
    #expect(
      abs(region.center.longitude - (cathedral.longitude + 100_000 / 268_435_456 * 180)) < 1e-9)
    #expect(region.span.latitudeDelta > 0)
    #expect(abs(MKMapPoint(cathedral).coordinate.latitude - cathedral.latitude) < 1e-10)
  }

  @Test("Distances are those of a sphere")
  func distance() {
    let (a, b) = (
      CLLocation(latitude: 54.18145, longitude: 45.18156),
      CLLocation(latitude: 54.18183, longitude: 45.20443)
    )
    #expect(abs(a.distance(from: b) - 1489) < 3)
    #expect(a.distance(from: a) == 0)
  }

  @Test("The stand-in for the device's location tells its delegate")
  func manager() {
    final class Listener: CLLocationManagerDelegate {
      var heard: [CLLocation] = []
      func locationManager(_ manager: CLLocationManager, didUpdateLocations list: [CLLocation]) {
        heard += list
      }
    }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(listener.heard.isEmpty && manager.authorizationStatus == .authorizedWhenInUse)
    manager.simulate(CLLocation(latitude: 1, longitude: 2))
    manager.startUpdatingLocation()
    #expect(listener.heard.count == 2)
  }
}
