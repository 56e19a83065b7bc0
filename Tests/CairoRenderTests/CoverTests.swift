import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// What lies all beneath a sheet is not drawn, and nothing shows it.
struct CoverTests {
  private static let size = CGSize(width: 120, height: 240)
  private static let window = DeviceRect(left: 0, top: 0, right: 240, bottom: 480)
  private static let corner: CGFloat = 10

  /// A sheet that begins at a height, and reaches over the screen's end.
  private static func sheet(from top: CGFloat, _ color: RGBAColor = .white) -> DrawOperation {
    let shown = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    var whole = shown
    whole.size.height += 20
    return .layer(
      Layer(
        clip: rounded(whole, corner), isolated: true,
        items: [
          DrawItem(fill(Path(shown), color)),
          DrawItem(.text(TextDrawing(text: styled("Sheet"), frame: shown))),
        ]))
  }

  private static func areas(_ operations: [DrawOperation]) throws -> [DeviceRect] {
    let state = DrawingState(CGAffineTransform(scaleX: 2, y: 2), picture: window)
    return try Cover.areas(
      over: operations.map { DrawItem($0) }, in: state, on: Ground(isVector: false, isOpaque: true))
  }

  private static func pane(_ top: CGFloat, _ height: CGFloat) -> DrawOperation {
    .material(Path(CGRect(x: 0, y: top, width: 120, height: height)), .regular, .light)
  }

  private static let ground = fill(
    Path(CGRect(origin: .zero, size: size)), RGBAColor(hex: 0x30B0C7))

  @Test func aSheetHidesAllBehindItBelowItsCorners() throws {
    let areas = try Self.areas([Self.ground, Self.sheet(from: 40), Self.ground])
    #expect(areas.count == 3)
    #expect(areas[0].top > 80 && areas[0].top < 80 + 2 * 2 * Int(Self.corner))
    #expect(areas[0].bottom == 480 && areas[0].left == 0 && areas[0].right == 240)
    #expect(areas[1].isEmpty && areas[2].isEmpty)
  }

  @Test func ofTwoSheetsEachItemHasTheOneThatHidesMore() throws {
    let areas = try Self.areas([Self.ground, Self.sheet(from: 20), Self.sheet(from: 150)])
    #expect(areas[0].top < 100)
    #expect(areas[1].top >= 300)
  }

  @Test func nothingIsHiddenWithoutASheetOrInFrontOfIt() throws {
    #expect(try Self.areas([Self.ground, Self.pane(0, 40)]).isEmpty)
    #expect(try Self.areas([Self.sheet(from: 20), Self.ground]).isEmpty)
    #expect(try Self.areas([Self.ground, Self.sheet(from: 20, .white.opacity(0.9))]).isEmpty)
  }

  /// A bar that shows above a sheet looks at what lies beneath that.
  @Test func whatGlassLooksAtIsDrawn() throws {
    let hidden = try Self.areas([Self.ground, Self.sheet(from: 40)])[0]
    let beneath = try Self.areas([Self.ground, Self.pane(100, 40), Self.sheet(from: 40)])[0]
    #expect(beneath == hidden)
    let bar = try Self.areas([Self.ground, Self.pane(0, 60), Self.sheet(from: 40)])[0]
    #expect(bar.top > hidden.top && bar.top > 120)
    // A pane that the area's new edge cuts shows no more than before, but is drawn.
    let both = try Self.areas(
      [Self.ground, Self.pane(0, 60), Self.pane(70, 40), Self.sheet(from: 40)])[0]
    #expect(both.top > bar.top)
  }

  /// Through filters a pane shows elsewhere.
  @Test func filtersCarryGlass() throws {
    let blurred = Layer(
      filters: [.blur(radius: 30, opaque: false)], items: [DrawItem(Self.pane(75, 10))])
    let areas = try Self.areas([Self.ground, .layer(blurred), Self.sheet(from: 40)])
    #expect(areas[0].top > 170)
  }

  // MARK: Pixels

  private static func words(_ top: CGFloat) -> DrawOperation {
    .text(TextDrawing(text: styled("Words"), frame: CGRect(x: 8, y: top, width: 100, height: 24)))
  }

  /// A page with glass and words at all heights.
  private static let page: [DrawOperation] =
    [ground] + stride(from: 0, to: 230, by: 26).map { words(CGFloat($0)) } + [
      pane(0, 52), pane(120, 30),
      .layer(
        Layer(
          filters: [.shadow(Shadow(color: .black, radius: 6, x: 0, y: 2))],
          items: [DrawItem(fill(rounded(CGRect(x: 20, y: 180, width: 80, height: 40), 8), .white))]
        )),
    ]

  @Test(arguments: [30, 44, 60, 100]) func pixelsAreThoseOfAPageAndASheet(_ top: CGFloat) throws {
    let page = try Studio().draw(Self.page, size: Self.size)
    let sheet = try Studio().draw([Self.sheet(from: top)], size: Self.size)
    let both = try Studio().draw(Self.page + [Self.sheet(from: top)], size: Self.size)
    for y in 0..<both.height {
      // Corners are mixed of both.
      let isCorner = y >= Int(2 * top) && y < Int(2 * (top + 2 * Self.corner))
      for x in isCorner ? 40..<200 : 0..<both.width {
        let wanted = y < Int(2 * top) ? page[x, y] : sheet[x, y]
        guard both[x, y] != wanted else { continue }
        Issue.record("pixel \(x), \(y) is \(both[x, y]), not \(wanted)")
        return
      }
    }
  }

  /// An image that cannot be read is an error only where it would be seen.
  @Test func whatIsHiddenIsNotLookedAt() throws {
    func image(_ top: CGFloat) -> DrawOperation {
      .image(
        ImageDrawing(
          image: ImageReference(name: "picture", location: .file(path: "/nowhere/picture.png")),
          frame: CGRect(x: 8, y: top, width: 100, height: 40)))
    }
    let sheet = Self.sheet(from: 60)
    _ = try Studio().draw([Self.ground, image(120), sheet], size: Self.size)
    #expect(throws: (any Error).self) {
      try Studio().draw([Self.ground, image(40), sheet], size: Self.size)
    }
  }
}
