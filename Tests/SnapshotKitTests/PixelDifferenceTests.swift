import CairoRender
import TestSupport
import Testing

@testable import SnapshotKit

private func image(
  _ width: Int, _ height: Int, _ change: (inout [UInt32]) -> Void = { _ in }
) throws -> PixelImage {
  var pixels = Array(repeating: UInt32(0xFF11_2233), count: width * height)
  change(&pixels)
  return try PixelImage(width: width, height: height, pixels: pixels)
}

@Suite struct PixelDifferenceTests {
  @Test func equalPicturesDoNotDiffer() throws {
    let difference = PixelDifference(try image(5, 4), try image(5, 4))
    #expect(difference.count == 0 && difference.box == nil && difference.largestStep == 0)
    #expect(difference.density() == 0)
  }

  /// Random pictures against a count that looks at every pixel by itself.
  @Test func countsAreThoseOfEveryPixel() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<50 {
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
      )
      let places = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Int.random(in: 0..<(width * height), using: &random)
      }
      let difference = PixelDifference(
        try image(width, height), try image(width, height) { for place in places { $0[place] = 0 } }
      )
      let (xs, ys) = (places.map { $0 % width }, places.map { $0 / width })
      let box = PixelBox(
        x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()! + 1,
        height: ys.max()! - ys.min()! + 1)
      #expect(difference.count == Set(places).count)
      #expect(difference.box == box)
      #expect(difference.largestStep == 0x33)
      #expect(difference.density() == density(Set(places), width, height))
    }
  }

  @Test func densityDoesNotSinkAsThePictureGrows() throws {
    let block: (Int) -> (inout [UInt32]) -> Void = { width in
      { pixels in for y in 0..<16 { for x in 0..<16 { pixels[y * width + x] = 0 } } }
    }
    let small = PixelDifference(try image(64, 64), try image(64, 64, block(64)))
    let large = PixelDifference(try image(640, 640), try image(640, 640, block(640)))
    #expect(small.density() == 0.25 && large.density() == 0.25)
  }

  @Test func thePictureOfADifferenceMarksItAlone() throws {
    let expected = try image(4, 3)
    let difference = PixelDifference(expected, try image(5, 3) { $0[7] ^= 1 })
    let picture = try difference.picture(over: expected)
    #expect([picture.width, picture.height] == [5, 3])
    let marked = (0..<15).filter { picture[$0 % 5, $0 / 5] == PixelDifference.markColor }
    #expect(marked == [4, 7, 9, 14])
    let grey = picture[0, 0]
    #expect(grey & 0xFF == (grey >> 8) & 0xFF && grey & 0xFF > 0xB0)
  }

  @Test func partsOfAPictureAreToldApart() throws {
    #expect(try regions(40, 40, []) == [])
    let found = try regions(200, 100, [(5, 3), (9, 7), (150, 90), (151, 90), (190, 2)])
    #expect(
      found == [
        DifferenceRegion(box: PixelBox(x: 190, y: 2, width: 1, height: 1), pixels: 1),
        DifferenceRegion(box: PixelBox(x: 5, y: 3, width: 5, height: 5), pixels: 2),
        DifferenceRegion(box: PixelBox(x: 150, y: 90, width: 2, height: 1), pixels: 2),
      ])
  }

  /// A line that winds through many squares is one part, however it lies to them.
  @Test func whatTouchesIsOnePart() throws {
    let stairs = (0..<90).map { (x: $0, y: $0) } + (0..<90).map { (x: 90 + $0, y: 89 - $0) }
    #expect(try regions(200, 100, stairs).map(\.pixels) == [180])
    #expect(try regions(200, 100, stairs).map(\.box.width) == [180])
  }

  /// Noise is told in few parts, and no pixel is lost.
  @Test func noiseIsToldInFewParts() throws {
    var random = SeededRandom(seed: 11)
    let places = Set((0..<400).map { _ in Int.random(in: 0..<640_000, using: &random) })
    let found = try regions(800, 800, places.map { ($0 % 800, $0 / 800) })
    #expect(!found.isEmpty && found.count <= PixelDifference.mostRegions)
    #expect(found.reduce(0) { $0 + $1.pixels } == places.count)
    for place in places {
      let (x, y) = (place % 800, place / 800)
      #expect(
        found.contains {
          ($0.box.x..<$0.box.x + $0.box.width).contains(x)
            && ($0.box.y..<$0.box.y + $0.box.height).contains(y)
        })
    }
  }
}

/// The densest window of 32 x 32, by looking into each.
private func density(_ places: Set<Int>, _ width: Int, _ height: Int) -> Double {
  let (across, down) = (min(32, width), min(32, height))
  var most = 0
  for top in 0...(height - down) {
    for left in 0...(width - across) {
      most = max(
        most,
        places.count {
          (left..<(left + across)).contains($0 % width) && (top..<(top + down)).contains($0 / width)
        })
    }
  }
  return Double(most) / Double(across * down)
}

private func regions(
  _ width: Int, _ height: Int, _ places: [(x: Int, y: Int)]
) throws -> [DifferenceRegion] {
  PixelDifference(
    try image(width, height),
    try image(width, height) { for place in places { $0[place.y * width + place.x] = 0 } }
  ).regions
}
