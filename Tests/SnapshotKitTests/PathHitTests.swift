import DisplayList
import Foundation
import Testing

/// Whether a point lies within a path, or beside its outline.
@Suite struct PathHitTests {
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  private func lines(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  @Test func whatIsInsideIsContained() {
    #expect(square.contains(CGPoint(x: 20, y: 20)))
    #expect(!square.contains(CGPoint(x: 31, y: 20)))
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(disc.contains(CGPoint(x: 34, y: 34)) && !disc.contains(CGPoint(x: 35, y: 35)))
  }

  /// An open path is filled as far as the line from its end to its beginning.
  @Test func whatIsOpenIsClosed() {
    let corner = lines([(0, 0), (20, 0), (20, 20)])
    #expect(corner.contains(CGPoint(x: 15, y: 5)) && !corner.contains(CGPoint(x: 5, y: 15)))
  }

  @Test func ruleTellsInsideFromOutside() {
    var twice = square
    twice.addPath(Path(CGRect(x: 15, y: 15, width: 10, height: 10)))
    #expect(twice.contains(CGPoint(x: 20, y: 20)))
    #expect(!twice.contains(CGPoint(x: 20, y: 20), eoFill: true))
    #expect(twice.contains(CGPoint(x: 12, y: 20), eoFill: true))
  }

  @Test(arguments: [(30.0, 20.0), (31, 20), (29, 20), (10, 10), (9.3, 9.3)])
  func whatLiesBesideTheOutlineIsNear(_ x: CGFloat, _ y: CGFloat) {
    #expect(FlattenedPath(square).isNear(CGPoint(x: x, y: y), within: 1))
  }

  @Test(arguments: [(20.0, 20.0), (31.1, 20), (28.9, 20), (9.2, 9.2)])
  func whatLiesFartherIsNot(_ x: CGFloat, _ y: CGFloat) {
    #expect(!FlattenedPath(square).isNear(CGPoint(x: x, y: y), within: 1))
  }

  /// The line that would close an open path is not drawn.
  @Test func anOpenPathHasTwoEnds() {
    let corner = FlattenedPath(lines([(0, 0), (20, 0), (20, 20)]))
    #expect(corner.isNear(CGPoint(x: 10, y: 1), within: 1))
    #expect(!corner.isNear(CGPoint(x: 10, y: 10), within: 1))
    #expect(!corner.isNear(CGPoint(x: 20, y: 21.5), within: 1))
  }

  @Test func aPathWithoutLengthIsNearItsPoint() {
    let point = FlattenedPath(lines([(5, 5), (5, 5)]))
    #expect(point.isNear(CGPoint(x: 5, y: 6), within: 1))
    #expect(!point.isNear(CGPoint(x: 7, y: 5), within: 1))
    #expect(!FlattenedPath(Path()).isNear(.zero, within: 1) && !Path().contains(.zero))
  }
}
