import SwiftUI

/// The forms of drawing by hand: canvases, nets of colours, renderers of texts, effects.
struct DrawingForms: View {
  @State private var amount = 0.5

  var body: some View {
    canvases
    symbols
    meshes
    effects
    Text("Rendered").textRenderer(Rising(amount: amount))
    Text("Large \(Text("and small").textScale(.secondary))")
    Text("Small").textScale(.secondary, isEnabled: true)
    Image(size: CGSize(width: 20, height: 20), label: Text("Dot"), opaque: false) { context in
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .foreground)
    }
    RenderedImages()
  }

  private var canvases: some View {
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
      let bounds = CGRect(origin: .zero, size: size)
      context.fill(Path(bounds), with: .color(.red))
      context.fill(Path(bounds), with: .color(white: 0.5), style: FillStyle(eoFill: true))
      context.fill(Path(bounds), with: .color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1))
      context.fill(Path(bounds), with: .style(.tint))
      context.fill(Path(bounds), with: .backdrop)
      context.fill(Path(bounds), with: .palette([.color(.red), .foreground]))
      let gradient = Gradient(colors: [.red, .blue])
      context.fill(
        Path(bounds),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
      context.fill(
        Path(bounds),
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .mirror))
      context.fill(
        Path(bounds),
        with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 20))
      context.fill(
        Path(bounds), with: .conicGradient(gradient, center: .zero, angle: .degrees(20)))
      context.fill(Path(bounds), with: .tiledImage(Image("picture"), scale: 2))
      context.stroke(Path(bounds), with: .color(.blue))
      context.stroke(Path(bounds), with: .color(.blue), lineWidth: 4)
      context.stroke(Path(bounds), with: .foreground, style: StrokeStyle(lineWidth: 2, dash: [4]))
      context.opacity = 0.5
      context.blendMode = .multiply
      var copy = context
      copy.scaleBy(x: 2, y: 2)
      copy.translateBy(x: 10, y: 10)
      copy.rotate(by: .degrees(30))
      copy.concatenate(CGAffineTransform(scaleX: 1, y: -1))
      copy.transform = .identity
      copy.clip(to: Path(bounds))
      copy.clip(to: Path(ellipseIn: bounds), style: FillStyle(), options: .inverse)
      copy.clipToLayer(opacity: 0.5, options: .inverse) { $0.fill(Path(bounds), with: .foreground) }
      _ = copy.clipBoundingRect
      _ = copy.environment.colorScheme
      copy.addFilter(.blur(radius: 3))
      copy.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
      copy.addFilter(.alphaThreshold(min: 0.5, color: .red))
      copy.addFilter(.colorMultiply(.red))
      copy.addFilter(.colorMatrix(ColorMatrix()))
      copy.addFilter(.hueRotation(.degrees(20)))
      copy.addFilter(.saturation(0.5))
      copy.addFilter(.brightness(0.1))
      copy.addFilter(.contrast(1.2))
      copy.addFilter(.grayscale(1))
      copy.addFilter(.colorInvert())
      copy.addFilter(.luminanceToAlpha)
      copy.addFilter(.projectionTransform(ProjectionTransform()))
      copy.drawLayer { layer in
        layer.fill(Path(bounds), with: layer.resolve(.color(.red)))
      }
    }
    .frame(height: 40)
  }

  private var symbols: some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      if let symbol = context.resolveSymbol(id: "dot") {
        context.draw(symbol, at: middle)
        context.draw(symbol, at: middle, anchor: .bottom)
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: symbol.size.width * 2, height: 20))
      }
      var text = context.resolve(Text("Resolved").bold())
      text.shading = .color(.red)
      let room = text.measure(in: size)
      _ = text.firstBaseline(in: room) + text.lastBaseline(in: room)
      context.draw(text, at: middle, anchor: .topLeading)
      context.draw(text, in: CGRect(origin: .zero, size: room))
      context.draw(Text("Plain"), at: .zero, anchor: .topLeading)
      context.draw(Text("Plain"), in: CGRect(x: 0, y: 0, width: 40, height: 20))
      var image = context.resolve(Image(systemName: "star"))
      image.shading = .color(.yellow)
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.size.width, height: image.baseline))
      context.draw(image, at: middle)
      context.draw(Image("picture"), in: CGRect(x: 0, y: 0, width: 8, height: 8))
      context.draw(Image("picture"), at: middle, anchor: .center)
    } symbols: {
      Circle().frame(width: 8, height: 8).tag("dot")
    }
    .frame(height: 40)
  }

  @ViewBuilder private var meshes: some View {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .orange, .purple, .blue])
    MeshGradient(
      width: 2, height: 2, locations: .points([[0, 0], [1, 0], [0, 1], [1, 1]]),
      colors: .colors([.red, .orange, .purple, .blue]), background: .black, smoothsColors: false)
    Circle().fill(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .orange, .purple, .blue]))
  }

  @ViewBuilder private var effects: some View {
    Color.red.modifier(Leaning(amount: amount))
    Color.red.modifier(Leaning(amount: amount).ignoredByLayout())
    Color.red.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    Color.red.visualEffect { content, proxy in
      content.rotation3DEffect(.degrees(proxy.size.width), axis: (x: 0, y: 1, z: 0))
    }
    Color.red.rotation3DEffect(
      .degrees(20), axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 2, perspective: 0.5)
  }
}

/// An effect of an app's own.
private struct Leaning: GeometryEffect {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 0))
    transform.m13 = 0.001
    return transform.concatenating(ProjectionTransform())
  }
}

/// A renderer of an app's own.
private struct Rising: TextRenderer {
  var amount: Double
  var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: -Double(index) * amount)
          copy.opacity = run[Mark.self] == nil ? 1 : 0.5
          copy.draw(slice)
        }
      }
      context.draw(line)
    }
  }
}

private struct Mark: TextAttribute {}

/// Pictures of views.
private struct RenderedImages: View {
  @State private var image: Image?

  var body: some View {
    Group {
      if let image { image } else { Text("None").customAttribute(Mark()) }
    }
    .onAppear {
      let renderer = ImageRenderer(content: Text("Picture"))
      renderer.scale = 2
      if let picture = renderer.uiImage { image = Image(uiImage: picture) }
      if let picture = renderer.cgImage {
        image = Image(decorative: picture, scale: 2)
        image = Image(picture, scale: 1, label: Text("Picture"))
      }
    }
  }
}

/// The forms of paths and shapes made of others.
struct PathForms: View {
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let square = Path(CGRect(x: 20, y: 20, width: 40, height: 40))

  var body: some View {
    circle.intersection(square)
    circle.union(square).fill(.red)
    circle.subtracting(square)
    circle.symmetricDifference(square, eoFill: true)
    circle.lineIntersection(square).stroke(.red)
    circle.lineSubtraction(square).stroke(.red)
    circle.normalized()
    circle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .miter, dash: [8, 4]))
    Circle().union(Rectangle()).fill(.red)
    Circle().intersection(Rectangle())
    Circle().subtracting(Rectangle().offset(x: 10)).stroke(.red)
    Circle().symmetricDifference(Rectangle())
  }
}
