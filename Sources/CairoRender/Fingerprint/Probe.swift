import DisplayList
import Foundation

/// A picture that uses every draw operation, so that an edit of the renderer changes its digest.
enum Probe {
  static let size = CGSize(width: 320, height: 540)

  /// Everything in one list.
  static var list: DisplayList { list(of: sharp + blurred) }

  /// The lists of a fingerprint, and their scales.
  ///
  /// Blurred operations are drawn at 1: their work grows with the area, and each command takes a
  /// fingerprint, also those of debug builds, whose loops are not optimised. Lines of words tell of
  /// the rules by which lines end, which no draw list does.
  static var lists: [(list: DisplayList, scale: Double)] {
    [(list(of: sharp), 2), (list(of: blurred), 1), (list(of: lines, size: linesSize), 1)]
  }

  private static func list(
    of operations: [DrawOperation], size: CGSize = size
  ) -> DisplayList {
    DisplayList(
      size: size, background: RGBAColor(hex: 0xF2F2F7), items: operations.map { DrawItem($0) })
  }

  private static var sharp: [DrawOperation] {
    shapes + gradients + texts + symbols + pictures + layers + segments + cut
  }

  private static var blurred: [DrawOperation] { glass + panel }

  private static let red = RGBAColor(hex: 0xFF3B30)
  private static let blue = RGBAColor(hex: 0x007AFF)

  private static func card(_ x: CGFloat, _ y: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: x, y: y, width: 52.3, height: 36.7), cornerRadius: 9.5,
      style: .continuous)
  }

  private static func fill(_ path: Path, _ paint: Paint) -> DrawOperation {
    .fill(path, paint, FillStyle())
  }

  private static var shapes: [DrawOperation] {
    let star = Path { path in
      path.addLines([
        CGPoint(x: 150, y: 10), CGPoint(x: 165, y: 44), CGPoint(x: 132, y: 22),
        CGPoint(x: 170, y: 22), CGPoint(x: 137, y: 44),
      ])
      path.closeSubpath()
    }
    let wave = Path { path in
      path.move(to: CGPoint(x: 180, y: 30))
      path.addCurve(
        to: CGPoint(x: 230, y: 30), control1: CGPoint(x: 195, y: 0),
        control2: CGPoint(x: 215, y: 60))
      path.addQuadCurve(to: CGPoint(x: 250, y: 12), control: CGPoint(x: 250, y: 30))
    }
    return [
      fill(Path(CGRect(x: 8.2, y: 8.4, width: 30, height: 0.33)), .color(.black)),
      fill(card(8, 12), .color(blue)),
      fill(Path(ellipseIn: CGRect(x: 70, y: 10, width: 40, height: 38)), .color(red)),
      .fill(star, .color(.black.opacity(0.5)), FillStyle(eoFill: true)),
      .stroke(
        wave, .color(red),
        StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [6, 5], dashPhase: 2)),
      .stroke(card(255, 12), .color(blue), StrokeStyle(lineWidth: 1)),
    ]
  }

  /// The operations that are drawn without cairo: polygons and lines of many straight segments, and
  /// turned letters with a halo.
  private static var segments: [DrawOperation] {
    let points = (0..<30).map { (index: Int) -> CGPoint in
      let step = Double(index * 7 % 11 - 5)
      return CGPoint(x: 76 + Double(index) * 4.3, y: 420 + step * 2.6)
    }
    let zigzag = Path { $0.addLines(points) }
    // Angles and lengths of many kinds, so that an edit which moves few pixels of a city is
    // noticed.
    let streets = Path { path in
      var (x, y, seed) = (78.0, 416.0, 1)
      for index in 0..<48 {
        let point = CGPoint(x: x, y: y)
        if index % 12 == 0 { path.move(to: point) } else { path.addLine(to: point) }
        seed = seed * 73 % 1009
        x = 78 + (x - 78 + Double(seed) / 9).truncatingRemainder(dividingBy: 232)
        y = 404 + (y - 404 + Double(seed % 97) / 7).truncatingRemainder(dividingBy: 34)
      }
    }
    let ring = Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
    let font = ResolvedFont(size: 15, weight: .semibold)
    let name = TextDrawing(
      text: StyledText(
        runs: [
          .init(.text("Улица"), attributes: TextAttributes(font: font), paint: .color(.black))
        ]), frame: CGRect(x: 0, y: 0, width: 90, height: 22))
    let halo = HaloDrawing(letters: name, width: 1, color: .white.opacity(0.85))
    let turn = CGAffineTransform(a: 0.96, b: -0.28, c: 0.28, d: 0.96, tx: 222, ty: 416)
    return [
      .fill(ring, .color(blue.opacity(0.4)), FillStyle(eoFill: true)),
      .stroke(
        zigzag, .color(red), StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)),
      .stroke(
        streets, .color(.black.opacity(0.3)),
        StrokeStyle(lineWidth: 1.3, lineCap: .round, lineJoin: .round)),
      .stroke(
        streets, .color(.white), StrokeStyle(lineWidth: 0.7, lineCap: .round, lineJoin: .round)),
      .layer(Layer(transform: turn, items: [DrawItem(.halo(halo)), DrawItem(.text(name))])),
    ]
  }

  /// Lines with mitres within a rounded clip, which cuts the first of them.
  private static var cut: [DrawOperation] {
    let clip = Path(
      roundedRect: CGRect(x: 6, y: 442, width: 308, height: 26), cornerRadius: 11,
      style: .continuous)
    let lines = (0..<5).map { index -> DrawItem in
      let x = 5 + CGFloat(index) * 61.7
      let path = Path { path in
        path.move(to: CGPoint(x: x, y: 463))
        for step in 1...7 {
          let (step, isEven) = (CGFloat(step), step % 2 == 0)
          path.addLine(to: CGPoint(x: x + step * 3.1, y: isEven ? 463.3 : 448.2 + step / 3))
        }
      }
      return DrawItem(.stroke(path, .color(red), StrokeStyle(lineWidth: 1.3)))
    }
    let fields = (1..<5).map { index -> DrawItem in
      let rect = CGRect(x: 32 + CGFloat(index) * 60.3, y: 447.4, width: 29, height: 14.6)
      return DrawItem(
        .stroke(
          Path(roundedRect: rect, cornerRadius: 4, style: .continuous), .color(blue),
          StrokeStyle(lineWidth: 1)))
    }
    return [.layer(Layer(clip: clip, items: lines + fields))]
  }

  /// Glass that casts a shadow over lines, and is not drawn apart.
  private static var panel: [DrawOperation] {
    let lines = (0..<20).map { (index: Int) -> DrawOperation in
      let line = CGRect(x: 8 + CGFloat(index) * 15.4, y: 490, width: 7, height: 44)
      return fill(Path(line), .color(index % 3 == 0 ? red : blue))
    }
    let rect = CGRect(x: 90.5, y: 496, width: 180, height: 32)
    let menu = Layer(
      clip: Path(roundedRect: rect, cornerRadius: 9, style: .continuous),
      items: [DrawItem(.material(Path(rect), .thin, .dark))])
    let shadow = Filter.shadow(Shadow(color: .black.opacity(0.7), radius: 4, x: 1, y: 3))
    let glass = DrawItem(.material(card(20, 493), .regular, .light))
    let layers = [glass, DrawItem(.layer(menu))].map { Layer(filters: [shadow], items: [$0]) }
    return lines + layers.map(DrawOperation.layer)
  }

  private static var gradients: [DrawOperation] {
    let stops = [
      ColorStop(color: red, location: 0), ColorStop(color: .clear, location: 0.6),
      ColorStop(color: blue, location: 1),
    ]
    return lights + [
      fill(
        card(8, 60),
        .linearGradient(
          LinearGradientPaint(
            stops: stops, start: CGPoint(x: 8, y: 60), end: CGPoint(x: 60, y: 96)))),
      fill(
        card(70, 60),
        .radialGradient(
          RadialGradientPaint(
            stops: stops, center: CGPoint(x: 96, y: 78), startRadius: 2, endRadius: 26,
            scale: CGSize(width: 1, height: 0.7)))),
      fill(
        card(132, 60),
        .angularGradient(
          AngularGradientPaint(
            stops: stops, center: CGPoint(x: 158, y: 78), startAngle: .degrees(20),
            endAngle: .degrees(260)))),
      fill(
        card(194, 60),
        .tiled(TiledImagePaint(image: image, tile: CGRect(x: 194, y: 60, width: 8, height: 8)))),
    ]
  }

  /// Lights upon each other, behind the other gradients: short ones, and such as change as slowly
  /// as those behind a whole screen.
  private static var lights: [DrawOperation] {
    func light(_ color: RGBAColor, _ left: CGFloat, at x: CGFloat, radius: CGFloat) -> DrawOperation
    {
      fill(
        Path(CGRect(x: left, y: 56, width: 128, height: 44)),
        .radialGradient(
          RadialGradientPaint(
            stops: [
              ColorStop(color: color.opacity(0.45), location: 0),
              ColorStop(color: color.opacity(0), location: 1),
            ], center: CGPoint(x: x, y: 78), startRadius: 0, endRadius: radius)))
    }
    return [
      light(red, 0, at: 30, radius: 90), light(blue, 0, at: 90, radius: 90),
      light(red, 128, at: 150, radius: 900), light(blue, 131, at: 240, radius: 1200),
    ]
  }

  private static var texts: [DrawOperation] {
    func attributes(_ size: Double, _ design: ResolvedFont.Design) -> TextAttributes {
      TextAttributes(font: ResolvedFont(family: .system(design), size: size))
    }
    func run(_ text: String, _ attributes: TextAttributes, _ paint: Paint = .color(.black))
      -> StyledText.Run
    { StyledText.Run(.text(text), attributes: attributes, paint: paint) }
    var lined = attributes(15, .default)
    lined.underline = TextAttributes.Line()
    lined.strikethrough = TextAttributes.Line(pattern: .dash, color: red)
    let mixed = StyledText(
      runs: [
        run("Ёжик ", attributes(17, .default)), run("serif ", attributes(17, .serif)),
        run("mono ", attributes(14, .monospaced)), run("круг ", attributes(16, .rounded)),
        run("👩‍🚀🇷🇺 ", attributes(17, .default)), run("שלום عالم ", attributes(17, .default)),
        run("линии", lined),
      ], paragraph: ParagraphStyle(alignment: .center, lineLimit: 2, lineSpacing: 2))
    // A word that is wider than its line.
    let broken = StyledText(runs: [run("Unbreakable", attributes(13, .default))])
    let title = StyledText(
      runs: [
        run(
          "Заголовок", attributes(28, .default),
          .linearGradient(
            LinearGradientPaint(
              stops: [ColorStop(color: red, location: 0), ColorStop(color: blue, location: 1)],
              start: CGPoint(x: 8, y: 0), end: CGPoint(x: 150, y: 0))))
      ])
    return [
      .text(TextDrawing(text: mixed, frame: CGRect(x: 8, y: 104, width: 304, height: 60))),
      .text(TextDrawing(text: title, frame: CGRect(x: 8, y: 156, width: 304, height: 40))),
      .text(TextDrawing(text: broken, frame: CGRect(x: 8, y: 402, width: 42, height: 36))),
    ]
  }

  private static let linesSize = CGSize(width: 96, height: 128)

  /// Words that stay whole or get company where lines end, and one that might lose two letters.
  private static var lines: [DrawOperation] {
    let attributes = TextAttributes(font: ResolvedFont(family: .system(.default), size: 13))
    return [
      "Говорить по-английски", "приплюсните", "Выучить сорок слов за день", "знать всё заранее",
    ]
    .enumerated().map { index, words in
      let text = StyledText(
        runs: [StyledText.Run(.text(words), attributes: attributes, paint: .color(.black))])
      let place = CGRect(x: 0, y: 32 * Double(index), width: index == 1 ? 72 : 96, height: 32)
      return .text(TextDrawing(text: text, frame: place))
    }
  }

  private static var symbols: [DrawOperation] {
    ["star.leadinghalf.filled", "heart.slash", "heart.circle.fill", "gearshape", "map.fill"]
      .enumerated().map { index, name in
        .symbol(
          SymbolDrawing(
            symbol: SymbolReference(name: name, font: ResolvedFont(size: 22, weight: .semibold)),
            frame: CGRect(x: 160 + CGFloat(index) * 30, y: 160, width: 28, height: 28),
            paints: [.color(blue), .color(red)], rendering: .palette))
      }
  }

  /// Four pixels a side, in an SVG document.
  private static let image = ImageReference(
    name: "probe.svg",
    location: .data(
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="2"
        fill="#34c759"/><circle cx="3" cy="3" r="1" fill="#ff9500"/></svg>
        """.utf8)))

  private static var pictures: [DrawOperation] {
    [
      .image(
        ImageDrawing(
          image: image, frame: CGRect(x: 8, y: 200, width: 50, height: 36),
          capInsets: [1, 1, 1, 1], interpolation: .high)),
      .image(
        ImageDrawing(
          image: image, frame: CGRect(x: 66, y: 200, width: 50, height: 36), resizingMode: .tile)),
      .image(
        ImageDrawing(
          image: image, frame: CGRect(x: 124, y: 200, width: 50, height: 36),
          template: .color(blue))),
    ]
  }

  private static var layers: [DrawOperation] {
    var items: [DrawOperation] = []
    func add(_ layer: Layer) { items.append(.layer(layer)) }
    let shadow = Shadow(color: .black.opacity(0.4), radius: 5, x: 1, y: 3)
    add(Layer(filters: [.shadow(shadow)], items: [DrawItem(fill(card(190, 200), .color(.white)))]))
    add(
      Layer(
        opacity: 0.7, filters: [.shadow(shadow), .blur(radius: 1, opaque: false)],
        items: [
          DrawItem(
            fill(Path(ellipseIn: CGRect(x: 256, y: 200, width: 40, height: 36)), .color(red)))
        ]))
    for (index, mode) in BlendMode.allCases.enumerated() {
      let (x, y) = (8 + CGFloat(index % 12) * 25, 250 + CGFloat(index / 12) * 26)
      items.append(fill(Path(CGRect(x: x, y: y, width: 16, height: 16)), .color(red)))
      add(
        Layer(
          blendMode: mode,
          items: [
            DrawItem(fill(Path(CGRect(x: x + 6, y: y + 6, width: 16, height: 16)), .color(blue)))
          ]))
    }
    let changes: [Filter] = [
      .brightness(0.2), .contrast(1.4), .saturation(0.4), .grayscale(1), .hueRotation(.degrees(80)),
      .colorMultiply(RGBAColor(hex: 0xFFCC00)), .colorInvert, .luminanceToAlpha,
    ]
    for (index, change) in changes.enumerated() {
      let circle = Path(
        ellipseIn: CGRect(x: 8 + CGFloat(index) * 25, y: 304, width: 20, height: 20))
      add(Layer(filters: [change], items: [DrawItem(fill(circle, .color(red)))]))
    }
    add(
      Layer(
        transform: CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 330, ty: 60),
        clip: card(8, 220), mask: [DrawItem(fill(card(14, 224), .color(.black.opacity(0.6))))],
        items: pictures.map { DrawItem($0) } + [DrawItem(texts[1]), DrawItem(symbols[1])]))
    return items
  }

  private static var glass: [DrawOperation] {
    var items: [DrawOperation] = []
    for (index, thickness) in MaterialThickness.allCases.enumerated() {
      for (row, scheme) in [MaterialScheme.light, .dark].enumerated() {
        let rect = CGRect(
          x: 8 + CGFloat(index) * 50, y: 318 + CGFloat(row) * 38, width: 44, height: 34)
        items.append(.material(Path(roundedRect: rect, cornerRadius: 8), thickness, scheme))
      }
    }
    items.append(
      .innerShadow(card(255, 60), Shadow(color: .black.opacity(0.5), radius: 3, x: 1, y: 2)))
    return items
  }
}
