import Foundation
import TestSupport
import Testing

@testable import MapPanel

/// How often a fuzz test runs: VITRINE_FUZZ, else few enough for every day.
let fuzzRuns = FuzzRuns.count(4000)

@Suite("GeoJSON that nobody meant")
struct GeoJSONFuzzTests {
  static let seeds: [[UInt8]] = [
    #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"highway":"primary","name":"A\u00e9\ud83d\ude00"},"geometry":{"type":"LineString","coordinates":[[45.1,54.1],[-179.5,-89.9],[180,90,1e3]]}}],"schematic":true}"#,
    #"{"type":"Feature","properties":{"tags":{"building":"yes"}},"geometry":{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]],[[[170,-80],[-170,-80],[-10,-80],[170,-80]]]]}}"#,
    #"{"features":[{"geometry":{"geometries":[{"coordinates":[1,2],"type":"Point"},{"coordinates":[[1,2],[3,4]],"type":"MultiPoint"}],"type":"GeometryCollection"},"properties":{"place":"city","name":null},"type":"Feature"}],"type":"FeatureCollection"}"#,
  ].map { Array($0.utf8) }

  static let pieces: [[UInt8]] = [
    "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\ud800", "-", "e9999", "1e308", "null",
    "[]", "{}", "180", "-180", "90", "\"type\":", "\"coordinates\":", "[[[[", "]]]]", "\u{FEFF}",
  ].map { Array($0.utf8) }

  @Test("Mutated files are read or refused, never trapped on")
  func mutations() throws {
    var numbers = SeededRandom(seed: 9)
    var accepted = 0
    for run in 0..<fuzzRuns {
      var bytes = Self.seeds[run % Self.seeds.count]
      for _ in 0..<Int.random(in: 0...3, using: &numbers) { mutate(&bytes, &numbers) }
      do throws(GeoJSONError) {
        let data = try GeoJSONReader.read(bytes, named: "fuzz")
        accepted += 1
        #expect(data.partStarts.last.map(Int.init) == data.points.count)
        #expect(data.features.allSatisfy { Int($0.parts.upperBound) < data.partStarts.count })
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(accepted > fuzzRuns / 10 && accepted < fuzzRuns)
  }

  private func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    case 1: bytes.remove(at: place)
    case 2: bytes.removeLast(bytes.count - place)
    case 3:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)]
      bytes.insert(contentsOf: piece, at: place)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &numbers))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }
}
