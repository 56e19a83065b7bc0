import Foundation
import SwiftUI
import Testing

@testable import MapPanel

/// Where a finger hears a marker of the map.
@Suite("Touching markers")
@MainActor
struct MapTouchTests {
  private let camera = MapPanelCamera.zoom(center: Saransk.center, zoom: 14)
  private let canvas = CGRect(x: 0, y: 0, width: 390, height: 500)

  /// The coordinate that stands at a point of the canvas.
  private func place(_ x: Double, _ y: Double) -> GeoCoordinate {
    let viewport = camera.viewport(size: canvas.size, visible: canvas)
    return Mercator.coordinate(of: viewport.place(at: CGPoint(x: x, y: y)))
  }

  /// Shows markers with their tips at points, and taps points in turn.
  private func taps(
    _ points: [CGPoint], on tips: [(x: Double, y: Double)], selected: Int? = nil
  ) throws -> [Int?] {
    var last: Int?
    let annotations = tips.indices.map { index in
      MapPanelAnnotation.marker(
        id: index, title: "", coordinate: place(tips[index].x, tips[index].y),
        isSelected: index == selected
      ) { last = index }
    }
    let (_, host) = try show(MapPanel(camera, annotations: annotations, ornaments: []))
    return points.map { point in
      last = nil
      try? host.tap(at: point)
      return last
    }
  }

  @Test("A marker of 28 by 33 points is heard in 44 by 44")
  func area() throws {
    // The balloon reaches from 186 to 214 and from 217 to 250.
    let heard = [(200.0, 234.0), (179, 213), (221, 255), (179, 255), (221, 213)]
    let deaf = [(177.0, 234.0), (223, 234), (200, 210), (200, 257)]
    let points = (heard + deaf).map { CGPoint(x: $0.0, y: $0.1) }
    let found = try taps(points, on: [(200, 250)])
    #expect(found == heard.map { _ in 0 } + deaf.map { _ in nil })
  }

  @Test("Between two markers the nearer one is heard, whichever is drawn above the other")
  func nearest() throws {
    // The areas lie over each other from 214 to 222.
    let points = [CGPoint(x: 215.5, y: 230), CGPoint(x: 220.5, y: 230)]
    #expect(try taps(points, on: [(200, 250), (236, 250)]) == [0, 1])
    #expect(try taps(points, on: [(236, 250), (200, 250)]) == [1, 0])
    // A balloon's own points are its own, however near another's middle is.
    let drawn = [CGPoint(x: 200, y: 190)]
    #expect(try taps(drawn, on: [(200, 250), (200, 185)], selected: 0) == [0])
  }

  @Test("The area of a marker at an edge is moved into what no bar covers")
  func edges() {
    let look = CGRect(x: 2, y: 100, width: 28, height: 33)
    let areas = MapTouchAreas(
      looks: [look, look.offsetBy(dx: 360, dy: 0), look.offsetBy(dx: -20, dy: 0)],
      within: CGRect(x: 0, y: 98, width: 390, height: 300))
    #expect(areas.frames[0] == CGRect(x: 0, y: 98, width: 44, height: 44))
    #expect(areas.frames[1] == CGRect(x: 346, y: 98, width: 44, height: 44))
    // One that hangs over the edge is still held.
    #expect(areas.frames[2].contains(look.offsetBy(dx: -20, dy: 0)))
  }

  @Test("Markers that stand apart have no parts of areas beneath others")
  func patches() {
    func count(_ distance: CGFloat) -> Int {
      let look = CGRect(x: 100, y: 100, width: 28, height: 33)
      return MapTouchAreas(looks: [look, look.offsetBy(dx: distance, dy: 0)], within: canvas)
        .patches.count
    }
    #expect(count(44) == 0)
    // A part for each row of four points.
    #expect(count(36) == 11)
  }

  @Test("A tap on a cluster shows its members apart, until the camera is another one")
  func clusters() throws {
    struct Moving: View {
      let camera: MapPanelCamera
      let annotations: [MapPanelAnnotation]
      @State private var zoom = 14.0

      var body: some View {
        VStack(spacing: 0) {
          Button("Дальше") { zoom = 13.9 }
          MapPanel(
            zoom == 14 ? camera : .zoom(center: Saransk.center, zoom: zoom),
            annotations: annotations, clustering: MapClustering())
        }
      }
    }
    let annotations = [place(190, 250), place(205, 250), place(60, 100)].enumerated().map {
      MapPanelAnnotation.marker(
        id: $0.offset, title: "М\($0.offset)", coordinate: $0.element, isClusterable: true
      ) {}
    }
    let (list, host) = try show(Moving(camera: camera, annotations: annotations))
    #expect(list.texts.contains("2"))
    func texts() throws -> [String] {
      var surroundings = Surroundings(size: canvas.size, safeArea: EdgeInsets())
      surroundings.environment.locale = Locale(identifier: "ru_RU")
      try host.settle(in: surroundings)
      return try host.render(in: surroundings).texts
    }
    try host.tap("М0, М1")
    let apart = try texts()
    #expect(!apart.contains("2") && Set(apart).isSuperset(of: ["М0", "М1"]))
    try host.tap("Дальше")
    #expect(try texts().contains("2"))
  }
}
