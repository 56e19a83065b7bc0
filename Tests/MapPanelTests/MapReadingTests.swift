import Foundation
import MapKit
import TestSupport
import Testing

@testable import MapPanel

private let cathedral = CLLocationCoordinate2D(latitude: 54.18145, longitude: 45.18156)
private let arena = CLLocationCoordinate2D(latitude: 54.18183, longitude: 45.20443)
private let region = MKCoordinateRegion(
  center: cathedral, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))

/// What the views of a test have told.
@MainActor
private final class Notes {
  var contexts: [MapCameraUpdateContext] = []
  var changes = 0
  var proxy: MapProxy?
}

/// A map whose camera a button moves.
private struct MovingMap: View {
  let notes: Notes
  @State private var position = MapCameraPosition.region(region)

  var body: some View {
    VStack(spacing: 0) {
      Button("К стадиону") {
        position = .camera(
          MapCamera(centerCoordinate: arena, distance: 900, heading: 90, pitch: 45))
      }
      Map(position: $position) { Marker("Собор", coordinate: cathedral) }
        .onMapCameraChange { notes.contexts.append($0) }
        .onMapCameraChange(frequency: .continuous) { notes.changes += 1 }
    }
  }
}

@Suite("Reading maps")
@MainActor
struct MapReadingTests {
  private let screen = Surroundings(
    size: CGSize(width: 390, height: 500),
    safeArea: EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0))

  private func read() throws -> (Notes, ViewHost) {
    let notes = Notes()
    let view = MapReader { proxy in
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        Map(initialPosition: .region(region)) { Marker("Собор", coordinate: cathedral) }
          .onAppear { notes.proxy = proxy }
          .overlay(alignment: .topLeading) {
            if let point = proxy.convert(cathedral, to: .local) {
              Text(verbatim: "\(Int(point.x.rounded())), \(Int(point.y.rounded()))")
            }
          }
      }
      .coordinateSpace(name: "screen")
    }
    let host = ViewHost(view, text: PlainText(), assets: FixedPictures())
    _ = try host.render(in: screen)
    return (notes, host)
  }

  @Test("A proxy converts points and coordinates in every space, there and back")
  func conversion() throws {
    let proxy = try #require(try read().0.proxy)
    // A region is fitted in the projection, whose middle is not quite that of its degrees.
    // The map begins 160 below the screen's top and ends 40 above its bottom: 390 x 300.
    let local = try #require(proxy.convert(cathedral, to: .local))
    #expect(abs(local.x - 195) < 0.01 && abs(local.y - 150) < 0.1)
    let global = try #require(proxy.convert(cathedral, to: .global))
    #expect(abs(global.y - 310) < 0.1)
    let back = try #require(proxy.convert(global, from: .global))
    #expect(abs(back.latitude - cathedral.latitude) < 1e-9)
    let corner = try #require(proxy.convert(CGPoint(x: 390, y: 0), from: .local))
    #expect(corner.latitude > cathedral.latitude && corner.longitude > cathedral.longitude)
    let again = try #require(proxy.convert(corner, to: .local))
    #expect(abs(again.x - 390) < 1e-3 && abs(again.y) < 1e-3)
  }

  @Test("Content that asks the proxy is made anew when the map is laid out")
  func content() throws {
    let (_, host) = try read()
    #expect(try host.render(in: screen).texts.contains("195, 150"))
  }

  @Test("Without a map a proxy knows no place, and beyond the poles there is none")
  func nothing() throws {
    let notes = Notes()
    _ = try show(
      MapReader { proxy in Text("нет карты").onAppear { notes.proxy = proxy } })
    let proxy = try #require(notes.proxy)
    #expect(proxy.convert(.zero, from: .local) == nil)
    #expect(proxy.convert(cathedral, to: .global) == nil)
    let shown = try #require(try read().0.proxy)
    #expect(shown.convert(CGPoint(x: 0, y: -1e9), from: .local) == nil)
  }

  @Test("A proxy frames regions, rectangles and places with cameras")
  func framing() throws {
    let proxy = try #require(try read().0.proxy)
    let camera = proxy.camera(framing: region)
    #expect(abs(camera.centerCoordinate.latitude - cathedral.latitude) < 0.001)
    // 0.05 degrees of latitude are 5.6 km; a camera of 30 degrees sees them from 10.4 km.
    #expect(abs(camera.distance - 10_400) < 300)
    let wide = MKMapRect(
      origin: MKMapPoint(cathedral), size: MKMapSize(width: 100_000, height: 10_000))
    #expect(proxy.camera(framing: wide).centerCoordinate.longitude > cathedral.longitude)
    let item = MKMapItem(placemark: MKPlacemark(coordinate: arena))
    #expect(
      abs(
        proxy.camera(framing: item, allowPitch: false).centerCoordinate.longitude - arena.longitude)
        < 1e-6)
  }

  @Test("A camera's changes are told once each: at first, and when it moved")
  func cameraChanges() throws {
    let notes = Notes()
    let host = ViewHost(MovingMap(notes: notes), text: PlainText(), assets: FixedPictures())
    _ = try host.render(in: screen)
    _ = try host.render(in: screen)
    #expect(notes.contexts.count == 1 && notes.changes == 1)
    let first = try #require(notes.contexts.first)
    #expect(abs(first.camera.centerCoordinate.latitude - cathedral.latitude) < 1e-5)
    #expect(first.region.span.latitudeDelta >= 0.0499)
    #expect(abs(first.rect.midX - MKMapPoint(cathedral).x) < 1)
    try host.tap("К стадиону")
    _ = try host.render(in: screen)
    #expect(notes.contexts.count == 2 && notes.changes == 2)
    let second = try #require(notes.contexts.last?.camera)
    #expect(abs(second.distance - 900) < 1e-6 && second.heading == 90 && second.pitch == 45)
    #expect(abs(second.centerCoordinate.longitude - arena.longitude) < 1e-6)
  }

  @Test("Positions of every kind look where they say, and equal their likes")
  func positions() throws {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: arena))
    item.name = "Мордовия Арена"
    let camera = MapCamera(centerCoordinate: arena, distance: 500, heading: 10, pitch: 60)
    let rect = MKMapRect(
      origin: MKMapPoint(cathedral), size: MKMapSize(width: 1000, height: 1000))
    let positions: [MapCameraPosition] = [
      .automatic, .region(region), .rect(rect), .camera(camera), .item(item),
      .userLocation(fallback: .automatic),
      .userLocation(followsHeading: true, fallback: .region(region)),
    ]
    for (index, position) in positions.enumerated() {
      #expect(positions.firstIndex(of: position) == index)
      let list = try show(
        Map(initialPosition: position) { Marker(item: item) }
          .mapUserLocation(CLLocation(latitude: 54.18, longitude: 45.18))
      ).list
      #expect(list.operations.count > 1)
    }
    #expect(positions[4].item === item && positions[3].camera == camera)
    #expect(positions[6].followsUserLocation && positions[6].followsUserHeading)
    #expect(positions[6].fallbackPosition == .region(region))
    let list = try show(Map(initialPosition: .item(item)) { Marker(item: item) }).list
    #expect(list.texts.contains("Мордовия Арена"))
  }

  @Test("Automatic positions show markers whole between bars, on every screen")
  func automatic() throws {
    let places = [cathedral, arena, CLLocationCoordinate2D(latitude: 54.2, longitude: 45.17)]
    for size in [CGSize(width: 320, height: 568), CGSize(width: 1366, height: 1024)] {
      let map = Map {
        ForEach(0..<3) { index in
          Annotation("\(index)", coordinate: places[index], anchor: .bottom) {
            Color.red.frame(width: 52, height: 66)
          }
        }
      }
      let safe = EdgeInsets(top: 100, leading: 0, bottom: 120, trailing: 0)
      let list = try show(map, size: size, safeArea: safe).list
      let visible = CGRect(x: 0, y: 100, width: size.width, height: size.height - 220)
      let frames = list.operations.compactMap { operation -> CGRect? in
        guard case .fill(let path, _, _) = operation, path.boundingRect.width == 52 else {
          return nil
        }
        return path.boundingRect
      }
      #expect(frames.count == 3)
      for frame in frames { #expect(visible.contains(frame), "\(frame) in \(visible)") }
      #expect(Set(list.texts).isSuperset(of: ["0", "1", "2"]))
    }
  }

  @Test("The other spellings of content are drawn")
  func spellings() throws {
    let points = [cathedral, arena, CLLocationCoordinate2D(latitude: 54.19, longitude: 45.19)]
      .map { MKMapPoint($0) }
    let map = Map(initialPosition: .region(region)) {
      Marker("Собор", monogram: Text("СФ"), coordinate: cathedral)
      Annotation(coordinate: arena, anchor: .top) {
        Text("вид")
      } label: {
        Text("Арена")
      }
      MapPolyline(points: points).stroke(.blue, lineWidth: 7)
      MapPolygon(points: points).foregroundStyle(.green)
      MapCircle(
        mapRect: MKMapRect(origin: points[0], size: MKMapSize(width: 4000, height: 9000)))
      UserAnnotation(anchor: .bottom) { user in
        Text(verbatim: "я: \(user.location?.coordinate.latitude ?? 0)")
      }
    }
    let list = try show(
      map.mapUserLocation(CLLocation(latitude: 54.175, longitude: 45.18))
    ).list
    #expect(Set(list.texts).isSuperset(of: ["Собор", "СФ", "вид", "Арена", "я: 54.175"]))
    #expect(
      list.operations.contains {
        if case .stroke(_, _, let style) = $0 { style.lineWidth == 7 } else { false }
      })
  }
}
