import DisplayList
import Foundation

extension Painter {
  /// Draws a text: glyphs on whole pixels vertically and on eighths of a pixel horizontally.
  func draw(_ drawing: TextDrawing, in state: DrawingState) throws {
    let place = drawing.frame.origin.applying(state.transform)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
    let shaped = text.shaped(drawing)
    for line in shaped.lines {
      let indent = drawing.text.paragraph.indent(line.width, within: drawing.frame.width)
      let start = CGPoint(
        x: drawing.frame.minX + indent, y: drawing.frame.minY + CGFloat(line.baseline))
      try draw(
        line, TextLinePlace(drawing: drawing, start: start, scale: shaped.scale), in: state)
    }
  }

  private func draw(
    _ line: ShapedText.Line, _ place: TextLinePlace, in state: DrawingState
  ) throws {
    for glyphRun in line.glyphRuns {
      let run = place.drawing.text.runs[glyphRun.run]
      if let color = run.attributes.background {
        let box = CGRect(
          x: place.start.x + glyphRun.start, y: place.start.y - (line.baseline - line.top),
          width: glyphRun.end - glyphRun.start, height: line.bottom - line.top)
        try fillRect(box, .color(color), in: state)
      }
    }
    for glyphRun in line.glyphRuns {
      let run = place.drawing.text.runs[glyphRun.run]
      let origin = CGPoint(x: place.start.x, y: place.start.y - glyphRun.rise)
      if let symbol = glyphRun.symbol {
        try drawInline(
          symbol, run.paint, at: CGPoint(x: origin.x + glyphRun.start, y: origin.y), place.scale,
          in: state)
      } else if glyphRun.font >= 0 {
        try drawGlyphs(glyphRun, run.paint, at: origin, in: state)
      }
      try decorate(glyphRun, run, origin, place.scale, in: state)
    }
  }

  private func fillRect(
    _ rect: CGRect, _ paint: Paint, in state: DrawingState
  ) throws {
    try draw([DrawItem(.fill(Path(rect), paint, FillStyle()))], in: state)
  }

  private func drawInline(
    _ symbol: SymbolReference, _ paint: Paint, at baseline: CGPoint, _ scale: Double,
    in state: DrawingState
  ) throws {
    let metrics = text.measure(symbol)
    let frame = CGRect(
      x: baseline.x, y: baseline.y - metrics.baseline * scale,
      width: metrics.size.width * scale, height: metrics.size.height * scale)
    try draw(SymbolDrawing(symbol: symbol, frame: frame, paints: [paint]), in: state)
  }

  // MARK: Lines

  /// Draws the lines under and through a glyph run.
  private func decorate(
    _ glyphRun: ShapedText.GlyphRun, _ run: StyledText.Run, _ origin: CGPoint, _ scale: Double,
    in state: DrawingState
  ) throws {
    let size = run.attributes.font.size * scale
    // In em: the middle of SF's underline lies 0.1 below the baseline, that of its strikethrough
    // half an x-height above it; both are 0.06 thick, 0.08 from semibold on.
    let thickness = size * (run.attributes.font.weight.rawValue >= 600 ? 0.08 : 0.06)
    for (line, offset) in [
      (run.attributes.underline, size * 0.1), (run.attributes.strikethrough, -size * 0.263),
    ] {
      guard let line else { continue }
      let y = origin.y + offset
      let path = Path { path in
        path.move(to: CGPoint(x: origin.x + glyphRun.start, y: y))
        path.addLine(to: CGPoint(x: origin.x + glyphRun.end, y: y))
      }
      let style = StrokeStyle(
        lineWidth: thickness, dash: line.pattern.dash.map { $0 * thickness })
      let paint = line.color.map { Paint.color($0) } ?? run.paint
      try draw([DrawItem(.stroke(path, paint, style))], in: state)
    }
  }
}

extension TextEngine {
  /// Returns a text as it is laid out in its frame; tells what of it cannot be drawn as asked.
  func shaped(_ drawing: TextDrawing) -> ShapedText {
    shaped(drawing.text, width: drawing.frame.width, height: drawing.frame.height)
  }
}

extension ShapedText {
  /// Calls a closure with each glyph run of a text and the left end of its baseline, in points.
  func forEachGlyphRun(of drawing: TextDrawing, _ body: (GlyphRun, CGPoint) -> Void) {
    for line in lines {
      let x =
        drawing.frame.minX
        + drawing.text.paragraph.indent(line.width, within: drawing.frame.width)
      let y = drawing.frame.minY + CGFloat(line.baseline)
      for glyphRun in line.glyphRuns { body(glyphRun, CGPoint(x: x, y: y - glyphRun.rise)) }
    }
  }
}

/// The place of a line of a text.
struct TextLinePlace {
  var drawing: TextDrawing
  /// The left end of the baseline, in points.
  var start: CGPoint
  var scale: Double
}

extension ParagraphStyle {
  /// Returns the distance of a line from its frame's left edge, in points.
  func indent(_ lineWidth: Double, within width: Double) -> CGFloat {
    let free = max(0, width - lineWidth)
    guard free < 1e6 else { return 0 }
    switch (alignment, direction) {
    case (.center, _): return CGFloat(free / 2)
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): return CGFloat(free)
    }
  }
}

extension TextAttributes.Line.Pattern {
  /// Lengths of dashes and gaps, in thicknesses of the line.
  fileprivate var dash: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
