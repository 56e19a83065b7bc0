import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// What a line through a symbol leaves of it.
struct SymbolCrumbsTests {
  typealias Part = SymbolArtwork.Part

  private let band = Part(
    path: Path { path in
      path.move(to: CGPoint(x: 0, y: -60))
      path.addLine(to: CGPoint(x: 0, y: 60))
    }, effect: .clears, strokeWidth: 20, isFilled: false)
  /// What stands beside the crumbs, so that they are little of it.
  private let ground = Part(path: Path(CGRect(x: 30, y: -40, width: 30, height: 80)))

  private func line(_ from: CGPoint, _ to: CGPoint) -> Part {
    let path = Path { path in
      path.move(to: from)
      path.addLine(to: to)
    }
    return Part(path: path, strokeWidth: 8, isFilled: false)
  }

  private func crumbs(_ parts: [Part]) -> CGRect {
    SymbolCrumbs(of: SymbolGrid(of: parts), beside: band, stroke: 8).path.inkRect
  }

  @Test func aRemnantOfALineIsACrumb() {
    // 6 of it are left of the band, 5 right of it.
    let rect = crumbs([ground, line(CGPoint(x: -12, y: 0), CGPoint(x: 11, y: 0))])
    #expect(abs(rect.minX - -17.6) < 1.1 && abs(rect.maxX - 16.6) < 1.1)
    #expect(abs(rect.height - 11.2) < 1.1)
  }

  @Test func longAndWholePiecesStay() {
    #expect(crumbs([ground, line(CGPoint(x: -40, y: 0), CGPoint(x: -9, y: 0))]).isNull)
    // A dot that the band does not touch, and one that hangs together with what stays.
    #expect(crumbs([ground, line(CGPoint(x: -20, y: 0), CGPoint(x: -20, y: 0))]).isNull)
    #expect(crumbs([ground, line(CGPoint(x: 5, y: 0), CGPoint(x: 40, y: 0))]).isNull)
    // Thin, but as long as a line.
    let bar = Part(path: Path(CGRect(x: -14, y: -30, width: 8, height: 50)))
    #expect(crumbs([ground, bar]).isNull)
    #expect(crumbs([]).isNull)
  }

  @Test func aSliverOfADiscIsACrumb() {
    // 3 of the width of a bar are left beside the band, and 6 of a wider one.
    let sliver = Part(path: Path(CGRect(x: -13, y: -9, width: 13, height: 18)))
    #expect(abs(crumbs([ground, sliver]).height - 21.2) < 1.1)
    let wider = Part(path: Path(CGRect(x: -16, y: -9, width: 16, height: 18)))
    #expect(crumbs([ground, wider]).isNull)
  }

  /// A form that the line runs through the middle of is read by its two halves, however thin.
  @Test func theHalvesOfASmallFormStay() {
    func found(_ form: Part, beside others: [Part] = []) -> (crumbs: CGRect, halves: CGRect) {
      let grid = SymbolGrid(of: [ground, form] + others)
      let crumbs = SymbolCrumbs(of: grid, beside: band, stroke: 8)
      return (crumbs.path.inkRect, crumbs.halves.inkRect)
    }
    func disc(at x: CGFloat) -> Part {
      Part(path: Path(ellipseIn: CGRect(x: x - 13.5, y: -13.5, width: 27, height: 27)))
    }
    let middle = found(disc(at: 0))
    #expect(middle.crumbs.isNull)
    #expect(abs(middle.halves.minX - -15.1) < 1.1 && abs(middle.halves.maxX - 15.1) < 1.1)
    // Of unlike pieces, and of what hangs together with more, slivers are crumbs.
    let unlike = found(disc(at: 2))
    #expect(!unlike.crumbs.isNull && unlike.halves.isNull)
    let joined = found(disc(at: 0), beside: [line(CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0))])
    #expect(!joined.crumbs.isNull && joined.halves.isNull)
    // Two stumps are no halves.
    #expect(found(line(CGPoint(x: -12, y: 0), CGPoint(x: 12, y: 0))).halves.isNull)
  }

  @Test func bothHalvesOfAPupilAreSeen() throws {
    for weight in [ResolvedFont.Weight.regular, .black] {
      let parts = try parts("eye.slash.fill", weight).dropLast()
      #expect(SymbolGrid(of: Array(parts)).components().count == 4, "\(weight)")
    }
  }

  private func parts(_ name: String, _ weight: ResolvedFont.Weight) throws -> [Part] {
    let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17, weight: weight))
    return try #require(try Studio().text.symbols.artwork(symbol)).parts
  }

  /// Three corners stay beside the triangle, of the fourth one nothing.
  @Test func aTriangleLeavesNoCrumbs() throws {
    for weight in [ResolvedFont.Weight.ultraLight, .regular] {
      let parts = try parts("viewfinder.trianglebadge.exclamationmark", weight)
      #expect(SymbolGrid(of: parts).components().count == 4, "\(weight)")
    }
  }

  /// A badge whose room ran along the edge of a bolt would leave needles of it.
  @Test func aBoltIsWholeBesideItsBadge() throws {
    func area(_ grid: SymbolGrid) -> Int { grid.components().reduce(0) { $0 + $1.count } }
    for weight in [ResolvedFont.Weight.ultraLight, .regular] {
      let bolt = SymbolGrid(of: try parts("bolt", weight))
      var cut = bolt
      let room = try parts("bolt.badge.xmark", weight).first { $0.effect == .clears }
      cut.draw(try #require(room), false)
      #expect(area(cut) > area(bolt) * 97 / 100, "\(weight)")
    }
  }

  /// A thin end whose cells hang together by corners belongs to its line.
  @Test func aCellAtACornerIsNoCrumb() {
    let end = Part(
      path: Path { path in
        path.addRect(CGRect(x: 5, y: 0, width: 6, height: 1))
        path.addRect(CGRect(x: 11, y: 1, width: 20, height: 8))
      })
    #expect(crumbs([ground, end]).isNull)
    let beside = Part(path: Path(CGRect(x: 5, y: -3, width: 6, height: 1)))
    #expect(!crumbs([ground, end, beside]).isNull)
  }

  /// The remnant of a symbol of nothing else is the symbol.
  @Test func allThatIsLeftIsNoCrumb() {
    #expect(crumbs([line(CGPoint(x: -12, y: 0), CGPoint(x: -9, y: 0))]).isNull)
  }

  @Test func holesAreNotCovered() {
    let hole = Part(
      path: Path(CGRect(x: -30, y: -30, width: 30, height: 60)), effect: .clears)
    let area = Part(path: Path(CGRect(x: -40, y: -40, width: 100, height: 80)))
    #expect(crumbs([area]).isNull && crumbs([area, hole]).isNull)
    // A tongue that reaches into the hole from the band.
    let tongue = line(CGPoint(x: -12, y: 0), CGPoint(x: 0, y: 0))
    #expect(crumbs([area, hole, tongue]).width > 4)
  }

  @Test func piecesHangTogetherBySides() {
    var grid = SymbolGrid(around: CGRect(x: 0, y: 0, width: 40, height: 20))
    for x in [0.0, 20, 30] {
      grid.draw(Part(path: Path(CGRect(x: x, y: 0, width: 10, height: 10))), true)
    }
    let sizes = grid.components().map(\.count).sorted()
    #expect(sizes == [100, 200])
    #expect(grid.components().map { grid.extent(of: $0) }.max() == 20)
    #expect(grid.components().flatMap(grid.rows).map(\.width).reduce(0, +) == 300)
    grid.draw(Part(path: Path(CGRect(x: 0, y: 0, width: 40, height: 20))), false)
    #expect(grid.components().isEmpty)
  }

  /// A line through what is wide and high ends beyond it, as through what is small.
  @Test func linesPassCorners() throws {
    func reach(_ name: String) throws -> CGFloat {
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17))
      let parts = try #require(try Studio().text.symbols.artwork(symbol)).parts
      return try #require(parts.last?.path.boundingRect.width) / 2
    }
    #expect(try abs(reach("bell.slash") - SymbolStroke.slash) < 0.1)
    #expect(try reach("rectangle.on.rectangle.slash") > SymbolStroke.slash + 6)
    #expect(try reach("rectangle.on.rectangle.slash") <= SymbolStroke.longSlash + 0.1)
  }

  @Test(arguments: ["calendar.slash"])
  func struckSymbolsHaveNoCrumbs(_ name: String) throws {
    let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17, weight: .black))
    let parts = try #require(try Studio().text.symbols.artwork(symbol)).parts
    let (band, struck) = (parts[parts.count - 2], Array(parts.dropLast(2)))
    let stroke = try #require(parts.last?.strokeWidth)
    #expect(struck.last?.effect == .clears)
    #expect(SymbolCrumbs(of: SymbolGrid(of: struck), beside: band, stroke: stroke).path.isEmpty)
    let unstruck = SymbolGrid(of: struck.dropLast())
    #expect(!SymbolCrumbs(of: unstruck, beside: band, stroke: stroke).path.isEmpty)
  }

  /// No piece beside a line is smaller than half a stroke's square: it would be a ghost.
  @Test(arguments: [
    "bolt.slash", "cart.slash", "house.slash", "house.fill.slash", "lock.slash", "lock.slash.fill",
    "phone.down.fill.slash", "play.slash", "speaker.slash", "speaker.slash.fill", "star.slash",
  ])
  func linesLeaveNoGhosts(_ name: String) throws {
    for weight in [ResolvedFont.Weight.regular, .black] {
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17, weight: weight))
      let parts = try #require(try Studio().text.symbols.artwork(symbol)).parts
      let stroke = try #require(parts.last?.strokeWidth)
      let whole = SymbolGrid(of: Array(parts.dropLast(2)))
      var cut = whole
      cut.draw(parts[parts.count - 2], false)
      for piece in cut.components(byCorners: true) {
        guard piece.contains(where: { cut.touches($0, erasedFrom: whole) }) else { continue }
        #expect(CGFloat(piece.count) > stroke * stroke / 2, "\(weight)")
      }
    }
  }

  /// The rest of a bar that a badge leaves goes, too.
  @Test(arguments: ["iphone.badge.play"])
  func badgesLeaveNoCrumbs(_ name: String) throws {
    let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17, weight: .black))
    let parts = try #require(try Studio().text.symbols.artwork(symbol)).parts
    let disc = try #require(parts.lastIndex { $0.effect == .adds && $0.level == .primary })
    let room = try #require(parts[..<disc].lastIndex { $0.effect == .clears })
    let stroke = SymbolStroke.stem(.black)
    let bare = SymbolGrid(of: Array(parts[..<room]))
    #expect(SymbolCrumbs(of: bare, beside: parts[room], stroke: stroke).path.isEmpty)
    #expect(parts[room - 1].effect == .clears)
  }

  @Test(arguments: [
    ("bell.slash", "bell"), ("heart.slash.fill", "heart.fill"),
    ("location.slash.circle.fill", "location.circle.fill"),
  ])
  func mostSymbolsLeaveNone(_ name: String, _ whole: String) throws {
    func parts(_ name: String, _ weight: ResolvedFont.Weight) throws -> Int {
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17, weight: weight))
      return try #require(try Studio().text.symbols.artwork(symbol)).parts.count
    }
    for weight in [ResolvedFont.Weight.regular, .black] {
      #expect(try parts(name, weight) == parts(whole, weight) + 2)
    }
  }
}
