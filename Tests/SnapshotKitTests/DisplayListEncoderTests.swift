import DisplayList
import Foundation
import Testing

private func bytes(_ list: DisplayList) throws -> [UInt8] {
  try DisplayListEncoder.encode(list) { "digest of \($0.name)" }
}

private func bytes(_ operation: DrawOperation) throws -> [UInt8] {
  try bytes(DisplayList(size: CGSize(width: 10, height: 10), items: [DrawItem(operation)]))
}

private let red = RGBAColor(hex: 0xFF0000)
private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
private let font = ResolvedFont(size: 17)
private let star = SymbolReference(name: "star", font: font)
private let photo = ImageReference(name: "photo", location: .data(Data([1])))

/// A value and what may be changed of it, each change by itself.
private struct Changes<Value> {
  let value: Value
  var all: [(inout Value) -> Void] = []

  init(_ value: Value, _ changes: [(inout Value) -> Void]) { (self.value, all) = (value, changes) }

  /// Checks that the value and each of its changes have bytes of their own.
  func expectAllDistinct(
    _ operation: (Value) -> DrawOperation, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var seen: [[UInt8]: Int] = [try bytes(operation(value)): -1]
    for (index, change) in all.enumerated() {
      var changed = value
      change(&changed)
      let previous = seen.updateValue(index, forKey: try bytes(operation(changed)))
      #expect(
        previous == nil, "change \(index) has the bytes of \(previous ?? -1)",
        sourceLocation: sourceLocation)
    }
  }
}

@Suite struct DisplayListEncoderTests {
  @Test func everyFieldOfAListCounts() throws {
    let list = DisplayList(size: CGSize(width: 10, height: 10))
    var wider = list
    wider.size.width = 11
    var higher = list
    higher.size.height = 11
    var darker = list
    darker.background = .black
    var longer = list
    longer.items.append(DrawItem(.fill(Path(rect), .color(red), FillStyle())))
    var twice = longer
    twice.items += longer.items
    #expect(Set(try [list, wider, higher, darker, longer, twice].map(bytes)).count == 6)
  }

  @Test func nodesDoNotCount() throws {
    let operation = DrawOperation.fill(Path(rect), .color(red), FillStyle())
    let plain = DisplayList(size: rect.size, items: [DrawItem(operation)])
    let node = DisplayList.Node(path: "A", source: "A.swift:1", frame: rect)
    let named = DisplayList(size: rect.size, items: [DrawItem(operation, node: 0)], nodes: [node])
    #expect(try bytes(plain) == bytes(named))
  }

  @Test func everyFieldOfAPathCounts() throws {
    let rounded = RoundedRect(
      rect: CGRect(x: 0, y: 0, width: 40, height: 40), radii: CornerRadii(4), style: .circular)
    try Changes(
      rounded,
      [
        { $0.rect.origin.x = 1 }, { $0.rect.origin.y = 1 }, { $0.rect.size.width = 41 },
        { $0.rect.size.height = 41 }, { $0.radii.topLeft = 5 }, { $0.radii.topRight = 5 },
        { $0.radii.bottomRight = 5 }, { $0.radii.bottomLeft = 5 }, { $0.style = .continuous },
      ]
    ).expectAllDistinct { .fill(Path($0), .color(red), FillStyle()) }
    let point = CGPoint(x: 1, y: 2)
    let other = CGPoint(x: 1, y: 3)
    let paths = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 1), Path(),
      Path(elements: [.move(to: point)]), Path(elements: [.move(to: other)]),
      Path(elements: [.line(to: point)]), Path(elements: [.line(to: other)]),
      Path(elements: [.quadCurve(to: point, control: point)]),
      Path(elements: [.quadCurve(to: other, control: point)]),
      Path(elements: [.quadCurve(to: point, control: other)]),
      Path(elements: [.curve(to: point, control1: point, control2: point)]),
      Path(elements: [.curve(to: other, control1: point, control2: point)]),
      Path(elements: [.curve(to: point, control1: other, control2: point)]),
      Path(elements: [.curve(to: point, control1: point, control2: other)]),
      Path(elements: [.closeSubpath]), Path(elements: [.move(to: point), .closeSubpath]),
    ]
    let all = try paths.map { try bytes(.fill($0, .color(red), FillStyle())) }
    #expect(Set(all).count == paths.count)
  }

  @Test func everyFieldOfAStrokeCounts() throws {
    try Changes(
      StrokeStyle(),
      [
        { $0.lineWidth = 2 }, { $0.lineCap = .round }, { $0.lineCap = .square },
        { $0.lineJoin = .round }, { $0.lineJoin = .bevel }, { $0.miterLimit = 4 },
        { $0.dash = [1] }, { $0.dash = [1, 2] }, { $0.dashPhase = 1 },
      ]
    ).expectAllDistinct { .stroke(Path(rect), .color(red), $0) }
    try Changes(FillStyle(), [{ $0.isEOFilled = true }, { $0.isAntialiased = false }])
      .expectAllDistinct { .fill(Path(rect), .color(red), $0) }
  }

  @Test func everyFieldOfAPaintCounts() throws {
    let stops = [ColorStop(color: red, location: 0), ColorStop(color: .black, location: 1)]
    let (zero, one) = (CGPoint.zero, CGPoint(x: 1, y: 1))
    try Changes(red, [{ $0.red = 0.9 }, { $0.green = 1 }, { $0.blue = 1 }, { $0.alpha = 0.5 }])
      .expectAllDistinct { .fill(Path(rect), .color($0), FillStyle()) }
    try Changes(
      LinearGradientPaint(stops: stops, start: zero, end: one),
      [
        { $0.stops[0].color = .white }, { $0.stops[1].location = 0.5 }, { $0.stops.removeLast() },
        { $0.start.x = 1 }, { $0.start.y = 1 }, { $0.end.x = 2 }, { $0.end.y = 2 },
      ]
    ).expectAllDistinct { .fill(Path(rect), .linearGradient($0), FillStyle()) }
    try Changes(
      RadialGradientPaint(stops: stops, center: zero, startRadius: 1, endRadius: 2),
      [
        { $0.stops = [] }, { $0.center.x = 1 }, { $0.center.y = 1 }, { $0.startRadius = 0 },
        { $0.endRadius = 3 }, { $0.scale.width = 2 }, { $0.scale.height = 2 },
      ]
    ).expectAllDistinct { .fill(Path(rect), .radialGradient($0), FillStyle()) }
    try Changes(
      AngularGradientPaint(stops: stops, center: zero, startAngle: .zero, endAngle: .degrees(90)),
      [
        { $0.stops = [] }, { $0.center.x = 1 }, { $0.center.y = 1 },
        { $0.startAngle = .degrees(1) }, { $0.endAngle = .degrees(91) },
      ]
    ).expectAllDistinct { .fill(Path(rect), .angularGradient($0), FillStyle()) }
    try Changes(
      TiledImagePaint(image: photo, tile: rect),
      [
        { $0.image.name = "other" }, { $0.image.scale = 2 }, { $0.tile.origin.x = 9 },
        { $0.tile.size.width = 9 }, { $0.part.size.width = 0.5 }, { $0.part.origin.x = 0.5 },
      ]
    ).expectAllDistinct { .fill(Path(rect), .tiled($0), FillStyle()) }
  }

  @Test func everyFieldOfATextCounts() throws {
    let run = StyledText.Run(
      .text("Привет"), attributes: TextAttributes(font: font), paint: .color(red))
    try Changes(
      TextDrawing(text: StyledText(runs: [run]), frame: rect),
      [
        { $0.frame.origin.x = 9 }, { $0.frame.origin.y = 9 }, { $0.frame.size.width += 1e-9 },
        { $0.frame.size.height += 1e-9 },
        { $0.text.runs[0].content = .text("Привет!") }, { $0.text.runs[0].content = .symbol(star) },
        { $0.text.runs[0].paint = .color(.black) }, { $0.text.runs.append(run) },
        { $0.text.paragraph.alignment = .center }, { $0.text.paragraph.alignment = .trailing },
        { $0.text.paragraph.direction = .rightToLeft }, { $0.text.paragraph.lineLimit = 0 },
        { $0.text.paragraph.lineLimit = 1 }, { $0.text.paragraph.reservesSpace = true },
        { $0.text.paragraph.truncation = .head }, { $0.text.paragraph.truncation = .middle },
        { $0.text.paragraph.lineSpacing = 1 }, { $0.text.paragraph.minimumScaleFactor = 0.5 },
        { $0.text.paragraph.allowsTightening = true },
        { $0.text.paragraph.pushesOutWords = false },
      ]
    ).expectAllDistinct { .text($0) }
    try Changes(
      TextAttributes(font: font),
      [
        { $0.tracking = 1 }, { $0.kerning = 1 }, { $0.baselineOffset = 1 },
        { $0.underline = .init() }, { $0.underline = .init(pattern: .dot) },
        { $0.underline = .init(pattern: .dash) }, { $0.underline = .init(pattern: .dashDot) },
        { $0.underline = .init(pattern: .dashDotDot) }, { $0.underline = .init(color: red) },
        { $0.strikethrough = .init() }, { $0.background = red }, { $0.language = "ru" },
        { $0.language = "" }, { $0.font.family = .system(.serif) },
        { $0.font.family = .custom("serif") }, { $0.font.size = 18 }, { $0.font.weight = .bold },
        { $0.font.isItalic = true }, { $0.font.features = .monospacedDigits },
        { $0.font.features = .lowercaseSmallCaps }, { $0.font.leading = 0.9 },
      ]
    ).expectAllDistinct { attributes in
      let run = StyledText.Run(.text("a"), attributes: attributes, paint: .color(red))
      return .text(TextDrawing(text: StyledText(runs: [run]), frame: rect))
    }
  }

  @Test func everyFieldOfASymbolAndAnImageCounts() throws {
    try Changes(
      SymbolDrawing(symbol: star, frame: rect, paints: [.color(red)]),
      [
        { $0.symbol.name = "moon" }, { $0.symbol.font.size = 1 }, { $0.symbol.scale = .large },
        { $0.symbol.scale = .small }, { $0.frame.size.width = 9 }, { $0.paints = [] },
        { $0.paints = [.color(.black)] }, { $0.rendering = .palette },
        { $0.rendering = .hierarchical }, { $0.rendering = .multicolor },
      ]
    ).expectAllDistinct { .symbol($0) }
    try Changes(
      ImageDrawing(image: photo, frame: rect),
      [
        { $0.image.name = "b" }, { $0.image.scale = 3 }, { $0.frame.origin.y = 9 },
        { $0.capInsets = [1, 1, 1, 1] }, { $0.resizingMode = .tile }, { $0.interpolation = .none },
        { $0.interpolation = .low }, { $0.interpolation = .high }, { $0.template = .color(red) },
      ]
    ).expectAllDistinct { .image($0) }
  }

  @Test func aPictureCountsByItsContentAndNotByItsPlace() throws {
    func encoded(_ image: ImageReference, _ digest: String) throws -> [UInt8] {
      try DisplayListEncoder.encode(.image(ImageDrawing(image: image, frame: rect))) { _ in digest }
    }
    var moved = photo
    moved.location = .file(path: "/elsewhere/photo.png")
    #expect(try encoded(photo, "1") == encoded(moved, "1"))
    #expect(try encoded(photo, "1") != encoded(photo, "2"))
  }

  @Test func everyFieldOfALayerCounts() throws {
    let item = DrawItem(.fill(Path(rect), .color(red), FillStyle()))
    let shadow = Shadow(color: .black, radius: 1, x: 2, y: 3)
    try Changes(
      Layer(items: [item]),
      [
        { $0.transform.a = 2 }, { $0.transform.b = 2 }, { $0.transform.c = 2 },
        { $0.transform.d = 2 }, { $0.transform.tx = 2 }, { $0.transform.ty = 2 },
        { $0.clip = Path(rect) }, { $0.clipStyle.isEOFilled = true }, { $0.mask = [item] },
        { $0.opacity = 0.5 }, { $0.isolated = true }, { $0.items = [] },
        { $0.filters = [.blur(radius: 1, opaque: false)] },
        { $0.filters = [.blur(radius: 1, opaque: true)] },
        { $0.filters = [.blur(radius: 2, opaque: false)] },
        { $0.filters = [.shadow(shadow)] }, { $0.filters = [.shadow(shadow), .shadow(shadow)] },
        { $0.filters = [.brightness(0.5)] }, { $0.filters = [.contrast(0.5)] },
        { $0.filters = [.saturation(0.5)] }, { $0.filters = [.grayscale(0.5)] },
        { $0.filters = [.hueRotation(.radians(0.5))] }, { $0.filters = [.colorMultiply(red)] },
        { $0.filters = [.colorInvert] }, { $0.filters = [.luminanceToAlpha] },
      ]
    ).expectAllDistinct { .layer($0) }
    let modes = try BlendMode.allCases.map { try bytes(.layer(Layer(blendMode: $0, items: []))) }
    #expect(Set(modes).count == BlendMode.allCases.count)
  }

  @Test func everyFieldOfAShadowAndAMaterialCounts() throws {
    try Changes(
      Shadow(color: .black, radius: 1, x: 2, y: 3),
      [{ $0.color = red }, { $0.radius = 2 }, { $0.x = 3 }, { $0.y = 4 }]
    ).expectAllDistinct { .innerShadow(Path(rect), $0) }
    let materials = try MaterialThickness.allCases.flatMap { thickness in
      try [MaterialScheme.light, .dark].map { try bytes(.material(Path(rect), thickness, $0)) }
    }
    #expect(Set(materials).count == 2 * MaterialThickness.allCases.count)
  }

  @Test func coordinatesAreOnTheGrid() throws {
    func encoded(_ x: Double) throws -> [UInt8] {
      try bytes(.fill(Path(CGRect(x: x, y: 0, width: 1, height: 1)), .color(red), FillStyle()))
    }
    #expect(try encoded(0.1) == encoded(0.1 + 1e-9))
    #expect(try encoded(0.1) != encoded(0.1 + 1.0 / 1024))
    #expect(try encoded(0) == encoded(-0.0))
    #expect(try encoded(.nan) == encoded(0))
    #expect(try encoded(.infinity) == encoded(1e300))
  }

  @Test func aListOfBothSchemesIsWrittenAsEachScreenShowsIt() throws {
    func written(_ pick: SchemePick, _ beginning: EncodedItems = .none) throws -> [UInt8] {
      try DisplayListEncoder.encode(twofold, picking: pick, beginning: beginning) { $0.name }
    }
    let (light, dark) = (try written(.light), try written(.dark))
    #expect(try light == DisplayListEncoder.encode(twofold.picked(.light)) { $0.name })
    #expect(try dark == DisplayListEncoder.encode(twofold.picked(.dark)) { $0.name })
    #expect(light != dark)
    for count in 0...twofold.items.count {
      let items = try DisplayListEncoder.encode(Array(twofold.items.prefix(count))) { $0.name }
      #expect(try written(.light, items) == light)
      #expect(try written(.dark, items) == dark)
    }
    let others = try DisplayListEncoder.encode(Array(twofold.picked(.dark).items.prefix(1))) {
      $0.name
    }
    #expect(try written(.light, others) != light)
  }
}

/// A list that has other colours and pictures in the dark wherever one may stand.
private let twofold: DisplayList = {
  let color = RGBAColor(light: .white, dark: red)
  let night = ImageReference(name: "a photo by night", location: .data(Data([2])))
  let picture = ImageReference(light: photo, dark: night)
  let stops = [ColorStop(color: color, location: 0), ColorStop(color: .black, location: 1)]
  let run = StyledText.Run(
    .text("Саранск"),
    attributes: TextAttributes(font: font, underline: .init(color: color), background: color),
    paint: .color(color))
  let inner: [DrawOperation] = [
    .stroke(Path(rect), .color(color), StrokeStyle()),
    .innerShadow(Path(rect), Shadow(color: color, radius: 1)),
    .material(Path(rect), .regular, .screen), .material(Path(rect), .regular, .light),
    .symbol(SymbolDrawing(symbol: star, frame: rect, paints: [.color(color), .color(red)])),
    .image(ImageDrawing(image: photo, frame: rect, template: .color(color))),
    .image(ImageDrawing(image: picture, frame: rect, template: .color(color))),
    .fill(Path(rect), .tiled(TiledImagePaint(image: picture, tile: rect)), FillStyle()),
    .image(
      ImageDrawing(image: ImageReference(light: night, dark: photo), frame: rect)),
    .text(TextDrawing(text: StyledText(runs: [run]), frame: rect)),
  ]
  let layer = Layer(
    mask: [DrawItem(inner[0])],
    filters: [.shadow(Shadow(color: color, radius: 1)), .colorMultiply(color)],
    items: inner.map { DrawItem($0) })
  let gradient = LinearGradientPaint(stops: stops, start: .zero, end: rect.origin)
  return DisplayList(
    size: rect.size, background: color,
    items: [
      DrawItem(.layer(layer)), DrawItem(.fill(Path(rect), .linearGradient(gradient), FillStyle())),
      DrawItem(.fill(Path(rect), .color(.black), FillStyle())),
    ])
}()
