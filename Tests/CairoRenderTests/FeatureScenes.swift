import DisplayList
import Foundation

@testable import CairoRender

/// Small pictures of one feature each; ``FeatureTests`` compares them with those committed.
enum FeatureScenes {
  struct Scene {
    var name: String
    var size = CGSize(width: 160, height: 60)
    var background = RGBAColor(hex: 0xF2F2F7)
    var items: [DrawOperation]
  }

  static let red = RGBAColor(hex: 0xFF3B30)
  static let blue = RGBAColor(hex: 0x007AFF)
  static let green = RGBAColor(hex: 0x34C759)

  static var all: [Scene] {
    [
      innerShadows, shadows, materials(.light), materials(.dark), glassCards(isDark: false),
      glassCards(isDark: true), gradients, strokeBorder, dashes, capsAndJoins, hairlines,
      corners, capInsets, tiles, interpolation, templates, groups, masks, plusDarker,
    ] + texts
  }

  private static func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 40) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 40) -> Path {
    Path(ellipseIn: box(x, y, side))
  }

  // MARK: Shadows

  private static var innerShadows: Scene {
    let shadow = Shadow(color: .black.opacity(0.6), radius: 4, x: 2, y: 3)
    let paths = [rounded(box(10, 10), 10), circle(60, 10), Path(box(110, 10))]
    return Scene(
      name: "inner-shadows",
      items: paths.flatMap { [fill($0, .white), .innerShadow($0, shadow)] })
  }

  private static var shadows: Scene {
    let soft = Shadow(color: .black.opacity(0.4), radius: 5, x: 0, y: 3)
    let coloured = Shadow(color: blue, radius: 3, x: 4, y: 4)
    func layer(_ filters: [Filter], _ item: DrawOperation) -> DrawOperation {
      .layer(Layer(filters: filters, items: [DrawItem(item)]))
    }
    let text = TextDrawing(
      text: styled("Тень", size: 20, weight: .bold, color: red),
      frame: CGRect(x: 104, y: 16, width: 60, height: 30))
    return Scene(
      name: "shadows-stacked",
      items: [
        layer([.shadow(soft)], fill(rounded(box(10, 10, 36), 10), .white)),
        layer([.shadow(coloured), .shadow(soft)], fill(circle(58, 10, 32), .white)),
        layer([.shadow(coloured)], .text(text)),
      ])
  }

  // MARK: Materials

  /// Stripes and circles that shine through.
  private static func scenery(_ size: CGSize) -> [DrawOperation] {
    stride(from: 0, to: size.width, by: 24).map { x in
      fill(
        Path(CGRect(x: x, y: 0, width: 12, height: size.height)),
        x.truncatingRemainder(dividingBy: 48) == 0 ? red : blue)
    } + stride(from: 10, to: size.width, by: 40).map { fill(circle($0, 14, 22), green) }
  }

  private static func materials(_ scheme: MaterialScheme) -> Scene {
    let size = CGSize(width: 240, height: 60)
    let panes = MaterialThickness.allCases.enumerated().map { index, thickness in
      DrawOperation.material(
        rounded(box(8 + CGFloat(index) * 46, 10), 8), thickness, scheme)
    }
    return Scene(
      name: "materials-\(scheme)", size: size, background: scheme == .dark ? .black : .white,
      items: scenery(size) + panes)
  }

  /// A card of glass over a picture: thin material, a bright rim, a soft shadow, a title.
  private static func glassCards(isDark: Bool) -> Scene {
    let size = CGSize(width: 200, height: 100)
    let scheme: MaterialScheme = isDark ? .dark : .light
    let card = rounded(CGRect(x: 20, y: 16, width: 160, height: 68), 16)
    let rim = rounded(CGRect(x: 20.5, y: 16.5, width: 159, height: 67), 15.5)
    let shadow = Shadow(color: .black.opacity(0.25), radius: 8, x: 0, y: 4)
    let title = styled(
      "Дерево навыков", size: 15, weight: .semibold, color: isDark ? .white : .black)
    let note = styled("12 из 20", size: 12, color: (isDark ? RGBAColor.white : .black).opacity(0.6))
    return Scene(
      name: "glass-card-\(isDark ? "dark" : "light")", size: size,
      background: isDark ? RGBAColor(hex: 0x101020) : .white,
      items: scenery(size) + [
        .layer(
          Layer(
            filters: [.shadow(shadow)],
            items: [DrawItem(.material(card, .ultraThin, scheme))])),
        .stroke(rim, .color(.white.opacity(isDark ? 0.25 : 0.6)), StrokeStyle(lineWidth: 1)),
        .text(TextDrawing(text: title, frame: CGRect(x: 34, y: 28, width: 140, height: 22))),
        .text(TextDrawing(text: note, frame: CGRect(x: 34, y: 52, width: 140, height: 22))),
      ])
  }

  // MARK: Paints and lines

  private static var gradients: Scene {
    let stops = [
      ColorStop(color: red, location: 0), ColorStop(color: RGBAColor(hex: 0xFFCC00), location: 0.5),
      ColorStop(color: blue.opacity(0.2), location: 1),
    ]
    let center = CGPoint(x: 80, y: 30)
    let elliptical = RadialGradientPaint(
      stops: stops, center: center, startRadius: 0, endRadius: 20,
      scale: CGSize(width: 1.2, height: 0.7))
    return Scene(
      name: "gradients-angular-elliptical",
      items: [
        .fill(
          circle(10, 10),
          .angularGradient(
            AngularGradientPaint(
              stops: stops, center: CGPoint(x: 30, y: 30), startAngle: .degrees(-90),
              endAngle: .degrees(270))), FillStyle()),
        .fill(
          Path(CGRect(x: 56, y: 10, width: 48, height: 40)), .radialGradient(elliptical),
          FillStyle()),
        .fill(
          rounded(box(110, 10), 8),
          .linearGradient(
            LinearGradientPaint(
              stops: stops, start: CGPoint(x: 110, y: 10), end: CGPoint(x: 150, y: 50))),
          FillStyle()),
      ])
  }

  /// SwiftUI's strokeBorder: the line's outer edge is the shape's edge.
  private static var strokeBorder: Scene {
    func border(_ x: CGFloat, _ width: CGFloat) -> [DrawOperation] {
      let outline = RoundedRect(rect: box(x, 10), radii: CornerRadii(12), style: .continuous)
      return [
        fill(Path(outline), RGBAColor(hex: 0xD1D1D6)),
        .stroke(
          Path(outline.inset(by: width / 2)), .color(blue), StrokeStyle(lineWidth: width)),
      ]
    }
    return Scene(name: "stroke-border", items: border(10, 1) + border(60, 4) + border(110, 10))
  }

  private static func line(_ points: [CGPoint]) -> Path { Path { $0.addLines(points) } }

  private static var dashes: Scene {
    let patterns: [([CGFloat], CGFloat, CGLineCap)] = [
      ([8, 4], 0, .butt), ([8, 4], 6, .butt), ([1, 6], 0, .round), ([10, 3, 2, 3], 0, .butt),
    ]
    return Scene(
      name: "dashes",
      items: patterns.enumerated().map { index, pattern in
        let y = 12 + CGFloat(index) * 12
        return .stroke(
          line([CGPoint(x: 8, y: y), CGPoint(x: 152, y: y)]), .color(.black),
          StrokeStyle(
            lineWidth: 3, lineCap: pattern.2, dash: pattern.0, dashPhase: pattern.1))
      })
  }

  private static var capsAndJoins: Scene {
    let caps: [CGLineCap] = [.butt, .round, .square]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    return Scene(
      name: "caps-joins",
      items: zip(caps, joins).enumerated().map { index, kinds in
        let x = 14 + CGFloat(index) * 50
        return .stroke(
          line([CGPoint(x: x, y: 48), CGPoint(x: x + 15, y: 16), CGPoint(x: x + 30, y: 48)]),
          .color(blue), StrokeStyle(lineWidth: 8, lineCap: kinds.0, lineJoin: kinds.1))
      })
  }

  private static var hairlines: Scene {
    let items = (0..<6).map { index -> DrawOperation in
      let y = 6 + CGFloat(index) * 8.37
      return .stroke(
        line([CGPoint(x: 8, y: y), CGPoint(x: 152, y: y)]), .color(.black),
        StrokeStyle(lineWidth: 0.5))
    }
    return Scene(name: "hairlines", background: .white, items: items)
  }

  /// The smooth corner in blue under the quarter circle in red: what is left blue lies outside.
  private static var corners: Scene {
    Scene(
      name: "continuous-corners",
      items: [(10.0, 12.0), (60, 16), (110, 19)].flatMap { x, radius in
        [
          fill(Path(roundedRect: box(x, 10), cornerRadius: radius, style: .circular), red),
          fill(Path(roundedRect: box(x, 10), cornerRadius: radius, style: .continuous), blue),
        ]
      })
  }

  // MARK: Pictures

  /// A frame of four colours around a cross, 8 points a side.
  private static let picture = ImageReference(
    name: "frame.svg",
    location: .data(
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"
        fill="#ffcc00"/><path d="M0 0h8v1h-8z" fill="#ff3b30"/><path d="M0 7h8v1h-8z"
        fill="#34c759"/><path d="M0 0h1v8h-1z" fill="#007aff"/><path d="M7 0h1v8h-1z"/></svg>
        """.utf8)))

  private static func images(_ name: String, _ change: (Int, inout ImageDrawing) -> Void) -> Scene {
    Scene(
      name: name,
      items: (0..<3).map { index in
        var drawing = ImageDrawing(image: picture, frame: box(10 + CGFloat(index) * 50, 10))
        change(index, &drawing)
        return .image(drawing)
      })
  }

  private static var capInsets: Scene {
    images("cap-insets") { index, drawing in
      drawing.capInsets = [[], [1, 1, 1, 1], [3, 1, 3, 1]][index]
      drawing.interpolation = .none
    }
  }

  private static var tiles: Scene {
    images("tiles") { index, drawing in
      drawing.resizingMode = .tile
      drawing.capInsets = [[], [1, 1, 1, 1], []][index]
      if index == 2 { drawing.frame.size.height = 21 }
    }
  }

  private static var interpolation: Scene {
    images("interpolation") { index, drawing in
      drawing.interpolation = [.none, .medium, .high][index]
    }
  }

  private static var templates: Scene {
    let shape = ImageReference(
      name: "shape.svg",
      location: .data(
        Data(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10"
          r="9" fill="#f0f" fill-opacity=".5"/><path d="M4 10h12" stroke="#0ff" stroke-width="4"/>
          </svg>
          """.utf8)))
    let paints: [Paint?] = [
      nil, .color(blue),
      .linearGradient(
        LinearGradientPaint(
          stops: [ColorStop(color: red, location: 0), ColorStop(color: blue, location: 1)],
          start: CGPoint(x: 110, y: 10), end: CGPoint(x: 150, y: 50))),
    ]
    return Scene(
      name: "template-tint",
      items: paints.enumerated().map { index, paint in
        .image(
          ImageDrawing(image: shape, frame: box(10 + CGFloat(index) * 50, 10), template: paint))
      })
  }

  // MARK: Layers

  /// Two circles at half opacity, each by itself and as one group; then a blend within a group.
  private static var groups: Scene {
    func pair(_ x: CGFloat) -> [DrawItem] {
      [DrawItem(fill(circle(x, 10, 28), red)), DrawItem(fill(circle(x + 14, 22, 28), blue))]
    }
    let blend = Layer(blendMode: .multiply, items: [DrawItem(fill(circle(124, 22, 28), blue))])
    return Scene(
      name: "drawing-groups",
      items: pair(8).map { .layer(Layer(opacity: 0.5, items: [$0])) } + [
        .layer(Layer(opacity: 0.5, isolated: true, items: pair(60))),
        .layer(
          Layer(
            isolated: true,
            items: [DrawItem(fill(circle(110, 10, 28), red)), DrawItem(.layer(blend))])),
      ])
  }

  private static var masks: Scene {
    let fade = LinearGradientPaint(
      stops: [ColorStop(color: .black, location: 0), ColorStop(color: .clear, location: 1)],
      start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0))
    let word = TextDrawing(
      text: styled("Маска", size: 28, weight: .black),
      frame: CGRect(x: 60, y: 12, width: 100, height: 40))
    return Scene(
      name: "masks",
      items: [
        .layer(
          Layer(
            mask: [DrawItem(.fill(Path(box(10, 10)), .linearGradient(fade), FillStyle()))],
            items: [DrawItem(fill(Path(box(10, 10)), red))])),
        .layer(
          Layer(
            mask: [DrawItem(.text(word))],
            items: scenery(CGSize(width: 160, height: 60)).map { DrawItem($0) })),
      ])
  }

  private static var plusDarker: Scene {
    let ground = fill(Path(CGRect(x: 0, y: 0, width: 160, height: 60)), RGBAColor(hex: 0xB0C8A0))
    return Scene(
      name: "plus-darker",
      items: [ground]
        + [red, RGBAColor(hex: 0xC0C0C0), blue.opacity(0.5)].enumerated().map { index, color in
          .layer(
            Layer(
              blendMode: .plusDarker,
              items: [DrawItem(fill(circle(10 + CGFloat(index) * 50, 10), color))]))
        })
  }
}
