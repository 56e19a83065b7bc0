import CCairo
import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Paths in one colour, whose coverage is cairo's and is kept, against the same ones painted by
/// cairo.
struct PathCoverageTests {
  private static let size = DeviceRect(left: 0, top: 0, right: 120, bottom: 90)

  private static let leaf = Path { path in
    path.move(to: CGPoint(x: 10.3, y: 44.7))
    path.addQuadCurve(to: CGPoint(x: 131.2, y: 40.1), control: CGPoint(x: 60, y: -35.6))
    path.addCurve(
      to: CGPoint(x: 10.3, y: 44.7), control1: CGPoint(x: 90.4, y: 97),
      control2: CGPoint(x: 4, y: 70.9))
    path.closeSubpath()
  }

  private static let tip = Path { path in
    path.move(to: CGPoint(x: 12.4, y: 70.2))
    path.addLine(to: CGPoint(x: 58.7, y: 12.6))
    path.addLine(to: CGPoint(x: 101.3, y: 73.9))
  }

  private static let paintings: [(PathPainting, Path)] = [
    (.fill(FillStyle()), leaf),
    (.fill(FillStyle()), Path(ellipseIn: CGRect(x: 20, y: 9, width: 71, height: 71))),
    (.stroke(StrokeStyle(lineWidth: 3), width: 3), tip),
    (
      .stroke(
        StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [7, 5]), width: 3), leaf
    ),
    (.stroke(StrokeStyle(lineWidth: 2.5), width: 2.5), leaf),
  ]

  /// A canvas whose pixels all differ.
  private static func canvas() throws -> Canvas {
    let canvas = try Canvas(bounds: size)
    for index in 0..<canvas.storage.count {
      canvas.storage.base[index] =
        0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 40_503) & 0xFF_FFFF
    }
    return canvas
  }

  private static func pixels(_ canvas: Canvas) -> [UInt32] {
    cairo_surface_flush(canvas.surface)
    return (0..<canvas.storage.count).map { canvas.storage.base[$0] }
  }

  private static func byCairo(_ painting: PathPainting, _ path: Path, _ color: RGBAColor) throws
    -> [UInt32]
  {
    let canvas = try canvas()
    cairo_surface_mark_dirty(canvas.surface)
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    painting.trace(path, on: canvas.context)
    painting.paint(canvas.context)
    return pixels(canvas)
  }

  private static func byRuns(
    _ painting: PathPainting, _ path: Path, _ color: RGBAColor,
    _ rounding: CoverageRuns.Rounding = .asCairo,
    on buffer: PathBuffer = PathBuffer(size)
  ) throws -> [UInt32] {
    let bounds = painting.bounds(path, Clip(bounds: size)).intersection(size)
    let runs = buffer.runs(
      of: PathCoverage(path: path, painting: painting, bounds: bounds, clip: size, canvas: size))
    let canvas = try canvas()
    canvas.withPixels {
      runs.paint(bounds.top..<bounds.bottom, .asCairo(color), rounding, on: canvas, $0)
    }
    return pixels(canvas)
  }

  @Test(arguments: 0..<paintings.count, [1, 0.6, 0.02])
  func pixelsAreCairos(index: Int, alpha: Double) throws {
    let (painting, path) = Self.paintings[index]
    let color = RGBAColor(red: 0.2, green: 0.47, blue: 0.93, alpha: alpha)
    #expect(try Self.byRuns(painting, path, color) == Self.byCairo(painting, path, color))
  }

  /// The comparison sees a single step: rounding once is not what cairo does.
  @Test func roundingShows() throws {
    let (painting, path) = Self.paintings[0]
    let color = RGBAColor(red: 0.2, green: 0.47, blue: 0.93)
    #expect(try Self.byRuns(painting, path, color, .once) != Self.byCairo(painting, path, color))
  }

  /// A buffer is zero after each path.
  @Test func nothingStaysOnTheSheet() throws {
    let buffer = PathBuffer(Self.size)
    for (painting, path) in Self.paintings + Self.paintings.reversed() {
      #expect(
        try Self.byRuns(painting, path, .black, on: buffer) == Self.byRuns(painting, path, .black))
    }
    #expect(buffer.hasRoom(for: DeviceRect(left: 9, top: 9, right: 99, bottom: 99)))
    #expect(!buffer.hasRoom(for: DeviceRect(left: 0, top: 0, right: 120, bottom: 91)))
  }

  private static func picture(_ color: RGBAColor, _ studio: Studio) throws -> PixelDigest {
    let style = StrokeStyle(lineWidth: 2)
    return PixelDigest(
      of: try studio.draw(
        [fill(leaf, color), .stroke(tip, .color(color), style)],
        size: CGSize(width: 120, height: 90)))
  }

  /// What was found for one colour serves others, and does not show.
  @Test func whatIsKeptDoesNotShow() throws {
    let studio = try Studio()
    _ = try Self.picture(.black, studio)
    #expect(studio.rasterizer.caches.paths.statistics.hits == 0)
    let red = RGBAColor(hex: 0xFF3B30)
    #expect(try Self.picture(red, studio) == Self.picture(red, Studio()))
    #expect(studio.rasterizer.caches.paths.statistics.hits == 2)
  }
}
