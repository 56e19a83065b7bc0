import SwiftUI

/// The forms of what is put behind, before and around a view.
struct LayerForms: View {
  private let shape = RoundedRectangle(cornerRadius: 8)

  var body: some View {
    backgrounds
    overlays
    clips
    effects
  }

  @ViewBuilder private var backgrounds: some View {
    Text("A").background(Color.red)
    Text("A").background(.red)
    Text("A").background(.red.opacity(0.2))
    Text("A").background(Color(.systemBackground))
    Text("A").background(.regularMaterial)
    Text("A").background(.thinMaterial, in: Capsule())
    Text("A").background(.blue, in: RoundedRectangle(cornerRadius: 8))
    Text("A").background(.blue, in: .rect(cornerRadius: 8))
    Text("A").background(.blue, in: .capsule)
    Text("A").background(.blue.gradient, in: Circle(), fillStyle: FillStyle(eoFill: true))
    Text("A").background(in: Capsule())
    Text("A").background(in: shape, fillStyle: FillStyle())
    Text("A").background()
    Text("A").background(ignoresSafeAreaEdges: .bottom)
    Text("A").background(.red, ignoresSafeAreaEdges: .all)
    Text("A").background(.background)
    Text("A").background { Color.red }
    Text("A").background(alignment: .leading) { Circle() }
    Text("A").background(Circle().fill(.red), alignment: .top)
    Text("A").background(RoundedRectangle(cornerRadius: 8).fill(Color.red).shadow(radius: 2))
    Text("A").background(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Text("A").background(Image(systemName: "star"))
    Text("A").background(GeometryReader { _ in Color.clear })
    Text("A").background(.quaternary.opacity(0.5), in: shape)
    Text("A").background().backgroundStyle(.red)
    Text("A").background(.background.secondary).backgroundStyle(Color.yellow.gradient)
    Text("A").containerBackground(.red, for: .navigation)
    Text("A").containerBackground(for: .navigation) { Color.red }
    Text("A").containerBackground(.fill.tertiary, for: .navigationSplitView)
  }

  @ViewBuilder private var overlays: some View {
    Text("A").overlay { Circle() }
    Text("A").overlay(alignment: .topTrailing) { Circle() }
    Text("A").overlay(Circle())
    Text("A").overlay(Circle().stroke(Color.red, lineWidth: 1), alignment: .center)
    Text("A").overlay(.red.opacity(0.2))
    Text("A").overlay(.red.opacity(0.2), in: Circle())
    Text("A").overlay(.ultraThinMaterial, in: .rect, fillStyle: FillStyle(antialiased: false))
    Text("A").overlay(.tint, ignoresSafeAreaEdges: .all)
    Text("A").overlay(Text("B"), alignment: .bottom)
    Text("A").overlay(
      RoundedRectangle(cornerRadius: 8).strokeBorder(.separator, lineWidth: 0.5))
    Text("A").border(.red)
    Text("A").border(Color.red, width: 2)
    Text("A").border(.tint, width: 0.5)
  }

  @ViewBuilder private var clips: some View {
    Text("A").cornerRadius(4)
    Text("A").cornerRadius(4, antialiased: false)
    Text("A").clipShape(Circle())
    Text("A").clipShape(Capsule(style: .continuous))
    Text("A").clipShape(.rect(cornerRadius: 8))
    Text("A").clipShape(.capsule, style: FillStyle())
    Text("A").clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
    Text("A").clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 4))
    Text("A").clipShape(UnevenRoundedRectangle(topLeadingRadius: 4))
    Text("A").clipped()
    Text("A").clipped(antialiased: true)
    Text("A").mask { Circle() }
    Text("A").mask(alignment: .leading) { Circle() }
    Text("A").mask(Circle())
    Text("A").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    Text("A").contentShape(Rectangle())
    Text("A").contentShape(.rect)
    Text("A").contentShape(.hoverEffect, .capsule)
    Text("A").contentShape([.interaction, .dragPreview], Circle(), eoFill: true)
  }

  @ViewBuilder private var effects: some View {
    Text("A").shadow(radius: 2)
    Text("A").shadow(radius: 2, x: 1, y: 1)
    Text("A").shadow(color: .black.opacity(0.2), radius: 2)
    Text("A").shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 2, x: 0, y: 1)
    Text("A").blur(radius: 2)
    Text("A").blur(radius: 2, opaque: true)
    Text("A").opacity(0.5)
    Text("A").opacity(shape.cornerSize.width > 0 ? 1 : 0)
    Text("A").hueRotation(.degrees(90))
    Text("A").hueRotation(Angle(radians: 1))
    Text("A").saturation(0.5)
    Text("A").saturation(0)
    Text("A").brightness(0.1)
    Text("A").brightness(-0.1)
    Text("A").contrast(0.5)
    Text("A").grayscale(1)
    Text("A").colorInvert()
    Text("A").luminanceToAlpha()
    Text("A").colorMultiply(.red)
    Text("A").colorMultiply(Color.red.opacity(0.5))
    Text("A").blendMode(.multiply)
    Text("A").blendMode(BlendMode.plusLighter)
    Text("A").compositingGroup()
    Text("A").drawingGroup()
    Text("A").drawingGroup(opaque: true, colorMode: .linear)
    Text("A").rotationEffect(.degrees(45))
    Text("A").rotationEffect(Angle(degrees: 45), anchor: .bottomLeading)
    Text("A").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    Text("A").rotation3DEffect(
      Angle(degrees: 45), axis: (x: 1, y: 0, z: 0), anchor: .leading, anchorZ: 0, perspective: 0.5)
    Text("A").scaleEffect(2)
    Text("A").scaleEffect(0.5, anchor: .topLeading)
    Text("A").scaleEffect(x: -1)
    Text("A").scaleEffect(x: -1, y: 1, anchor: .center)
    Text("A").scaleEffect(CGSize(width: 1, height: 2))
    Text("A").scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom)
    Text("A").transformEffect(CGAffineTransform(translationX: 2, y: 2))
    Text("A").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    Text("A").redacted(reason: .placeholder)
    Text("A").redacted(reason: [.privacy, .invalidated])
    Text("A").redacted(reason: shape.cornerSize.width > 0 ? .placeholder : [])
    Text("A").unredacted()
    Text("A").privacySensitive()
    Text("A").privacySensitive(false)
    Text("A").flipsForRightToLeftLayoutDirection(true)
    Text("A").flipsForRightToLeftLayoutDirection(shape.cornerSize.height > 0)
    Text("A").visualEffect { content, proxy in content.offset(y: proxy.size.height / 2) }
    Text("A").visualEffect { content, _ in content.blur(radius: 1).scaleEffect(0.5).opacity(0.5) }
  }
}

/// The forms of colours, styles and schemes.
struct ColorForms: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.self) private var environment
  private let color = Color(red: 0.5, green: 0.2, blue: 0.9)

  var body: some View {
    foregrounds
    tints
    colors
    gradients
  }

  @ViewBuilder private var foregrounds: some View {
    Text("A").foregroundColor(.red)
    Text("A").foregroundColor(nil)
    Text("A").foregroundColor(Color(.secondaryLabel))
    Text("A").foregroundColor(scheme == .dark ? .white : .black)
    Text("A").foregroundColor(color.opacity(0.5))
    HStack { Text("A") }.foregroundColor(.accentColor)
    Text("A").foregroundStyle(.red)
    Text("A").foregroundStyle(.secondary)
    Text("A").foregroundStyle(Color.red)
    Text("A").foregroundStyle(.red, .blue)
    Text("A").foregroundStyle(.red, .blue, .green)
    Text("A").foregroundStyle(.tint)
    Text("A").foregroundStyle(.red.gradient)
    Text("A").foregroundStyle(.primary.opacity(0.5))
    Text("A").foregroundStyle(.blue.secondary)
    Text("A").foregroundStyle(.blue.shadow(.drop(radius: 2)))
    Text("A").foregroundStyle(.white.shadow(.inner(color: .black, radius: 2, x: 1, y: 1)))
    Text("A").foregroundStyle(.shadow(.drop(radius: 2)))
    Text("A").foregroundStyle(.opacity(0.5))
    Text("A").background(.shadow(.drop(color: .black.opacity(0.2), radius: 10)), in: Circle())
    Circle().fill(.tint.shadow(.inner(radius: 2)))
    Circle().fill(.blendMode(.multiply))
    Text("A").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Text("A").foregroundStyle(LinearGradient(gradient: grades, startPoint: .top, endPoint: .bottom))
    Text("A").foregroundStyle(AnyShapeStyle(.red))
    Text("A").foregroundStyle(
      scheme == .dark ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    Text("A").foregroundStyle(.background)
    Text("A").foregroundStyle(.selection)
    Text("A").foregroundStyle(.windowBackground)
    Text("A").foregroundStyle(HierarchicalShapeStyle.tertiary)
    Text("A").foregroundStyle(.placeholder).foregroundStyle(.link)
    Text("A").foregroundStyle(Glow())
  }

  @ViewBuilder private var tints: some View {
    Button("A") {}.tint(.red)
    Button("A") {}.tint(nil)
    Button("A") {}.tint(Color.red)
    Button("A") {}.tint(.red.gradient)
    Button("A") {}.accentColor(.red)
    Button("A") {}.accentColor(nil)
    Text("A").preferredColorScheme(.dark)
    Text("A").preferredColorScheme(nil)
    Text("A").preferredColorScheme(scheme == .dark ? .light : nil)
    Text("A").colorScheme(.dark)
    Text("A").colorScheme(scheme)
    Text("A").environment(\.colorScheme, .dark)
    Text("A").environment(\.backgroundStyle, AnyShapeStyle(.red))
  }

  @ViewBuilder private var colors: some View {
    Color.red
    Color(red: 1, green: 0, blue: 0)
    Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    Color(.displayP3, red: 1, green: 0, blue: 0)
    Color(.displayP3, white: 0.5, opacity: 1)
    Color(white: 0.5)
    Color(white: 0.5, opacity: 0.5)
    Color(hue: 0.5, saturation: 1, brightness: 1)
    Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5)
    Color(uiColor: .systemRed)
    Color(UIColor.systemBackground)
    Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
    Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    Color(color.resolve(in: environment))
    Color.primary.opacity(0.5)
    Color.accentColor.mix(with: .red, by: 0.5)
    Color.secondary.frame(height: 1).overlay(color == .red ? Color.clear : Color.indigo)
  }

  private let grades = Gradient(colors: [.red, .blue])

  @ViewBuilder private var gradients: some View {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    LinearGradient(gradient: grades, startPoint: .leading, endPoint: .trailing)
    LinearGradient(
      gradient: Gradient(colors: [.red]), startPoint: .init(x: 0, y: 0), endPoint: .top)
    LinearGradient(
      stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40)
    RadialGradient(gradient: grades, center: .top, startRadius: 0, endRadius: 40)
    RadialGradient(
      stops: [.init(color: .red, location: 0)], center: .top, startRadius: 0, endRadius: 40)
    AngularGradient(colors: [.red, .blue], center: .center)
    AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
    AngularGradient(gradient: grades, center: .center, startAngle: .zero, endAngle: .degrees(90))
    AngularGradient(stops: [.init(color: .red, location: 0)], center: .center, angle: .zero)
    EllipticalGradient(colors: [.red, .blue])
    EllipticalGradient(
      gradient: grades, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
    EllipticalGradient(stops: [.init(color: .red, location: 0)], center: .top)
    Rectangle().fill(Gradient(stops: [.init(color: .red, location: 0)]))
    Rectangle().fill(.radialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 9))
    Rectangle().fill(.radialGradient(grades, center: .top, startRadius: 0, endRadius: 9))
    Rectangle().fill(
      .angularGradient(colors: [.red], center: .top, startAngle: .zero, endAngle: .zero))
    Rectangle().fill(.conicGradient(grades, center: .center))
    Rectangle().fill(.conicGradient(colors: [.red], center: .center, angle: .zero))
    Rectangle().fill(.ellipticalGradient(colors: [.red]))
    Rectangle().fill(.linearGradient(grades, startPoint: .top, endPoint: .bottom))
  }
}

/// A style of its own that follows the surroundings.
private struct Glow: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.orange
  }
}

/// The forms of shapes and paths.
struct ShapeForms: View {
  @Environment(\.displayScale) private var scale
  private let dashes = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])

  var body: some View {
    Group {
      shapes
      painted
      changed
      paths
    }
    .frame(width: 20, height: 20)
  }

  @ViewBuilder private var shapes: some View {
    Rectangle()
    Circle()
    Ellipse()
    Capsule()
    Capsule(style: .circular)
    RoundedRectangle(cornerRadius: 4)
    RoundedRectangle(cornerRadius: 4, style: .continuous)
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 2))
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 2), style: .circular)
    UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, bottomTrailing: 2))
    UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4,
      style: .circular)
    ContainerRelativeShape()
    ContainerRelativeShape().inset(by: 2)
    ContainerRelativeShape().fill(.red)
    AnyShape(Circle())
    AnyShape(scale > 1 ? AnyShape(Circle()) : AnyShape(Rectangle()))
    Arrow()
    Arrow(depth: 2).fill(.red)
    Badge()
  }

  @ViewBuilder private var painted: some View {
    Circle().fill()
    Circle().fill(.red)
    Circle().fill(Color.red)
    Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: false))
    Circle().fill(style: FillStyle(eoFill: true))
    Circle().fill(.red.gradient)
    Circle().fill(.red.opacity(0.5)).stroke(.blue, lineWidth: 2)
    Circle().fill(AngularGradient(colors: [.red], center: .center)).strokeBorder(.blue)
    Circle().stroke()
    Circle().stroke(lineWidth: 2)
    Circle().stroke(.red)
    Circle().stroke(Color.red, lineWidth: 2)
    Circle().stroke(.red, lineWidth: 2, antialiased: false)
    Circle().stroke(.red, style: dashes)
    Circle().stroke(.red, style: dashes, antialiased: false)
    Circle().stroke(style: dashes)
    Circle().stroke(
      .tint,
      style: StrokeStyle(
        lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [1], dashPhase: 2))
    Circle().stroke(.red, lineWidth: 2).fill(.yellow)
    Circle().strokeBorder()
    Circle().strokeBorder(lineWidth: 2)
    Circle().strokeBorder(.red)
    Circle().strokeBorder(.red, lineWidth: 2)
    Circle().strokeBorder(.red, lineWidth: 2, antialiased: false)
    Circle().strokeBorder(Color.red, style: dashes)
    Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1), antialiased: true)
    Circle().strokeBorder(style: dashes)
    Circle().strokeBorder(.red, lineWidth: 2).fill(.yellow).background(.blue)
  }

  @ViewBuilder private var changed: some View {
    Circle().inset(by: 2)
    Circle().inset(by: 2).stroke(.red)
    RoundedRectangle(cornerRadius: 4).inset(by: -2).fill(.red)
    Circle().trim(from: 0, to: 0.5)
    Circle().trim(to: 0.5).stroke(.red)
    Circle().trim(from: 0.5).rotation(.degrees(-90))
    Circle().scale(0.5)
    Circle().scale(x: 0.5, y: 1).fill(.red)
    Circle().scale(0.5, anchor: .topLeading)
    Circle().scale(x: 0.5, y: 1, anchor: .bottom)
    Rectangle().rotation(.degrees(45))
    Rectangle().rotation(.degrees(45), anchor: .topLeading).fill(.red)
    Circle().offset(x: 2, y: 2)
    Circle().offset(CGSize(width: 2, height: 2)).stroke(.red)
    Circle().offset(CGPoint(x: 2, y: 2))
    Circle().size(width: 4, height: 4)
    Circle().size(CGSize(width: 4, height: 4)).fill(.red)
    Circle().transform(CGAffineTransform(rotationAngle: 1))
    Circle().sizeThatFits(.unspecified) == .zero ? Color.clear : Color.red
  }

  @ViewBuilder private var paths: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5))
      path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 12), control2: CGPoint(x: 0, y: 5))
      path.closeSubpath()
      path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerSize: CGSize(width: 1, height: 1))
      path.addArc(
        center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: true)
      path.addRelativeArc(
        center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .zero, delta: .degrees(90))
      path.addArc(tangent1End: CGPoint(x: 8, y: 8), tangent2End: CGPoint(x: 8, y: 0), radius: 2)
      path.addLines([.zero, CGPoint(x: 4, y: 4)])
      path.addRects([CGRect(x: 0, y: 0, width: 4, height: 4)])
      path.addPath(Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
      path.addPath(Path(), transform: CGAffineTransform(translationX: 1, y: 1))
    }
    .stroke(.red, lineWidth: 1)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    Path(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1)
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1, style: .continuous)
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4),
      cornerSize: CGSize(width: 1, height: 1))
    Path(CGRect(x: 0, y: 0, width: 4, height: 4)).trimmedPath(from: 0, to: 0.5)
    Path(CGRect(x: 0, y: 0, width: 4, height: 4))
      .applying(CGAffineTransform(scaleX: 2, y: 2)).offsetBy(dx: 1, dy: 1)
    Text(Path(CGRect(x: 0, y: 0, width: 4, height: 4)).contains(.zero) ? "A" : "B")
    Text("\(Path().boundingRect.width) \(Path().isEmpty ? 1 : 0)")
  }
}

private struct Arrow: Shape {
  var depth: CGFloat = 4
  var animatableData: CGFloat {
    get { depth }
    set { depth = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + depth, y: rect.maxY))
    return path
  }
}

private struct Badge: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}
