import CairoRender
import Foundation
import SwiftUI
import Testing

@testable import MapPanel

@Suite("Pictures of maps")
@MainActor
struct MapPictureTests {
  /// Draws a view with the real text engine, and writes it to `VITRINE_PICTURES` if that is set.
  private func pixels<Content: View>(
    _ name: String, _ view: Content, size: CGSize = CGSize(width: 390, height: 500),
    scheme: ColorScheme = .light
  ) throws -> [UInt8] {
    let text = try TextEngine(fonts: FontBook())
    let images = ImageStore()
    let host = ViewHost(view, text: text, assets: images)
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let list = try host.render(in: Surroundings(size: size, environment: environment))
    let image = try Rasterizer().render(list, scale: 2, text: text, assets: images)
    let png = try PNGEncoder().encode(image, scale: 2)
    if let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] {
      try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
    return png
  }

  private func saransk(_ camera: MapPanelCamera) throws -> MapPanel {
    MapPanel(
      camera, source: try Saransk.map(),
      annotations: [
        .marker(
          id: 1, title: "Собор Феодора Ушакова", glyph: .symbol("building.columns.fill"),
          coordinate: GeoCoordinate(latitude: 54.18145, longitude: 45.18156), tint: .red,
          isSelected: true),
        .marker(
          id: 2, title: "Музей", glyph: .symbol("books.vertical.fill"),
          coordinate: GeoCoordinate(latitude: 54.1858, longitude: 45.1779), tint: .indigo),
      ],
      user: MapPanelUser(
        coordinate: GeoCoordinate(latitude: 54.1842, longitude: 45.1835), accuracy: 60, heading: 40),
      ornaments: [.scaleBar, .compass, .attribution, .userButton])
  }

  @Test("Saransk by day and by night", arguments: [ColorScheme.light, .dark])
  func saransk(_ scheme: ColorScheme) throws {
    let png = try pixels(
      "map-\(scheme)", saransk(.region(Saransk.region)), scheme: scheme)
    #expect(png.count > 20_000)
  }

  @Test("Saransk turned, from afar, and near")
  func cameras() throws {
    let turned = try saransk(.zoom(center: Saransk.center, zoom: 15.5, heading: 60))
    let near = try saransk(.zoom(center: Saransk.center, zoom: 17))
    let far = try saransk(.zoom(center: Saransk.center, zoom: 13))
    #expect(try pixels("map-turned", turned).count > 20_000)
    #expect(try pixels("map-near", near).count > 20_000)
    #expect(try pixels("map-far", far).count > 10_000)
  }

  @Test("Without a source there is a grid")
  func empty() throws {
    let png = try pixels("map-empty", MapPanel(.region(Saransk.region)))
    #expect(png.count > 1000)
  }
}
