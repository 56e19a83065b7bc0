import DisplayList
import Foundation

extension Painter {
  /// Returns the masks by which an operation covers, in one colour each: letters, halos and
  /// symbols; nil for other operations, and where a shape cuts them.
  func masks(
    of operation: DrawOperation, in state: DrawingState
  ) -> [PendingFill]? {
    guard !state.clip.isShaped, !canvas.isVector else { return nil }
    switch operation {
    case .text(let drawing): return letters(of: drawing, in: state)
    case .halo(let drawing): return pendingFills(of: drawing, in: state)
    case .symbol(let drawing): return pendingFills(of: drawing, in: state)
    default: return nil
    }
  }

  /// Returns a mask that waits to be painted.
  func waiting(
    _ mask: Mask, at place: (x: Int, y: Int), _ color: RGBAColor, _ clip: Clip
  ) -> PendingFill {
    var run = MaskRun(on: canvas, clip: clip.bounds, capacity: 1)
    run.add(mask, x: place.x, y: place.y)
    return PendingFill(run, clip.isReduced ? .asCairo(color) : PremultipliedColor(color))
  }

  /// Returns the letters of a text, run by run.
  private func letters(
    of drawing: TextDrawing, in state: DrawingState
  ) -> [PendingFill]? {
    let place = drawing.frame.origin.applying(state.transform)
    guard state.transform.isUpright, abs(place.x) < 1e6, abs(place.y) < 1e6,
      drawing.text.runs.allSatisfy(\.isPlain)
    else { return nil }
    let shaped = text.shaped(drawing)
    guard hasMasks(shaped, state.transform) else { return nil }
    var fills: [PendingFill] = []
    shaped.forEachGlyphRun(of: drawing) { glyphRun, origin in
      guard glyphRun.font >= 0, case .color(let color) = drawing.text.runs[glyphRun.run].paint
      else {
        return
      }
      fills.append(
        PendingFill(
          letters(glyphRun, at: origin, in: state),
          state.clip.isReduced ? .asCairo(color) : PremultipliedColor(color)))
    }
    return fills
  }

  /// Returns a Boolean value that indicates whether all letters of a text are painted through
  /// masks.
  func hasMasks(_ shaped: ShapedText, _ transform: CGAffineTransform) -> Bool {
    shaped.lines.allSatisfy { line in
      line.glyphRuns.allSatisfy { glyphRun in
        glyphRun.symbol == nil && (glyphRun.font < 0 || drawsMasks(of: glyphRun.font, transform))
      }
    }
  }
}

extension StyledText.Run {
  /// A Boolean value that indicates whether nothing but letters of one colour is drawn.
  fileprivate var isPlain: Bool {
    guard case .color = paint else { return false }
    return attributes.background == nil && attributes.underline == nil
      && attributes.strikethrough == nil
  }
}
