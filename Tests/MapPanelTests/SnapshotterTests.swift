import MapKit
import SwiftUI
import Testing

/// Pictures of maps, and what UIKit's maps keep.
@MainActor @Suite struct SnapshotterTests {
  private struct Card: View {
    @State private var image: UIImage?
    @State private var corner = CGPoint.zero
    let size: CGSize
    let failed: (any Error) -> Void

    var body: some View {
      VStack { if let image { Image(uiImage: image) } }
        .task {
          let options = MKMapSnapshotter.Options()
          options.size = size
          options.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 54.3, longitude: 10.1),
            span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.2))
          do {
            image = try await MKMapSnapshotter(options: options).start().image
          } catch { failed(error) }
        }
    }
  }

  @Test func aPictureIsAsLargeAsItsMap() throws {
    var error: (any Error)?
    let size = CGSize(width: 160, height: 90)
    let (list, _) = try show(Card(size: size) { error = $0 })
    #expect(error == nil)
    let plain = try show(VStack {}).list
    #expect(list.operations.count > plain.operations.count)
  }

  @Test func aPictureWithoutASizeIsAnError() throws {
    var error: (any Error)?
    _ = try show(Card(size: .zero) { error = $0 })
    #expect(error is MKError)
  }

  @Test func aClusterStandsInTheMiddleOfItsThings() {
    let places = [(54.0, 10.0), (55.0, 12.0)].map { latitude, longitude in
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
    let cluster = MKClusterAnnotation(memberAnnotations: places)
    #expect(cluster.coordinate.latitude == 54.5 && cluster.coordinate.longitude == 11)
    #expect(MKClusterAnnotation(memberAnnotations: []).coordinate.latitude == 0)
  }

  @Test func distancesOfACameraAreInOrder() {
    #expect(
      MKMapView.CameraZoomRange(
        minCenterCoordinateDistance: 9, maxCenterCoordinateDistance: 3) == nil)
    let map = MKMapView()
    #expect(map.cameraZoomRange?.minCenterCoordinateDistance == 0)
    map.setCameraZoomRange(.init(maxCenterCoordinateDistance: 500), animated: true)
    #expect(map.cameraZoomRange?.maxCenterCoordinateDistance == 500)
  }
}
