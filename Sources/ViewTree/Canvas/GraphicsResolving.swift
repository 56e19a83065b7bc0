import LayoutEngine

extension GraphicsContext {
  /// An image or a symbol that is ready to be drawn.
  public struct ResolvedImage {
    /// The size, in points.
    public let size: CGSize
    /// The distance from the top to the baseline of a text beside it, in points.
    public let baseline: CGFloat
    /// The shading of a template or a symbol; nil for the foreground.
    public var shading: Shading?
    let image: Image
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// The shading of the text where it has no colour of its own.
    public var shading = Shading.foreground
    let text: Text
    let recording: CanvasRecording
    let environment: EnvironmentValues

    private func element(_ size: CGSize) -> (Element, Proposal) {
      let proposal = Proposal(
        width: size.width.isFinite ? size.width : nil,
        height: size.height.isFinite ? size.height : nil)
      return (recording.element(of: text, environment), proposal)
    }

    /// Returns the size of the text within a size, in points.
    ///
    ///     let label = context.resolve(Text("Kiel"))
    ///     let room = label.measure(in: size)
    ///     context.draw(label, in: CGRect(origin: CGPoint(x: 8, y: 8), size: room))
    public func measure(in size: CGSize) -> CGSize {
      let (element, proposal) = element(size)
      let result = element.size(proposal)
      return CGSize(width: result.width, height: result.height)
    }

    /// Returns the distance from the top to the first baseline within a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }

    /// Returns the distance from the top to the last baseline within a size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

    private func baseline(_ alignment: VerticalAlignment, _ size: CGSize) -> CGFloat {
      let (element, proposal) = element(size)
      let key = Alignment(horizontal: .center, vertical: alignment).pair.vertical
      return CGFloat(element.dimensions(proposal)[key])
    }
  }

  /// A view of the canvas's symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    /// The size, in points.
    public let size: CGSize
    let element: Element
  }

  /// Resolves an image in the context's environment.
  ///
  ///     var symbol = context.resolve(Image(systemName: "ferry"))
  ///     symbol.shading = .color(.teal)
  ///     context.draw(symbol, at: CGPoint(x: size.width / 2, y: 12))
  public func resolve(_ image: Image) -> ResolvedImage {
    let element = recording.element(of: image, environment)
    let size = element.size(.unspecified)
    let key = Alignment(horizontal: .center, vertical: .firstTextBaseline).pair.vertical
    return ResolvedImage(
      size: CGSize(width: size.width, height: size.height),
      baseline: CGFloat(element.dimensions(.unspecified)[key]), image: image)
  }

  /// Resolves a text in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, recording: recording, environment: environment)
  }

  /// Returns the view with a tag among the canvas's symbols, or nil without one.
  ///
  ///     Canvas { context, size in
  ///       if let boat = context.resolveSymbol(id: "boat") { context.draw(boat, at: .zero) }
  ///     } symbols: {
  ///       Image(systemName: "ferry").tag("boat")
  ///     }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = AnyHashable(id)
    guard let element = recording.symbols.first(where: { $0.tags.contains { $0.value == tag } })
    else {
      return nil
    }
    let size = element.size(.unspecified)
    return ResolvedSymbol(
      size: CGSize(width: size.width, height: size.height), element: element)
  }

  /// Draws an image in a rectangle.
  ///
  ///     context.draw(Image("harbour"), in: CGRect(origin: .zero, size: size))
  ///     context.draw(Text("Kiel").font(.caption), at: CGPoint(x: 8, y: 8), anchor: .topLeading)
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var inner = environment
    if let shading = image.shading { inner.paint(with: shading, self, in: rect) }
    add(recording.drawing(of: recording.element(of: image.image.resizable(), inner), in: rect))
  }

  /// Draws an image in its own size, a point of it at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: point.rect(image.size, anchor))
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, a point of it at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var inner = text.environment
    if case .style(let style) = text.shading.source, style.style is ForegroundStyle {
    } else {
      inner.paint(with: text.shading, self, in: rect)
    }
    add(recording.drawing(of: recording.element(of: text.text, inner), in: rect))
  }

  /// Draws a text in its size, a point of it at a point of the canvas.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: point.rect(size, anchor))
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in its size, a point of it at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a view of the symbols in a rectangle, larger or smaller than it is.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let own = CGRect(origin: .zero, size: symbol.size)
    let transform = CGAffineTransform(
      scaleX: rect.width / own.width, y: rect.height / own.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let items = recording.drawing(of: symbol.element, in: own)
    add([DrawItem(.layer(Layer(transform: transform, items: items)))])
  }

  /// Draws a view of the symbols in its size, a point of it at a point of the canvas.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let rect = point.rect(symbol.size, anchor)
    add(recording.drawing(of: symbol.element, in: rect))
  }

  /// A picture side by side with itself as a paint.
  func tiles(_ image: Image, _ part: CGRect, at origin: CGPoint, scale: CGFloat) -> Paint {
    let part = part.intersection(TiledImagePaint.whole)
    guard part.width > 0, part.height > 0, scale > 0 else { return .color(.clear) }
    let element = recording.element(of: image, environment)
    let whole = element.size(.unspecified)
    let size = ImagePaint.tile(
      of: CGSize(width: whole.width, height: whole.height), part, scale)
    let tile = CGRect(origin: origin, size: size)
    for item in recording.drawing(of: element, in: tile) {
      if case .image(let drawing) = item.operation {
        return .tiled(TiledImagePaint(image: drawing.image, part: part, tile: tile))
      }
    }
    return .color(.clear)
  }
}

extension CGPoint {
  /// The rectangle of a size of which an anchor lies at the point.
  fileprivate func rect(_ size: CGSize, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: x - size.width * anchor.x, y: y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}

extension EnvironmentValues {
  /// Sets the foreground to a shading of a context.
  fileprivate mutating func paint(
    with shading: GraphicsContext.Shading, _ context: GraphicsContext, in rect: CGRect
  ) {
    if case .style(let style) = shading.source {
      foregroundStyles = [style]
    } else if let color = shading.paint(context, in: rect).color {
      foregroundStyles = [Color(color)]
    }
  }
}
