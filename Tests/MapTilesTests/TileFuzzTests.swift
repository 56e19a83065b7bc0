import Foundation
import TestSupport
import Testing
import TileFixtures

@testable import MapPanel
@testable import MapTiles

@Suite("Vector tiles that nobody meant")
struct TileFuzzTests {
  /// How often damaged tiles are read; `VITRINE_FUZZ` asks for more.
  static let count = FuzzRuns.count(400)

  /// The most memory that reading damaged tiles may take beyond what the process had, in bytes.
  static let memoryLimit = 512 << 20

  @Test("Damaged tiles are read or refused, never trapped on, and take little memory")
  func mutations() throws {
    var numbers = SeededRandom(seed: 14)
    let address = try City.tile(0, 0)
    let seeds = try [(0, 0), (-1, 0), (0, -1)].map { x, y in
      TileWriter().tile(City.features, at: try City.tile(x, y))
    }
    let before = Self.peakMemory
    var (accepted, told) = (0, 0)
    for run in 0..<Self.count {
      var bytes = run % 3 == 0 ? Self.tile(&numbers) : seeds[run % seeds.count]
      for _ in 0..<Int.random(in: 0...3, using: &numbers) { Self.mutate(&bytes, &numbers) }
      if run % 8 == 0 {
        bytes = ArchiveWriter.pack(bytes)
        if run % 16 == 0 { Self.mutate(&bytes, &numbers) }
      }
      do throws(MapTilesError) {
        let (data, problems) = try VectorTileReader.read(bytes, of: address, named: "fuzz")
        accepted += 1
        told += problems.isEmpty ? 0 : 1
        #expect(data.partStarts.last.map(Int.init) == data.points.count)
        #expect(data.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      } catch {
        #expect(error.tile == address)
      }
    }
    #expect(accepted > Self.count / 10 && accepted < Self.count && told > 0, "\(accepted), \(told)")
    #expect(Self.peakMemory - before < Self.memoryLimit)
  }

  /// A tile whose frame is right and whose numbers are anything.
  private static func tile(_ numbers: inout SeededRandom) -> [UInt8] {
    func any(_ numbers: inout SeededRandom) -> UInt32 {
      let small = UInt32.random(in: 0...70, using: &numbers)
      let command =
        UInt32.random(in: 0...9, using: &numbers) << 3 | (numbers.next() % 2 == 0 ? 1 : 2)
      return [small, command, 15, .random(in: 0...UInt32.max, using: &numbers), .max]
        .randomElement(using: &numbers) ?? 0
    }
    let names = ["water", "building", "transportation", "place", "boundary", "poi"]
    var layer = WireWriter()
    layer.add(field: 15, number: UInt64.random(in: 1...2, using: &numbers))
    layer.add(field: 1, bytes: (names.randomElement(using: &numbers) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let geometry = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in any(&numbers) }
      var feature = WireWriter()
      feature.add(field: 2, packed: numbers.next() % 2 == 0 ? [0, 0, 1, 1] : [any(&numbers), 0])
      feature.add(field: 3, number: UInt64.random(in: 0...4, using: &numbers))
      feature.add(field: 4, packed: [9, 0, 0] + geometry)
      layer.add(field: 2, bytes: feature.bytes)
    }
    for key in ["class", "name"] { layer.add(field: 3, bytes: key.utf8) }
    for text in ["city", "Имя"] {
      var value = WireWriter()
      value.add(field: 1, bytes: text.utf8)
      layer.add(field: 4, bytes: value.bytes)
    }
    layer.add(field: 5, number: UInt64(any(&numbers)))
    var tile = WireWriter()
    tile.add(field: 3, bytes: layer.bytes)
    return tile.bytes
  }

  private static func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &numbers)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
    case 2: bytes.remove(at: place)
    case 3: bytes.removeLast(bytes.count - place)
    case 4: bytes.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF, 0x0F], at: place)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &numbers))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }

  /// The most memory that the process has held, in bytes; 0 where the system does not say.
  private static var peakMemory: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let number = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    else { return 0 }
    return number << 10
  }

  @Test("The most that a tile's bytes can ask for stays within bounds")
  func worstTiles() throws {
    let address = try City.tile(0, 0)
    // Eight million bytes of empty features, and of empty keys.
    for item in [[0x12, 0x00], [0x1A, 0x00], [0x22, 0x00]] as [[UInt8]] {
      let before = Self.peakMemory
      var layer: [UInt8] = [0x78, 0x02, 0x0A, 0x05] + Array("water".utf8)
      var items = item
      while items.count < TileCompression.limit { items += items }
      layer += items.prefix(TileCompression.limit - 64)
      var tile = WireWriter()
      tile.add(field: 3, bytes: layer)
      let (data, _) = try VectorTileReader.read(tile.bytes, of: address, named: "worst")
      #expect(data.featureCount == 0)
      #expect(Self.peakMemory - before < 1 << 30)
    }
  }

  @Test("A bomb of gzip is refused before it is unpacked")
  func bomb() throws {
    let bytes = ArchiveWriter.pack([UInt8](repeating: 0, count: 64 << 20))
    #expect(bytes.count < 100_000)
    #expect(throws: MapTilesError.self) {
      try VectorTileReader.read(bytes, of: City.tile(0, 0), named: "bomb")
    }
  }

  @Test("Groups nested without end are refused")
  func nesting() throws {
    let bytes = [UInt8](repeating: 0x1B, count: 1 << 20)
    #expect(throws: MapTilesError.self) {
      try VectorTileReader.read(bytes, of: City.tile(0, 0), named: "nested")
    }
    let unknown = [UInt8](repeating: 0x53, count: 1 << 20)
    #expect(throws: MapTilesError.self) {
      try VectorTileReader.read(unknown, of: City.tile(0, 0), named: "nested")
    }
  }
}
