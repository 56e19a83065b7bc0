import Foundation

/// Reads geometries (Mapbox Vector Tile 2.1, section 4.3): commands, and steps between points.
enum TileGeometry {
  typealias Problem = MapTilesError.FeatureProblem

  /// Returns the points of a geometry, a list for each line or ring; rings do not repeat their
  /// first.
  static func parts(_ numbers: [UInt32]) throws(Problem) -> [[CGPoint]] {
    var parts: [[CGPoint]] = []
    // Steps have 32 bits and a tile's bytes hold fewer than 2^23 of them: sums cannot overflow.
    var (x, y) = (0, 0)
    var index = 0
    while index < numbers.count {
      let (command, count) = (numbers[index] & 7, Int(numbers[index] >> 3))
      index += 1
      switch command {
      case 1, 2:
        guard count <= (numbers.count - index) / 2 else { throw .endsEarly }
        for _ in 0..<count {
          x += step(numbers[index])
          y += step(numbers[index + 1])
          index += 2
          if command == 1 || parts.isEmpty { parts.append([]) }
          parts[parts.count - 1].append(CGPoint(x: x, y: y))
        }
      case 7: break
      default: throw .unknownCommand(command)
      }
    }
    return parts
  }

  /// Returns the number that zigzag stands for: 0, -1, 1, -2 are written as 0, 1, 2, 3.
  private static func step(_ number: UInt32) -> Int {
    Int(Int32(bitPattern: (number >> 1) ^ (0 &- (number & 1))))
  }

  /// Sorts rings into polygons, an outer ring and its holes each.
  ///
  /// By version 2 a ring that runs clockwise on screen is an outer one. Version 1 does not say, so
  /// the first ring's way decides: what runs like it is an outer ring too.
  static func polygons(_ rings: [[CGPoint]]) -> [[[CGPoint]]] {
    var polygons: [[[CGPoint]]] = []
    var isOuterClockwise: Bool?
    for ring in rings {
      let area = doubledArea(ring)
      guard area != 0 else { continue }
      let isClockwise = area > 0
      if isClockwise == isOuterClockwise ?? isClockwise {
        isOuterClockwise = isClockwise
        polygons.append([ring])
      } else {
        polygons[polygons.count - 1].append(ring)
      }
    }
    return polygons
  }

  /// Twice the area by the surveyor's formula: positive where the ring runs clockwise on screen.
  private static func doubledArea(_ ring: [CGPoint]) -> Double {
    guard let origin = ring.first, ring.count > 2, var previous = ring.last else { return 0 }
    var area = 0.0
    for point in ring {
      area +=
        (previous.x - origin.x) * (point.y - origin.y)
        - (point.x - origin.x) * (previous.y - origin.y)
      previous = point
    }
    return area
  }
}
