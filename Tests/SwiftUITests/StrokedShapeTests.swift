import StageSupport
import SwiftUI
import Testing

/// Strokes that are shapes, to be filled and stroked in turn.
@MainActor @Suite struct StrokedShapeTests {
  private func draw<Content: View>(_ view: Content) throws -> Picture {
    try Picture(view.frame(width: 100, height: 100), size: CGSize(width: 140, height: 140))
  }

  @Test func aStrokeIsFilledAlongItsLine() throws {
    let filled = try draw(Circle().stroke(lineWidth: 10).fill(.red))
    #expect(filled.equals(try draw(Circle().stroke(.red, lineWidth: 10))))
    // A control: its inside is not.
    #expect(!filled.equals(try draw(Circle().fill(.red))))
    let dashes = StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 8])
    #expect(
      try draw(Circle().stroke(style: dashes).fill(.blue.gradient))
        .equals(try draw(Circle().stroke(.blue.gradient, style: dashes))))
  }

  @Test func aStrokeHasTheForeground() throws {
    let stroke = try draw(
      Circle().trim(from: 0, to: 0.4).stroke(lineWidth: 8).foregroundColor(.red))
    #expect(
      stroke.equals(try draw(Circle().trim(from: 0, to: 0.4).stroke(.red, lineWidth: 8))))
  }

  @Test func aStrokeIsStrokedAlongItsEdges() throws {
    let style = StrokeStyle(lineWidth: 2)
    let edges = try draw(Rectangle().stroke(lineWidth: 20).stroke(style: style))
    #expect(edges.inked > 0)
    // The middle of the line is clear, which a single stroke would cover.
    let middle = CGRect(x: 19, y: 60, width: 2, height: 20)
    #expect(edges.colors(in: middle).count == 1)
    #expect(
      edges.colors(in: middle) != edges.colors(in: CGRect(x: 9.5, y: 60, width: 1, height: 20)))
  }

  @Test func aStrokeClips() throws {
    let clipped = try draw(Color.red.clipShape(Circle().stroke(lineWidth: 10)))
    #expect(clipped.inked > 0.05 && clipped.inked < 0.3)
  }
}
