import Foundation
import MapPanel
import StageSupport
import SwiftUI
import TestSupport
import Testing
import TileFixtures

@testable import MapTiles

/// Looks for lines where tiles meet: pixels there must be as those around them.
@Suite("Seams between tiles")
@MainActor
struct TileSeamTests {
  /// A lake over four tiles with a shore of many points, some of them on the tiles' edges.
  private static let lake: TileFeature = {
    let shore = (0..<400).map { step -> GeoCoordinate in
      let angle = Double(step) / 400 * 2 * .pi
      let radius = 0.8 + 0.01 * sin(angle * 40)
      return City.place(radius * cos(angle), radius * sin(angle))
    }
    return TileFeature("water", [("class", "lake")], .area([shore]))
  }()

  private func picture(
    _ features: [TileFeature], zoom: Double, heading: Double = 0, scale: Double = 2,
    name: String? = nil, change: (inout ArchiveWriter) -> Void = { _ in }
  ) throws -> Picture {
    let tiles = try City.tiles(features, change: change)
    let panel = MapPanel(
      .zoom(center: City.center, zoom: zoom, heading: heading), source: tiles, ornaments: [])
    return try Picture(panel, size: CGSize(width: 200, height: 200), scale: scale, named: name)
  }

  @Test(
    "Water over four tiles is one colour",
    arguments: [14.0, 14.3, 14.77, 15.5, 17.2], [0.0, 17, 45, 123])
  func water(_ zoom: Double, _ heading: Double) throws {
    for scale in [1.0, 2, 3] {
      let picture = try picture([Self.lake], zoom: zoom, heading: heading, scale: scale)
      let colors = picture.colors(
        in: CGRect(x: 0, y: 0, width: 200, height: 200), scale: scale)
      #expect(colors.count == 1, "\(scale)x: \(colors.map { String($0, radix: 16) })")
    }
  }

  @Test("Tiles without a buffer have no seams either")
  func noBuffer() throws {
    for (zoom, heading) in [(14.3, 0.0), (15.5, 0), (14.3, 30)] {
      let picture = try picture([Self.lake], zoom: zoom, heading: heading) {
        $0.tiles.buffer = 0
      }
      #expect(spread(picture.colors(in: CGRect(x: 0, y: 0, width: 200, height: 200))) <= 1)
    }
  }

  @Test("The checker finds a seam where tiles end before their edges")
  func negativeControl() throws {
    let picture = try picture([Self.lake], zoom: 14.3) { $0.tiles.buffer = -2 }
    #expect(spread(picture.colors(in: CGRect(x: 0, y: 0, width: 200, height: 200))) > 10)
  }

  @Test("A house on a tile's edge has no wall along the edge", arguments: [0.0, 30])
  func houses(_ heading: Double) throws {
    let house = TileFeature("building", [], .area([City.rect(-0.06, -0.06, 0.12, 0.12)]))
    let picture = try picture([house], zoom: 16, heading: heading, name: "tiles-house-\(heading)")
    let inside = picture.colors(in: CGRect(x: 65, y: 65, width: 70, height: 70))
    #expect(inside.count == 1)
    let all = picture.colors(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(all.count > 2, "its walls are drawn")
  }

  @Test("Streets go on over tiles' edges at their full width", arguments: [0.0, 25])
  func streets(_ heading: Double) throws {
    let street = TileFeature(
      "transportation", [("class", "primary")],
      .line([City.place(-0.7, -0.02), City.place(0.7, 0.02)]))
    let picture = try picture([street], zoom: 17, heading: heading, name: "tiles-street-\(heading)")
    let middle = picture.colors(in: CGRect(x: 96, y: 96, width: 8, height: 8))
    #expect(middle.count == 1)
  }

  @Test("Holes stay open over tiles' edges, whichever way rings run")
  func holes() throws {
    let lake = City.features.filter { $0.layer == "water" }
    let pictures = try [false, true].map { isReversed in
      try picture(lake, zoom: 14.5, name: "tiles-hole") {
        $0.tiles.isReversed = isReversed
        $0.tiles.version = isReversed ? 1 : 2
      }
    }
    #expect(pictures[0].list.items == pictures[1].list.items)
    let island = pictures[0].colors(in: CGRect(x: 80, y: 80, width: 40, height: 40))
    let water = pictures[0].colors(in: CGRect(x: 50, y: 80, width: 8, height: 40))
    #expect(island.count == 1 && water.count == 1 && island != water)
  }

  @Test("Tiles look as the same things in one tile do")
  func oneTile() throws {
    let apart = try picture(City.features, zoom: 14.5)
    let tiles = try City.tiles(metadata: [:], zooms: 13...13)
    let panel = MapPanel(.zoom(center: City.center, zoom: 14.5), source: tiles, ornaments: [])
    let whole = try Picture(panel, size: CGSize(width: 200, height: 200))
    var strange = 0
    for y in 0..<400 {
      for x in 0..<400 where difference(apart.image[x, y], whole.image[x, y]) > 64 { strange += 1 }
    }
    // Edges lie up to half a unit of the coarser tile elsewhere: an eleventh of a point.
    #expect(strange < 160_000 / 200, "\(strange) pixels differ")
    func texts(_ picture: Picture) -> Set<String> {
      Set(picture.list.items.flatMap(\.words).map(\.text))
    }
    #expect(texts(apart) == texts(whole))
  }
}
