import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// How far operations are said to draw, against the pixels that they do.
struct ExtentTests {
  private static func stroke(
    _ points: [CGPoint], _ style: StrokeStyle, isClosed: Bool = false
  ) -> DrawOperation {
    let path = Path { path in
      path.addLines(points)
      if isClosed { path.closeSubpath() }
    }
    return .stroke(path, .color(.black), style)
  }

  /// Its mitre is 16 points long, at a width of 4.
  private static let spike = [
    CGPoint(x: 20, y: 45), CGPoint(x: 60, y: 50), CGPoint(x: 20, y: 55),
  ]

  /// The bounds of a picture's pixels that are not white.
  private static func drawn(_ operation: DrawOperation, scale: Double) throws -> CGRect {
    let image = try Studio().draw(
      [operation], size: CGSize(width: 200, height: 100), scale: scale)
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] & 0xFFFFFF != 0xFFFFFF {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// Lines whose ink leaves the box of their points by more than half of their width.
  private static let lines: [DrawOperation] = [
    stroke(spike, StrokeStyle(lineWidth: 4)),
    stroke(spike, StrokeStyle(lineWidth: 4, miterLimit: 60)),
    stroke(spike, StrokeStyle(lineWidth: 4, miterLimit: 2)),
    stroke(spike, StrokeStyle(lineWidth: 4), isClosed: true),
    stroke(Array(spike.reversed()), StrokeStyle(lineWidth: 4), isClosed: true),
    stroke(
      [CGPoint(x: 40, y: 20), CGPoint(x: 90, y: 70)],
      StrokeStyle(lineWidth: 12, lineCap: .square, lineJoin: .round)),
    // The first dash ends in the bend.
    stroke(
      [CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 60), CGPoint(x: 100, y: 20)],
      StrokeStyle(
        lineWidth: 12, lineCap: .square, lineJoin: .round, dash: [40 * 2.0.squareRoot(), 8])),
    .stroke(
      Path { path in
        path.move(to: CGPoint(x: 30, y: 20))
        path.addQuadCurve(to: CGPoint(x: 100, y: 50), control: CGPoint(x: 80, y: 48))
        path.addCurve(
          to: CGPoint(x: 30, y: 80), control1: CGPoint(x: 80, y: 52),
          control2: CGPoint(x: 50, y: 80))
      }, .color(.black), StrokeStyle(lineWidth: 5)),
    .stroke(
      Path(CGRect(x: 30, y: 30, width: 50, height: 20)), .color(.black),
      StrokeStyle(lineWidth: 6)),
  ]

  @Test(arguments: lines, [1.0, 3])
  func inkIsWhereItIsSaid(line: DrawOperation, scale: Double) throws {
    let drawn = try Self.drawn(line, scale: scale)
    let ink = try #require(Extent.ink(of: line))
    let device = CGRect(
      x: ink.minX * scale, y: ink.minY * scale, width: ink.width * scale,
      height: ink.height * scale)
    // Edges are snapped to pixels.
    #expect(device.insetBy(dx: -1, dy: -1).encloses(drawn), "\(device) \(drawn)")
    guard case .stroke(_, _, let style) = line else { return }
    // Flat ends and corners leave some of it bare.
    let bare = style.lineWidth / 2 * scale + 2
    #expect(drawn.insetBy(dx: -bare, dy: -bare).encloses(device), "\(device) \(drawn)")
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let painted = Extent.painted(by: line, transform)
    #expect(painted.cgRect.encloses(drawn))
    let touched = try #require(Extent.touched(by: line, transform))
    #expect(touched.contains(painted))
  }

  /// A line that is not seen leaves its points' box: the check sees what is too small.
  @Test func boxesOfPointsAreTooSmall() throws {
    let line = Self.stroke(Self.spike, StrokeStyle(lineWidth: 4))
    let drawn = try Self.drawn(line, scale: 1)
    #expect(!CGRect(x: 18, y: 43, width: 44, height: 14).insetBy(dx: -1, dy: -1).encloses(drawn))
  }

  /// A spike beyond its card casts a shadow, as it does where the card's outline is not known.
  @Test func spikesBeyondTheirCardsCastShadows() throws {
    let card = Path(roundedRect: CGRect(x: 10, y: 10, width: 52, height: 80), cornerRadius: 8)
    let spike = Self.stroke(Self.spike, StrokeStyle(lineWidth: 4))
    func picture(_ card: Path) throws -> PixelImage {
      let layer = Layer(
        filters: [.shadow(Shadow(color: .black, radius: 1, x: 30, y: 0))],
        items: [DrawItem(fill(card, .white)), DrawItem(spike)])
      return try Studio().draw([.layer(layer)], size: CGSize(width: 200, height: 100), scale: 2)
    }
    let known = try picture(card)
    let unknown = try picture(Path(elements: card.elements))
    // Where the tip's shadow lies.
    #expect(known[2 * 97, 100] & 0xFF < 0x60)
    for x in 0..<known.width {
      #expect(abs(Int(known[x, 100] & 0xFF) - Int(unknown[x, 100] & 0xFF)) <= 2)
    }
  }

  @Test func layersReachAsFarAsTheirItemsWithinTheirClips() {
    let rect = CGRect(x: 20, y: 20, width: 40, height: 20)
    let moved = CGAffineTransform(translationX: 5, y: 0)
    let item = DrawItem(fill(Path(rect), .black))
    let layer = DrawOperation.layer(Layer(transform: moved, items: [item]))
    #expect(Extent.ink(of: layer) == rect.offsetBy(dx: 5, dy: 0))
    let cut = DrawOperation.layer(
      Layer(clip: Path(CGRect(x: 0, y: 0, width: 30, height: 30)), items: [item]))
    #expect(
      Extent.painted(by: cut, .identity)
        == DeviceRect(left: 19, top: 19, right: 31, bottom: 31))
    let blurred = DrawOperation.layer(
      Layer(filters: [.blur(radius: 2, opaque: false)], items: [item]))
    #expect(Extent.ink(of: blurred) == nil)
    #expect(Extent.touched(by: layer, .identity) == nil)
  }

  /// Glass looks at what lies around it.
  @Test func glassIsTouchedFromAfar() throws {
    let rect = CGRect(x: 20, y: 20, width: 40, height: 20)
    let glass = DrawOperation.material(Path(rect), .regular, .light)
    let layer = DrawOperation.layer(Layer(items: [DrawItem(glass)]))
    let sigma = try MaterialRecipe.of(.regular, .light).blur(under: .identity)
    let touched = try #require(try Extent.touchedThroughGlass(by: layer, .identity))
    #expect(touched.left == 19 - GaussianBlur.reach(sigma: sigma))
    #expect(Extent.touched(by: glass, .identity) == nil)
  }

  @Test(arguments: MaterialThickness.allCases)
  func allMaterialsHaveRecipes(thickness: MaterialThickness) throws {
    let (light, dark) = try (
      MaterialRecipe.of(thickness, .light), MaterialRecipe.of(thickness, .dark)
    )
    #expect(light != dark)
    #expect(try MaterialRecipe.of(thickness, .screen) == light)
  }
}
