import Foundation
import Testing

@testable import MapKit

private let cathedral = CLLocationCoordinate2D(latitude: 54.18145, longitude: 45.18156)
private let arena = CLLocationCoordinate2D(latitude: 54.18183, longitude: 45.20443)

/// A map of UIKit in a view of SwiftUI, as apps of iOS 13 have it.
private struct CityView: UIViewRepresentable {
  var answers = true

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.setRegion(
      MKCoordinateRegion(center: cathedral, latitudinalMeters: 4000, longitudinalMeters: 4000),
      animated: false)
    map.addAnnotation(MKPointAnnotation(coordinate: arena, title: "Arena"))
    map.addAnnotation(MKPointAnnotation(coordinate: cathedral, title: "Cathedral"))
    map.addOverlay(MKPolyline(coordinates: [cathedral, arena], count: 2))
    map.addOverlay(MKCircle(center: cathedral, radius: 300))
    return map
  }

  func updateUIView(_ view: MKMapView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(answers: answers) }

  final class Coordinator: NSObject, MKMapViewDelegate {
    let answers: Bool
    init(answers: Bool) { self.answers = answers }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard answers, annotation.title == "Arena" else { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "arena")
      view.glyphText = "A"
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard answers else { return MKOverlayRenderer() }
      guard let line = overlay as? MKPolyline else {
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor = .green
        return renderer
      }
      let renderer = MKPolylineRenderer(polyline: line)
      (renderer.strokeColor, renderer.lineWidth) = (.red, 7)
      return renderer
    }
  }
}

/// A view whose place a stand-in takes, the control of what is drawn.
private struct OtherView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// MapKit's map of UIKit.
@MainActor
struct MapViewTests {
  private func lines(_ list: DisplayList) -> [Double] {
    list.operations.compactMap {
      if case .stroke(_, _, let style) = $0 { Double(style.lineWidth) } else { nil }
    }
  }

  @Test func aRepresentableDrawsTheMapWithWhatIsOnIt() throws {
    let list = try show(CityView()).list
    #expect(Set(list.texts).isSuperset(of: ["Arena", "Cathedral", "A"]))
    #expect(lines(list).contains(7))
    #expect(!list.texts.contains("CityView"))
  }

  @Test func withoutAnAnswerThereAreBalloonsAndNoLines() throws {
    let list = try show(CityView(answers: false)).list
    #expect(Set(list.texts).isSuperset(of: ["Arena", "Cathedral"]))
    #expect(!list.texts.contains("A") && !lines(list).contains(7))
  }

  @Test func anotherViewHasAStandInWithItsName() throws {
    #expect(try show(OtherView()).list.texts == ["OtherView"])
  }

  @Test func aMapLooksWhereItIsTold() {
    let map = MKMapView()
    map.showAnnotations(
      [MKPointAnnotation(coordinate: cathedral), MKPointAnnotation(coordinate: arena)],
      animated: false)
    #expect(map.annotations.count == 2)
    #expect(abs(map.region.center.longitude - (cathedral.longitude + arena.longitude) / 2) < 1e-9)
    map.setCenter(arena, animated: true)
    #expect(map.centerCoordinate.latitude == arena.latitude)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }

  @Test func aMapShowsARectangleWithRoomAroundIt() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rect = MKPolyline(coordinates: [cathedral, arena], count: 2).boundingMapRect
    map.setVisibleMapRect(rect, animated: false)
    #expect(abs(map.visibleMapRect.size.width - rect.size.width) < 1)
    #expect(abs(map.region.center.longitude - (cathedral.longitude + arena.longitude) / 2) < 1e-6)
    let edges = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    map.setVisibleMapRect(rect, edgePadding: edges, animated: false)
    #expect(abs(map.visibleMapRect.size.width - 2 * rect.size.width) < 1)
    #expect(abs(map.visibleMapRect.maxX - rect.maxX) < 1)
  }

  @Test func pointsBecomePlaces() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.region = MKCoordinateRegion(
      center: cathedral, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.4))
    let corner = map.convert(.zero, toCoordinateFrom: map)
    #expect(abs(corner.latitude - (cathedral.latitude + 0.1)) < 1e-9)
    #expect(abs(corner.longitude - (cathedral.longitude - 0.2)) < 1e-9)
  }

  @Test func aCameraIsCopiedAndTellsARegion() {
    let map = MKMapView()
    let camera = MKMapCamera(lookingAtCenter: arena, fromDistance: 1000, pitch: 30, heading: 90)
    map.camera = camera
    camera.heading = 0
    #expect(map.camera.heading == 90 && map.centerCoordinate.latitude == arena.latitude)
    // A camera of 30° sees twice the tangent of 15° of its distance.
    #expect(abs(map.region.span.latitudeDelta - 535.9 / 111_195) < 1e-4)
    map.centerCoordinate = cathedral
    #expect(map.camera.heading == 90 && map.camera.centerCoordinate.latitude == cathedral.latitude)
    let region = map.region
    map.setRegion(region, animated: false)
    #expect(map.camera.heading == 0)
    #expect(abs(map.camera.centerCoordinateDistance - 1000) < 1)
    map.setCamera(MKMapCamera(), animated: true)
    #expect(map.centerCoordinate.latitude == 0)
  }

  @Test func aCameraTurnsThePicture() throws {
    let strokes = { (heading: Double) in
      try show(CameraView(heading: heading)).list.operations.compactMap {
        if case .stroke(let path, _, _) = $0 { path } else { nil }
      }
    }
    #expect(try strokes(0) == strokes(0))
    #expect(try strokes(0) != strokes(90))
  }

  @Test func namesAreHiddenWhereNoPlacesAre() {
    let all = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    #expect(all.style.showsNames)
    all.pointOfInterestFilter = .excludingAll
    #expect(!all.style.showsNames)
    all.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
    #expect(all.style.showsNames)
    #expect(!MKImageryMapConfiguration().style.showsNames)
    #expect(MKHybridMapConfiguration().style.showsNames)
  }
}

/// A map that a camera looks at.
private struct CameraView: UIViewRepresentable {
  var heading: Double

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .flat)
    map.delegate = context.coordinator
    map.addOverlay(MKPolyline(coordinates: [cathedral, arena], count: 2))
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.camera = MKMapCamera(
      lookingAtCenter: cathedral, fromDistance: 9000, pitch: 0, heading: heading)
  }

  func makeCoordinator() -> CityView.Coordinator { CityView.Coordinator(answers: true) }
}
