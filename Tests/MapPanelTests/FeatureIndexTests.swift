import Foundation
import TestSupport
import Testing

@testable import MapPanel

@Suite("The grid over features")
struct FeatureIndexTests {
  private func feature(_ bounds: WorldRect) -> MapFeature {
    MapFeature(kind: .area, featureClass: .building, parts: 0..<1, bounds: bounds, name: -1)
  }

  @Test("It finds all that a search through everything finds, ascending and once")
  func agreement() {
    var numbers = SeededRandom(seed: 4)
    var bounds = WorldRect.empty
    let features = (0..<3000).map { number in
      let x = Double.random(in: 0...1, using: &numbers)
      let y = Double.random(in: 0...1, using: &numbers)
      let size = number.isMultiple(of: 100) ? 0.4 : 0.003
      let rect = WorldRect(minX: x, minY: y, maxX: x + size, maxY: y + size)
      bounds.add(rect)
      return feature(rect)
    }
    let index = FeatureIndex(features, bounds: bounds)
    for _ in 0..<50 {
      let x = Double.random(in: -0.2...1, using: &numbers)
      let rect = WorldRect(minX: x, minY: x / 2, maxX: x + 0.07, maxY: x / 2 + 0.05)
      let found = index.candidates(in: rect)
      #expect(found == found.sorted() && Set(found).count == found.count)
      let hits = found.filter { features[Int($0)].bounds.intersects(rect) }
      let expected = features.indices.filter { features[$0].bounds.intersects(rect) }
      #expect(hits.map(Int.init) == expected)
    }
  }

  @Test("Nothing, one point and a place beside all")
  func edges() {
    let nowhere = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(FeatureIndex([], bounds: .empty).candidates(in: nowhere).isEmpty)
    let point = WorldRect(minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5)
    let index = FeatureIndex([feature(point)], bounds: point)
    #expect(index.candidates(in: nowhere) == [0])
    #expect(index.candidates(in: WorldRect(minX: 2, minY: 2, maxX: 3, maxY: 3)).isEmpty)
  }
}
