import CCairo
import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// The glyph cache against cairo's own, on a screen of text.
///
/// `VITRINE_MEASURE=1 swift test -c release -Xswiftc -enable-testing --filter GlyphSpeedTests`
struct GlyphSpeedTests {
  private static let size = CGSize(width: 430, height: 932)
  private static let scale = 3.0

  private static var drawings: [TextDrawing] {
    (0..<40).map { row in
      TextDrawing(
        text: styled(
          "Строка \(row): крупнейший храм Мордовии, office flow", size: 13 + Double(row % 3) * 2),
        frame: CGRect(x: 16, y: 10 + Double(row) * 23, width: 400, height: 22))
    }
  }

  /// The shortest of several runs of two ways, in milliseconds.
  ///
  /// They take turns, so that what else the machine does slows both.
  private static func shortest(
    _ first: () throws -> Void, _ second: () throws -> Void
  ) rethrows -> (Double, Double) {
    func time(_ body: () throws -> Void) rethrows -> Double {
      let start = ContinuousClock.now
      try body()
      return (ContinuousClock.now - start) / .milliseconds(1)
    }
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<300 { best = (min(best.0, try time(first)), min(best.1, try time(second))) }
    return best
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["VITRINE_MEASURE"] != nil))
  func isAsFastAsCairos() throws {
    let studio = try Studio()
    let bounds = DeviceRect(left: 0, top: 0, right: 1290, bottom: 2796)
    let canvas = try Canvas(bounds: bounds)
    let painter = Painter(
      canvas: canvas, rasterizer: studio.rasterizer, text: studio.text, assets: studio.assets,
      isOpaque: true)
    let items = Self.drawings.map { DrawItem(.text($0)) }
    let transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    let runs = Self.cairoRuns(studio)
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
    let (ours, cairos) = try Self.shortest {
      try painter.draw(items, in: DrawingState(transform, picture: bounds))
    } _: {
      for var run in runs {
        cairo_set_scaled_font(canvas.context, run.font)
        cairo_show_glyphs(canvas.context, &run.glyphs, Int32(run.glyphs.count))
      }
    }
    let count = runs.reduce(0) { $0 + $1.glyphs.count }
    print("\(count) glyphs: \(ours) ms, cairo's cache \(cairos) ms, ratio \(ours / cairos)")
    #expect(ours < cairos * 1.25)
  }

  /// The same glyphs for cairo, in its pixels.
  private static func cairoRuns(
    _ studio: Studio
  ) -> [(font: OpaquePointer, glyphs: [cairo_glyph_t])] {
    drawings.flatMap { drawing in
      studio.text.shaped(drawing.text, width: drawing.frame.width, height: drawing.frame.height)
        .lines.flatMap { line in
          line.glyphRuns.compactMap { glyphRun in
            let font = studio.text.table.entries[glyphRun.font]
            guard
              let scaled = GlyphOutline.scaledFont(font.face, size: font.size * scale)
            else { return nil }
            return (
              scaled,
              glyphRun.glyphs.map {
                cairo_glyph_t(
                  index: UInt($0.id),
                  x: (Double(drawing.frame.minX) + Double($0.x)) * scale,
                  y: (Double(drawing.frame.minY) + line.baseline) * scale)
              }
            )
          }
        }
    }
  }
}
