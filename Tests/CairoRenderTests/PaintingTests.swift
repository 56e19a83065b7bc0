import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Pixels against numbers computed here, by other means than the renderer's.
struct PaintingTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  func draw(
    _ items: [DrawOperation], _ width: CGFloat = 40, _ height: CGFloat = 40, scale: Double = 1,
    background: RGBAColor = .white
  ) throws -> PixelImage {
    try studio.draw(
      items, size: CGSize(width: width, height: height), scale: scale, background: background)
  }

  /// Red, green and blue from 0 to 255.
  func rgb(_ pixel: UInt32) -> [Int] {
    [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
  }

  func isClose(_ a: [Int], _ b: [Int], _ tolerance: Int = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  // MARK: Edges

  @Test func rectanglesLandOnPixels() throws {
    let image = try draw([fill(Path(CGRect(x: 3.3, y: 4.4, width: 10.2, height: 0.2)), .black)])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = x >= 3 && x < 14 && y == 4
        #expect(image[x, y] == (isInside ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func hairlinesArePixels(_ scale: Double) throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 2, y: 20.17))
      path.addLine(to: CGPoint(x: 38, y: 20.17))
    }
    let image = try draw(
      [.stroke(line, .color(.black), StrokeStyle(lineWidth: 1 / scale))], scale: scale)
    let column = (0..<image.height).map { image[Int(20 * scale), $0] }
    #expect(column.count { $0 == 0xFF00_0000 } == 1)
    #expect(column.count { $0 == 0xFFFF_FFFF } == image.height - 1)
  }

  @Test func strokedRectangleHasEvenSides() throws {
    let path = Path(CGRect(x: 5.4, y: 5.4, width: 20, height: 20))
    let image = try draw([.stroke(path, .color(.black), StrokeStyle(lineWidth: 2))])
    #expect(Set(image.withPixels { Array($0) }).count == 2)
  }

  // MARK: Gradients

  @Test func linearGradientMixesPremultiplied() throws {
    let red = RGBAColor(hex: 0xFF0000)
    let gradient = LinearGradientPaint(
      stops: [ColorStop(color: red, location: 0), ColorStop(color: .clear, location: 1)],
      start: .zero, end: CGPoint(x: 256, y: 0))
    let image = try draw(
      [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 256, height: 4)), .linearGradient(gradient), FillStyle())
      ],
      256, 4)
    for x in stride(from: 0, to: 256, by: 15) {
      // Over white: red stays, green and blue rise with what is transparent.
      let other = Int((255 * (Double(x) + 0.5) / 256).rounded())
      #expect(isClose(rgb(image[x, 2]), [255, other, other], 2), "\(x) \(rgb(image[x, 2]))")
    }
  }

  @Test func angularGradientTurnsClockwise() throws {
    let gradient = AngularGradientPaint(
      stops: [ColorStop(color: .black, location: 0), ColorStop(color: .white, location: 1)],
      center: CGPoint(x: 50, y: 50), startAngle: .degrees(0), endAngle: .degrees(360))
    let image = try draw(
      [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .angularGradient(gradient), FillStyle()
        )
      ],
      100, 100)
    for (x, y) in [(90, 60), (50, 90), (10, 50), (50, 10), (90, 40)] {
      var angle = atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50)
      if angle < 0 { angle += 2 * .pi }
      let grey = Int((255 * angle / (2 * .pi)).rounded())
      #expect(isClose(rgb(image[x, y]), [grey, grey, grey]), "\(x) \(y)")
    }
  }

  /// The round end of a ring reaches back beyond its gradient's start, and has its first colour.
  @Test func angularGradientFillsTheRestOfATurn() throws {
    func turn(to end: Double) throws -> PixelImage {
      let gradient = AngularGradientPaint(
        stops: [ColorStop(color: .black, location: 0), ColorStop(color: .white, location: 1)],
        center: CGPoint(x: 50, y: 50), startAngle: .degrees(0), endAngle: .degrees(end))
      let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
      return try draw([.fill(square, .angularGradient(gradient), FillStyle())], 100, 100)
    }
    let half = try turn(to: 180)
    #expect(isClose(rgb(half[50, 90]), [128, 128, 128], 4))
    #expect(isClose(rgb(half[20, 20]), [255, 255, 255]))
    #expect(isClose(rgb(half[80, 20]), [0, 0, 0]))
    // Of two turns the last is seen.
    #expect(isClose(rgb(try turn(to: 720)[10, 50]), [191, 191, 191], 4))
  }

  @Test func radialGradientIsElliptical() throws {
    let gradient = RadialGradientPaint(
      stops: [ColorStop(color: .black, location: 0), ColorStop(color: .white, location: 1)],
      center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40,
      scale: CGSize(width: 1, height: 0.5))
    let image = try draw(
      [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .radialGradient(gradient), FillStyle())
      ],
      100, 100)
    #expect(isClose(rgb(image[70, 50]), rgb(image[50, 60]), 4))
    let grey = Int((255 * 20.5 / 40).rounded())
    #expect(isClose(rgb(image[70, 50]), [grey, grey, grey], 2))
  }

  // MARK: Shadows

  /// The share of a Gaussian that lies below x.
  func below(_ x: Double, _ sigma: Double) -> Double {
    0.5 * (1 + erf(x / (sigma * 2.0.squareRoot())))
  }

  @Test(arguments: [1.0, 3, 8, 20])
  func shadowOfARectangleIsGaussian(_ sigma: Double) throws {
    let rect = CGRect(x: 100, y: 100, width: 200, height: 160)
    let shadow = Shadow(color: .black, radius: sigma, x: 0, y: 0)
    // A clear hole shows the shadow that the shape itself would hide.
    let layer = Layer(filters: [.shadow(shadow)], items: [DrawItem(fill(Path(rect), .white))])
    let image = try draw([.layer(layer)], 400, 360)
    for (x, y) in [(95, 180), (90, 150), (80, 180), (200, 95), (200, 80), (97, 97), (310, 270)] {
      let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
      let horizontal = below(px - 100, sigma) - below(px - 300, sigma)
      let vertical = below(py - 100, sigma) - below(py - 260, sigma)
      let grey = Int((255 * (1 - horizontal * vertical)).rounded())
      #expect(
        isClose(rgb(image[x, y]), [grey, grey, grey], 2), "\(x) \(y) \(rgb(image[x, y])) \(grey)")
    }
  }

  @Test func bothRoadsOfShadowsAgree() throws {
    let shadow = Shadow(color: RGBAColor(hex: 0x0000FF, alpha: 0.6), radius: 6, x: 3, y: 5)
    let card = rounded(CGRect(x: 40, y: 40, width: 120, height: 100), 20)
    let quick = Layer(filters: [.shadow(shadow)], items: [DrawItem(fill(card, .white))])
    var slow = quick
    slow.isolated = true
    let (a, b) = (try draw([.layer(quick)], 200, 200), try draw([.layer(slow)], 200, 200))
    var worst = 0
    for y in 0..<200 {
      for x in 0..<200 {
        let difference = zip(rgb(a[x, y]), rgb(b[x, y])).map { abs($0 - $1) }.max() ?? 0
        worst = max(worst, difference)
      }
    }
    #expect(worst <= 2, "\(worst)")
  }

  @Test func textCastsAShadow() throws {
    let shadow = Shadow(color: .black, radius: 2, x: 0, y: 10)
    let drawing = TextDrawing(
      text: styled("Ш", size: 30, color: RGBAColor(hex: 0xFF0000)),
      frame: CGRect(x: 10, y: 0, width: 60, height: 40))
    let image = try draw(
      [.layer(Layer(filters: [.shadow(shadow)], items: [DrawItem(.text(drawing))]))], 60, 60)
    #expect(image.withPixels { $0.contains { $0 & 255 == $0 >> 16 & 255 && $0 & 255 < 150 } })
  }

  @Test func blurSpreadsEvenly() throws {
    let square = fill(Path(CGRect(x: 30, y: 30, width: 40, height: 40)), .black)
    let image = try draw(
      [.layer(Layer(filters: [.blur(radius: 5, opaque: false)], items: [DrawItem(square)]))], 100,
      100)
    for x in [20, 25, 29, 33, 40] {
      let share =
        (below(Double(x) + 0.5 - 30, 5) - below(Double(x) + 0.5 - 70, 5))
        * (below(20.5, 5) - below(-19.5, 5))
      let grey = Int((255 * (1 - share)).rounded())
      #expect(isClose(rgb(image[x, 50]), [grey, grey, grey], 2), "\(x)")
    }
  }

  @Test func innerShadowDarkensTheEdge() throws {
    let rect = CGRect(x: 10, y: 10, width: 60, height: 60)
    let image = try draw(
      [.innerShadow(Path(rect), Shadow(color: .black, radius: 4, x: 0, y: 0))], 80, 80)
    #expect(image[5, 40] == 0xFFFF_FFFF)
    let edge = Int((255 * below(0.5, 4)).rounded())
    #expect(isClose(rgb(image[10, 40]), [edge, edge, edge], 2))
    #expect(isClose(rgb(image[40, 40]), [255, 255, 255], 1))
  }

  // MARK: Layers

  @Test func groupsFadeAsOne() throws {
    let items = [
      DrawItem(fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), .black)),
      DrawItem(fill(Path(CGRect(x: 10, y: 10, width: 30, height: 30)), .white)),
    ]
    let image = try draw(
      [.layer(Layer(opacity: 0.5, items: items))], background: RGBAColor(hex: 0xFF0000))
    // 0.5 rounds to 128 of 255.
    #expect(isClose(rgb(image[5, 5]), [127, 0, 0]))
    #expect(isClose(rgb(image[20, 20]), [255, 128, 128]))
  }

  @Test(arguments: [
    (BlendMode.multiply, [64, 0, 96]), (.screen, [191, 128, 224]), (.darken, [128, 0, 192]),
    (.lighten, [128, 128, 128]), (.difference, [0, 128, 64]), (.plusLighter, [255, 128, 255]),
  ])
  func blendsAsTheSpecificationSays(_ mode: BlendMode, _ expected: [Int]) throws {
    // Compositing and Blending level 1 on (128, 0, 192) over (128, 128, 128).
    let below = RGBAColor(hex: 0x808080)
    let above = RGBAColor(hex: 0x8000C0)
    let layer = Layer(
      blendMode: mode, items: [DrawItem(fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), above))]
    )
    let image = try draw([.layer(layer)], 10, 10, background: below)
    let (b, s) = (128.0 / 255, [128.0 / 255, 0, 192.0 / 255])
    let numbers = s.map { s -> Int in
      let value =
        switch mode {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .difference: abs(b - s)
        default: min(1, b + s)
        }
      return Int((value * 255).rounded())
    }
    #expect(isClose(rgb(image[4, 4]), numbers), "\(rgb(image[4, 4]))")
    _ = expected
  }

  @Test func holesShowTheBackground() throws {
    let square = fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), .black)
    let red = RGBAColor(hex: 0xFF0000)
    let image = try draw(
      [square, .layer(Layer(blendMode: .destinationOut, items: [DrawItem(square)]))],
      background: red)
    #expect(image.withPixels { $0.allSatisfy { $0 == 0xFFFF_0000 } })
  }

  @Test func masksMultiplyAlpha() throws {
    let rect = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let mask = fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), .black.opacity(0.5))
    let image = try draw(
      [.layer(Layer(mask: [DrawItem(mask)], items: [DrawItem(fill(rect, .black))]))])
    #expect(isClose(rgb(image[10, 10]), [127, 127, 127]))
    #expect(image[30, 10] == 0xFFFF_FFFF)
  }

  @Test func clipsAndTransformsNest() throws {
    let inner = Layer(
      transform: CGAffineTransform(scaleX: 2, y: 2),
      items: [DrawItem(fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .black))])
    let outer = Layer(
      transform: CGAffineTransform(translationX: 10, y: 10),
      clip: Path(CGRect(x: 0, y: 0, width: 5, height: 5)), items: [DrawItem(.layer(inner))])
    let image = try draw([.layer(outer)])
    #expect(image.withPixels { $0.count { $0 == 0xFF00_0000 } } == 25)
    #expect(image[10, 10] == 0xFF00_0000 && image[15, 15] == 0xFFFF_FFFF)
  }

  @Test(arguments: [
    (Filter.brightness(0.2), [51 + 51, 102 + 51, 204 + 51]),
    (.colorInvert, [204, 153, 51]),
    (.colorMultiply(RGBAColor(red: 0.5, green: 1, blue: 0)), [26, 102, 0]),
    (.grayscale(1), [99, 99, 99]),
    (.contrast(0), [128, 128, 128]),
  ])
  func filtersChangeColors(_ filter: Filter, _ expected: [Int]) throws {
    let square = fill(
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)), RGBAColor(red: 0.2, green: 0.4, blue: 0.8))
    let image = try draw([.layer(Layer(filters: [filter], items: [DrawItem(square)]))], 10, 10)
    #expect(isClose(rgb(image[5, 5]), expected), "\(rgb(image[5, 5]))")
  }

  @Test(arguments: MaterialThickness.allCases)
  func materialsTint(_ thickness: MaterialThickness) throws {
    let bounds = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    for (background, scheme) in [(RGBAColor.white, MaterialScheme.light), (.black, .dark)] {
      let image = try draw([.material(bounds, thickness, scheme)], background: background)
      let recipe = try MaterialRecipe.of(thickness, scheme)
      let tint = Double(Int(recipe.tint.prefix(2), radix: 16) ?? 0)
      let grey = Int(
        ((1 - recipe.tintAlpha) * 255 * background.red + recipe.tintAlpha * tint).rounded())
      #expect(isClose(rgb(image[20, 20]), [grey, grey, grey]), "\(rgb(image[20, 20])) \(grey)")
    }
  }

  // MARK: The whole

  @Test func oddGeometryLeavesPicturesWhole() throws {
    let card = fill(rounded(CGRect(x: 5, y: 5, width: 30, height: 20), 6), .black)
    let before = PixelDigest(of: try draw([card]))
    let odd: [CGFloat] = [0, -10, .nan, .infinity, 1e12, -1e300]
    for a in odd {
      for b in odd {
        let rect = CGRect(x: a, y: b, width: b, height: a)
        let path = Path(roundedRect: rect, cornerRadius: a)
        let shadow = Shadow(color: .black, radius: min(50, b))
        let items: [DrawOperation] = [
          fill(path, .black), .stroke(path, .color(.black), StrokeStyle(lineWidth: a, dash: [b])),
          .innerShadow(path, shadow), .material(Path(rect), .thin, .light),
          .text(TextDrawing(text: styled("x"), frame: rect)),
          .layer(
            Layer(
              transform: CGAffineTransform(a: a, b: b, c: 1, d: b, tx: a, ty: 0), clip: path,
              opacity: Double(a),
              filters: [.shadow(shadow), .blur(radius: min(50, a), opaque: true)],
              items: [DrawItem(fill(Path(ellipseIn: rect), .black))])),
        ]
        for item in items {
          let image = try draw([item], 8, 8)
          #expect(image.withPixels { $0.allSatisfy { $0 >> 24 == 255 } }, "\(a), \(b): \(item)")
        }
      }
    }
    // Nothing odd is left in what the rasterizer keeps.
    #expect(PixelDigest(of: try draw([card])) == before)
  }

  @Test func sizesAreChecked() throws {
    #expect(throws: RenderError.badSize(width: 0, height: 40)) { try draw([], 0, 40) }
    #expect(throws: RenderError.self) { try draw([], 100_000, 100_000) }
  }

  @Test func memoryIsReusedOnlyWhenFree() throws {
    let first = try draw([])
    let second = try draw([fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .black)])
    #expect(first[5, 5] == 0xFFFF_FFFF && second[5, 5] == 0xFF00_0000)
  }
}
