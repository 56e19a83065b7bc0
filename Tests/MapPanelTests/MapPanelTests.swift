import Foundation
import SwiftUI
import Testing

@testable import MapPanel

@Suite("The map panel")
@MainActor
struct MapPanelTests {
  private func marker(_ id: Int, _ longitude: Double, isSelected: Bool = false)
    -> MapPanelAnnotation
  {
    .marker(
      id: id, title: "М\(id)",
      coordinate: GeoCoordinate(latitude: Saransk.center.latitude, longitude: longitude),
      isSelected: isSelected, isClusterable: true)
  }

  private func symbols(_ list: DisplayList) -> [SymbolDrawing] {
    list.operations.compactMap { if case .symbol(let drawing) = $0 { drawing } else { nil } }
  }

  @Test("A marker's tip stands where the projection has it")
  func anchor() throws {
    let annotation = MapPanelAnnotation(
      id: 1, coordinate: Saransk.center, anchor: .bottomTrailing
    ) {
      Color.red.frame(width: 20, height: 10)
    }
    let (list, _) = try show(
      MapPanel(.zoom(center: Saransk.center, zoom: 14), annotations: [annotation]))
    let frames = list.operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, _, _) = operation, path.boundingRect.width == 20 else {
        return nil
      }
      return path.boundingRect
    }
    #expect(frames == [CGRect(x: 175, y: 240, width: 20, height: 10)])
  }

  @Test("Near markers become a cluster with their number; the selected one stays apart")
  func clusters() throws {
    let annotations = [
      marker(1, 45.178), marker(2, 45.1781), marker(3, 45.1815, isSelected: true),
      marker(4, 45.19), marker(5, 45.1779), marker(6, 45.1815),
    ]
    let camera = MapPanelCamera.zoom(center: Saransk.center, zoom: 14)
    let (apart, _) = try show(MapPanel(camera, annotations: annotations))
    #expect(symbols(apart).count == 6)
    let (gathered, _) = try show(
      MapPanel(camera, annotations: annotations, clustering: MapClustering()))
    #expect(symbols(gathered).count == 2)
    #expect(gathered.texts.contains("3"))
    #expect(gathered.texts.contains("М3"))
  }

  @Test("A marker in a room whose edges are not round is within it")
  func roomOfAnySize() {
    let room = CGRect(x: 0, y: 130, width: 820, height: 922.15)
    let staged = StagedAnnotation(annotation: marker(1, 45.18), point: CGPoint(x: 400, y: 600))
    #expect(MapClustering().clusters([staged], within: room).count == 1)
  }

  @Test("Markers that could be gathered leave the plates their corner, and a gap")
  func plateGap() throws {
    let camera = MapPanelCamera.zoom(center: Saransk.center, zoom: 14)
    let size = CGSize(width: 390, height: 500)
    let viewport = camera.viewport(size: size, visible: CGRect(origin: .zero, size: size))
    func pins(_ tip: CGPoint, isClusterable: Bool) throws -> (count: Int, scale: CGRect) {
      let pin = MapPanelAnnotation.marker(
        id: 1, title: "", coordinate: Mercator.coordinate(of: viewport.place(at: tip)),
        isClusterable: isClusterable)
      let panel = MapPanel(
        camera, annotations: [pin], ornaments: [.scaleBar], clustering: MapClustering())
      let list = try show(panel, size: size).list
      let scale = try #require(list.items.flatMap(\.words).first { $0.text.hasSuffix(" м") })
      return (symbols(list).count, scale.frame)
    }
    let corner = try pins(CGPoint(x: 300, y: 200), isClusterable: true)
    #expect(corner.count == 1 && corner.scale.maxX < 168)
    // On the plates, and 2 points beside them; then 8 points beside them.
    for x in [40.0, 184] {
      let left = try pins(CGPoint(x: x, y: 490), isClusterable: true)
      #expect(left.count == 0 && left.scale == corner.scale)
    }
    let beside = try pins(CGPoint(x: 190, y: 490), isClusterable: true)
    #expect(beside.count == 1 && beside.scale == corner.scale)
    // The control: for one that stands alone the plates go elsewhere.
    let alone = try pins(CGPoint(x: 40, y: 490), isClusterable: false)
    #expect(alone.count == 1 && alone.scale.minX > 200)
  }

  @Test("The scale stands in a corner where it covers no marker; else in the first one")
  func plates() throws {
    let camera = MapPanelCamera.zoom(center: Saransk.center, zoom: 14)
    let viewport = camera.viewport(
      size: CGSize(width: 390, height: 500), visible: CGRect(x: 0, y: 0, width: 390, height: 500))
    func scale(_ tips: [(Double, Double)], _ ornaments: MapPanelOrnaments = [.scaleBar]) throws
      -> CGRect
    {
      let annotations = tips.enumerated().map { index, tip in
        MapPanelAnnotation.marker(
          id: index, title: "",
          coordinate: Mercator.coordinate(of: viewport.place(at: CGPoint(x: tip.0, y: tip.1))))
      }
      let list = try show(MapPanel(camera, annotations: annotations, ornaments: ornaments)).list
      return try #require(
        list.items.flatMap(\.words).first { $0.text.hasSuffix(" м") }
      ).frame
    }
    let first = try scale([])
    #expect(first.maxX < 168 && first.minY > 460)
    let second = try scale([(40, 490)])
    #expect(second.minX > 390 - 168 && second.minY == first.minY)
    let third = try scale([(40, 490), (350, 470)])
    #expect(third.minX == first.minX && third.maxY < 40)
    #expect(try scale([(40, 490), (350, 470), (100, 40)]) == first)
    // Markers elsewhere move nothing.
    #expect(try scale([(200, 200), (40, 450)]) == first)
  }

  @Test("A marker where the attribution might stand is shown")
  func ornaments() throws {
    let camera = MapPanelCamera.zoom(
      center: GeoCoordinate(latitude: 54.1961, longitude: 45.19), zoom: 14)
    for isSelected in [false, true] {
      let panel = MapPanel(
        camera, annotations: [marker(1, 45.182, isSelected: isSelected)],
        clustering: MapClustering())
      let point = camera.viewport(
        size: CGSize(width: 390, height: 500), visible: CGRect(x: 0, y: 0, width: 390, height: 500)
      ).point(of: GeoCoordinate(latitude: Saransk.center.latitude, longitude: 45.182))
      try #require(point.x < 350 && point.y > 482 && point.y < 515)
      #expect(try symbols(show(panel).list).count == 1)
    }
  }

  @Test("A marker that a bar or the screen's edge would cut is left out, unless it is selected")
  func edges() throws {
    let camera = MapPanelCamera.zoom(center: Saransk.center, zoom: 14)
    let bars = EdgeInsets(top: 100, leading: 0, bottom: 100, trailing: 0)
    let viewport = camera.viewport(
      size: CGSize(width: 390, height: 500), visible: CGRect(x: 0, y: 100, width: 390, height: 300))
    // Tips whose balloons are whole, cut by the upper bar, beneath it, cut by the lower bar, and
    // cut at the screen's side.
    let tips = [(200, 250), (250, 120), (150, 60), (100, 420), (385, 300)].map {
      Mercator.coordinate(of: viewport.place(at: CGPoint(x: $0.0, y: $0.1)))
    }
    for (isSelected, count) in [(false, 1), (true, 5)] {
      let annotations = tips.enumerated().map { index, place in
        MapPanelAnnotation.marker(
          id: index, title: "", coordinate: place, isSelected: isSelected, isClusterable: true)
      }
      let gathered = MapPanel(
        camera, annotations: annotations, ornaments: [], clustering: MapClustering())
      #expect(try symbols(show(gathered, safeArea: bars).list).count == count)
      let apart = MapPanel(camera, annotations: annotations, ornaments: [])
      #expect(try symbols(show(apart, safeArea: bars).list).count == 5)
    }
  }

  @Test("The region fits into what no bar covers, and the map reaches beneath the bars")
  func safeArea() throws {
    let annotation = MapPanelAnnotation(id: 1, coordinate: Saransk.center) {
      Color.red.frame(width: 20, height: 10)
    }
    let (list, _) = try show(
      MapPanel(.region(Saransk.region), source: try Saransk.map(), annotations: [annotation]),
      safeArea: EdgeInsets(top: 100, leading: 0, bottom: 20, trailing: 0))
    let fills = list.operations.compactMap { operation -> CGRect? in
      if case .fill(let path, _, _) = operation { path.boundingRect } else { nil }
    }
    #expect(fills.first == CGRect(x: 0, y: 0, width: 390, height: 500))
    let dot = fills.first { $0.width == 20 && $0.height == 10 }
    #expect(dot.map { abs($0.midY - 290) < 0.6 && $0.midX == 195 } == true)
  }

  @Test("Huge polygons are cut at the canvas's edge, far parts are thinned")
  func economy() throws {
    let viewport = MapPanelCamera.zoom(center: Saransk.center, zoom: 16)
      .viewport(
        size: CGSize(width: 390, height: 500), visible: CGRect(x: 0, y: 0, width: 390, height: 500))
    let shapes = MapShapes([try Saransk.map()], viewport: viewport, origin: .zero)
    let drawing = BaseMapDrawing(shapes, theme: .light)
    let limits = CGRect(x: -24, y: -24, width: 438, height: 548).insetBy(dx: -0.01, dy: -0.01)
    for operation in drawing.operations() {
      switch operation {
      case .fill(let path, _, _), .stroke(let path, _, _):
        #expect(limits.contains(path.boundingRect))
      default: break
      }
    }
  }

  @Test("The shapes of a canvas are kept; another map, place or corner has its own")
  func keptShapes() throws {
    let canvas = CGRect(x: 0, y: 0, width: 390, height: 500)
    func viewport(_ zoom: Double) -> MapViewport {
      MapPanelCamera.zoom(center: Saransk.center, zoom: zoom)
        .viewport(size: canvas.size, visible: canvas)
    }
    let map = try Saransk.map()
    let shapes = MapShapes.of([map], viewport: viewport(15), origin: .zero)
    let fresh = BaseMapDrawing(
      MapShapes([map], viewport: viewport(15), origin: .zero), theme: .light)
    for _ in 0..<2 {
      #expect(MapShapes.of([map], viewport: viewport(15), origin: .zero) === shapes)
      #expect(BaseMapDrawing(shapes, theme: .light).operations() == fresh.operations())
    }
    #expect(
      MapShapes.of([try Saransk.map()], viewport: viewport(15), origin: .zero) !== shapes)
    #expect(MapShapes.of([map], viewport: viewport(16), origin: .zero) !== shapes)
    #expect(
      MapShapes.of([map], viewport: viewport(15), origin: CGPoint(x: 1, y: 0)) !== shapes)
  }

  @Test("Casings of all roads lie beneath the roads")
  func casings() throws {
    let viewport = MapPanelCamera.zoom(center: Saransk.center, zoom: 16)
      .viewport(
        size: CGSize(width: 390, height: 500), visible: CGRect(x: 0, y: 0, width: 390, height: 500))
    let shapes = MapShapes([try Saransk.map()], viewport: viewport, origin: .zero)
    let operations = BaseMapDrawing(shapes, theme: .light).operations()
    let colors = operations.compactMap { operation -> RGBAColor? in
      if case .stroke(_, .color(let color), _) = operation { color } else { nil }
    }
    let palette = MapPalette.light
    let casing = try #require(colors.lastIndex(of: RGBAColor(hex: palette.avenueCasing)))
    let street = try #require(colors.firstIndex(of: RGBAColor(hex: palette.street)))
    #expect(casing < street)
  }

  @Test("The map repeats over the antimeridian and stops at the poles")
  func worldEdges() throws {
    let text = collection(
      (
        #""type":"Polygon","coordinates":[[[170,60],[180,60],[180,70],[170,70],[170,60]]]"#,
        #""natural":"water""#
      ),
      (
        #""type":"Polygon","coordinates":[[[-180,60],[-170,60],[-170,70],[-180,70],[-180,60]]]"#,
        #""natural":"water""#
      ))
    let data = try readGeoJSON(text)
    for longitude in [179.0, -179] {
      let viewport = MapPanelCamera.zoom(
        center: GeoCoordinate(latitude: 65, longitude: longitude), zoom: 4
      ).viewport(
        size: CGSize(width: 390, height: 390), visible: CGRect(x: 0, y: 0, width: 390, height: 390))
      #expect(VisibleFeatures([data], in: viewport)[.water].count == 2)
    }
    let polar = MapPanelCamera.zoom(center: GeoCoordinate(latitude: 90, longitude: 0), zoom: 3)
      .viewport(
        size: CGSize(width: 390, height: 390), visible: CGRect(x: 0, y: 0, width: 390, height: 390))
    #expect(abs(polar.place(at: .zero).y) < 1e-12)
  }

  @Test("The attribution says who made the map, and that it is a scheme")
  func attribution() throws {
    var data = try Saransk.map()
    data.attribution = "© участники OpenStreetMap"
    let (list, _) = try show(MapPanel(.region(Saransk.region), source: data))
    #expect(list.texts.contains("Схема · © участники OpenStreetMap"))
    // A reader of another language sees no second mark where the makers say it themselves.
    (data.attribution, data.attributions) = ("Схема города", [:])
    let english = try show(
      MapPanel(.region(Saransk.region), source: data).environment(\.locale, .init(identifier: "en"))
    ).list
    #expect(english.texts.contains("Схема города"))
    data.attributions = ["en": "Schematic map"]
    let translated = try show(
      MapPanel(.region(Saransk.region), source: data).environment(\.locale, .init(identifier: "en"))
    ).list
    #expect(translated.texts.contains("Schematic map"))
    data.attribution = "© участники OpenStreetMap"
    let (hidden, _) = try show(MapPanel(.region(Saransk.region), source: data, ornaments: []))
    #expect(!hidden.texts.contains { $0.contains("©") })
  }

  @Test("Places that are to be seen stand clear of the ornaments and of the edges")
  func placesAboveOrnaments() throws {
    let corners = [(45.17, 54.19), (45.19, 54.18), (45.17, 54.18)].map {
      GeoCoordinate(latitude: $0.1, longitude: $0.0)
    }
    for size in [CGSize(width: 375, height: 350), CGSize(width: 667, height: 180)] {
      let visible = CGRect(origin: .zero, size: size)
      let annotations = corners.enumerated().map {
        MapPanelAnnotation.marker(
          id: $0.offset, title: "Место", coordinate: $0.element, isClusterable: true)
      }
      let ornaments: MapPanelOrnaments = [.scaleBar, .attribution]
      let panel = MapPanel(
        .places(corners), annotations: annotations, ornaments: ornaments,
        clustering: MapClustering())
      let drawn = symbols(try show(panel, size: size).list)
      #expect(drawn.count == 3)
      for glyph in drawn { #expect(visible.insetBy(dx: 20, dy: 0).contains(glyph.frame)) }
      // The control: without that room the lowest marker is hidden by them.
      let low = MapPanelCamera.places(corners).viewport(size: size, visible: visible)
      #expect(low.point(of: corners[2]).y > size.height - 40)
    }
  }

  @Test("Names leave free where the device looks, and a camera shows all of its circle")
  func cone() {
    let east = MapHeadingCone.bounds(at: CGPoint(x: 100, y: 100), heading: 90)
    #expect(east.minX == 100 && abs(east.maxX - 138) < 0.01 && abs(east.height - 38) < 0.01)
    let user = MapPanelUser(coordinate: Saransk.center, accuracy: 100)
    let visible = CGRect(x: 0, y: 0, width: 300, height: 300)
    let viewport = MapPanelCamera.places(user.surroundings)
      .viewport(size: visible.size, visible: visible)
    let (middle, reach) = (
      viewport.point(of: user.coordinate),
      viewport.points(metres: 100, atLatitude: user.coordinate.latitude)
    )
    #expect(visible.contains(middle) && middle.x - reach >= 40 && middle.x + reach <= 260)
  }

  @Test("The scale bar has the largest round length that fits")
  func scaleBar() {
    #expect(MapScaleBar.length(metresPerPoint: 1) == 50)
    #expect(MapScaleBar.length(metresPerPoint: 3) == 200)
    #expect(MapScaleBar.length(metresPerPoint: 60) == 5000)
    #expect(MapScaleBar.length(metresPerPoint: 0.02) == 1)
  }

  @Test("The compass appears when the map is turned, and the user's cone turns with it")
  func heading() throws {
    let user = MapPanelUser(coordinate: Saransk.center, accuracy: 100, heading: 90)
    let level = MapPanel(.zoom(center: Saransk.center, zoom: 14), user: user)
    let turned = MapPanel(.zoom(center: Saransk.center, zoom: 14, heading: 30), user: user)
    #expect(try !show(level).list.texts.contains("С"))
    #expect(try show(turned).list.texts.contains("С"))
  }

  @Test("A draw list is the same in every run")
  func determinism() throws {
    let panel = MapPanel(.region(Saransk.region), source: try Saransk.map())
    #expect(try show(panel).list.items == show(panel).list.items)
  }
}
