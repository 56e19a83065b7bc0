import Foundation
import SwiftUI
import Testing

@testable import MapPanel

@Suite("Names on the map")
struct LabelPlacementTests {
  private let canvas = CGRect(x: 0, y: 0, width: 390, height: 600)

  private func placed(
    zoom: Double, heading: Double = 0, markers: [CGRect] = [], obstacles: [CGRect] = [],
    lines: [OrientedBox] = []
  ) throws -> [PlacedLabel] {
    let viewport = MapPanelCamera.zoom(center: Saransk.center, zoom: zoom, heading: heading)
      .viewport(size: canvas.size, visible: canvas)
    let shapes = MapShapes([try Saransk.map()], viewport: viewport, origin: .zero)
    var placement = LabelPlacement(
      canvas: canvas, obstacles: obstacles, markers: markers, lines: lines, halo: .white,
      measure: PlainText())
    placement.place(shapes.labelCandidates(.light))
    return placement.labels
  }

  private func overlapping(_ boxes: [OrientedBox]) -> Int {
    boxes.indices.reduce(0) { count, a in
      count + boxes.indices.filter { $0 > a && boxes[$0].overlaps(boxes[a]) }.count
    }
  }

  static let views: [(zoom: Double, heading: Double)] = [
    (13, 0), (14.2, 0), (15, 0), (15.5, 45), (16, 0), (16, 170), (17, -30),
  ]

  @Test("No name overlaps another, a marker or a panel, and none is cut", arguments: views.indices)
  func noOverlap(_ index: Int) throws {
    let view = Self.views[index]
    let marker = CGRect(x: 180, y: 280, width: 28, height: 33)
    let panel = CGRect(x: 0, y: 500, width: 390, height: 100)
    let labels = try placed(
      zoom: view.zoom, heading: view.heading, markers: [marker], obstacles: [panel])
    let boxes = labels.map(\.box) + [OrientedBox(marker), OrientedBox(panel)]
    #expect(labels.count >= 3)
    #expect(overlapping(boxes) == 0)
    #expect(labels.allSatisfy { $0.box.isInside(canvas) })
  }

  @Test("The check finds labels that do overlap")
  func negativeControl() throws {
    let labels = try placed(zoom: 16)
    let moved = labels.map { label -> OrientedBox in
      var box = label.box
      box.center = CGPoint(x: 200, y: 300)
      return box
    }
    #expect(overlapping(moved) > 0)
    let cross = OrientedBox(
      center: .zero, size: CGSize(width: 100, height: 4), direction: CGPoint(x: 0, y: 1))
    let bar = OrientedBox(center: .zero, size: CGSize(width: 100, height: 4))
    var beside = bar
    beside.center = CGPoint(x: 30, y: 20)
    #expect(bar.overlaps(cross) && !bar.overlaps(beside))
  }

  /// The title of a marker in the middle of the canvas, with a route that leaves its tip.
  private func title(_ ends: [CGPoint]) throws -> (box: OrientedBox, lines: [OrientedBox]) {
    let marker = CGRect(x: 180, y: 280, width: 28, height: 33)
    let tip = CGPoint(x: marker.midX, y: marker.maxY)
    let lines = ends.compactMap { OrientedBox(from: tip, to: $0, width: 10) }
    var placement = LabelPlacement(
      canvas: canvas, obstacles: [], markers: [marker], lines: lines, halo: .white,
      measure: PlainText())
    let style = MapTheme.Label(
      color: .black, size: 11, weight: .semibold, isItalic: false, zooms: 0...25)
    placement.place([
      LabelCandidate(
        name: "Музей имени Эрьзи", anchor: .marker(marker), style: style, priority: 1000,
        importance: 0)
    ])
    return (try #require(placement.labels.first).box, lines)
  }

  @Test("A marker's name stands off the lines that leave the marker, where a side is free")
  func routes() throws {
    let below = try title([]).box
    for end in [CGPoint(x: 380, y: 360), CGPoint(x: 10, y: 330), CGPoint(x: 194, y: 590)] {
      let (box, lines) = try title([end])
      #expect(!lines.contains { $0.overlaps(box) })
      // The control: beneath the marker, where it stands without a line, it would lie on it.
      #expect(lines.contains { $0.overlaps(below) })
    }
    // Lines to all sides leave it where it stands without any.
    let all = [(380, 313), (10, 313), (194, 590), (194, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(try title(all).box == below)
  }

  /// The boxes of a name in the way and of a street's beside it.
  private func street(_ spot: CGPoint) -> [OrientedBox] {
    let style = MapTheme.Label(
      color: .black, size: 11, weight: .regular, isItalic: false, zooms: 0...25)
    func candidate(_ name: String, _ anchor: LabelCandidate.Anchor, _ priority: Int)
      -> LabelCandidate
    {
      LabelCandidate(name: name, anchor: anchor, style: style, priority: priority, importance: 0)
    }
    let street = LineWindow([CGPoint(x: 0, y: 300), CGPoint(x: 390, y: 300)])
    let name = "улица Богдана Хмельницкого"
    var placement = LabelPlacement(
      canvas: canvas, obstacles: [], markers: [], halo: .white, measure: PlainText())
    placement.place([
      candidate("Театр", .point(spot), 500), candidate(name, .line(street, letters: name.count), 1),
    ])
    return placement.labels.map(\.box)
  }

  @Test("Names on one line are not read as one: a street's keeps its distance and finds its place")
  func namesInALine() throws {
    // Where the way is free the street's name stands in the middle of it.
    let free = try #require(street(CGPoint(x: 195, y: 100)).last)
    #expect(abs(free.center.x - 195) < 0.01)
    // In the middle of the way too little is left of it at steps of half a name.
    for edge in stride(from: CGFloat(186), through: 200, by: 2) {
      let boxes = street(CGPoint(x: edge - 16.5, y: 300))
      try #require(boxes.count == 2, "\(edge)")
      let (end, start) = (
        boxes[0].center.x + boxes[0].half.width, boxes[1].center.x - boxes[1].half.width
      )
      #expect(abs(end - edge) < 0.01 && start - end > 9.99, "\(edge)")
    }
    // A name above the street's may be nearer than one at its end.
    let above = street(CGPoint(x: 195, y: 300 - 2 * free.half.height - 4))
    #expect(above.count == 2 && above.last == free)
  }

  @Test("A line may run along a street's name, and not across it")
  func streetsAndLines() throws {
    let free = try placed(zoom: 15.5)
    let street = try #require(
      free.first { abs($0.box.direction.x) > 0.9 && $0.box.half.width > 30 })
    let (center, direction) = (street.box.center, street.box.direction)
    func line(along axis: CGPoint) throws -> OrientedBox {
      try #require(
        OrientedBox(
          from: CGPoint(x: center.x - axis.x * 60, y: center.y - axis.y * 60),
          to: CGPoint(x: center.x + axis.x * 60, y: center.y + axis.y * 60), width: 10))
    }
    let across = try line(along: CGPoint(x: -direction.y, y: direction.x))
    #expect(try !placed(zoom: 15.5, lines: [across]).contains { $0.box.overlaps(across) })
    let along = try line(along: direction)
    #expect(try placed(zoom: 15.5, lines: [along]).contains { $0.box == street.box })
  }

  @Test("Names are the same in every run")
  func determinism() throws {
    let (first, second) = (try placed(zoom: 15.5), try placed(zoom: 15.5))
    #expect(first.map(\.box) == second.map(\.box) && first.map(\.name) == second.map(\.name))
  }

  @Test("Streets are written upright along their course")
  func upright() throws {
    for heading in [0.0, 90, 180, 275] {
      for label in try placed(zoom: 15.5, heading: heading) {
        let direction = label.box.direction
        #expect(direction.x > 0 || (direction.x == 0 && direction.y < 0))
        #expect(abs(direction.x * direction.x + direction.y * direction.y - 1) < 1e-12)
      }
    }
  }

  @Test("A street that is cut at each crossing is one street")
  func joining() {
    func point(_ x: Double) -> CGPoint { CGPoint(x: x, y: 10) }
    let pieces = [[point(0), point(50)], [point(150), point(100)], [point(100), point(50)]]
    #expect(LineJoining.join(pieces) == [[point(0), point(50), point(100), point(150)]])
    #expect(LineJoining.join([[point(0), point(5)], [point(20), point(9)]]).count == 2)
  }

  @Test("A name needs a stretch that is straight enough")
  func straightness() {
    let size = CGSize(width: 60, height: 12)
    let straight = LineWindow([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 1)])
    #expect(straight.box(at: 50, size: size, sag: 3) != nil)
    #expect(straight.box(at: 20, size: size, sag: 3) == nil)
    let bent = LineWindow([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
    #expect(bent.box(at: 50, size: size, sag: 3) == nil)
  }

  @Test("A marker's name stands beneath it, or beside where there is no room")
  func titles() {
    let style = MapTheme.Label(
      color: .black, size: 11, weight: .semibold, isItalic: false, zooms: 0...25)
    func place(_ marker: CGRect) -> CGPoint? {
      var placement = LabelPlacement(
        canvas: canvas, obstacles: [], markers: [marker], halo: .white, measure: PlainText())
      placement.place([
        LabelCandidate(
          name: "Музей", anchor: .marker(marker), style: style, priority: 1, importance: 0)
      ])
      return placement.labels.first?.box.center
    }
    let below = place(CGRect(x: 180, y: 100, width: 30, height: 30))
    #expect(below?.x == 195 && (below?.y ?? 0) > 130)
    let above = place(CGRect(x: 180, y: 565, width: 30, height: 30))
    #expect((above?.y ?? 600) < 565)
  }
}
