import LayoutEngine

/// The context of a canvas, which draws shapes, texts, images and views, each through its
/// transform, clips, filters and opacity.
///
/// A copy draws on the same canvas with a state of its own.
public struct GraphicsContext {
  /// The opacity of each drawing, from 0 to 1.
  public var opacity = 1.0
  /// The mode by which drawings blend with what is beneath them.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of drawings to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment in which texts and styles are resolved.
  public private(set) var environment: EnvironmentValues

  let recording: CanvasRecording
  /// Clips in the canvas's coordinates, the first outermost.
  private var clips: [Clip] = []
  /// The first nearest to a drawing.
  private var filters: [DrawFilter] = []

  private enum Clip {
    case path(Path, FillStyle)
    case mask([DrawItem])

    func layer(around items: [DrawItem]) -> Layer {
      switch self {
      case .path(let path, let style): Layer(clip: path, clipStyle: style, items: items)
      case .mask(let mask): Layer(mask: mask, items: items)
      }
    }
  }

  init(_ recording: CanvasRecording) {
    self.recording = recording
    environment = recording.context.environment
  }

  // MARK: Transform

  /// Scales subsequent drawing.
  ///
  ///     context.scaleBy(x: 2, y: 2)
  ///     context.fill(Path(CGRect(x: 4, y: 4, width: 8, height: 8)), with: .color(.teal))
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Translates subsequent drawing, in points.
  ///
  ///     context.translateBy(x: size.width / 2, y: size.height / 2)
  ///     context.draw(Text("N"), at: .zero)
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates subsequent drawing.
  ///
  ///     for _ in 0..<12 {
  ///       context.rotate(by: .degrees(30))
  ///       context.fill(Path(CGRect(x: -1, y: 40, width: 2, height: 8)), with: .color(.primary))
  ///     }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Applies a transform to subsequent drawing, before those that were applied so far.
  ///
  ///     context.concatenate(CGAffineTransform(scaleX: 1, y: -1))
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clip

  /// The options for applying a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Shows what is outside of the clip, in place of what is inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounds of all clips, in the coordinates of drawings.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: recording.size)
    for case .path(let path, _) in clips { rect = rect.intersection(path.boundingRect) }
    return rect.applying(transform.inverted())
  }

  /// Clips subsequent drawing to a path.
  ///
  ///     context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
  ///     context.draw(Image("harbour"), in: CGRect(origin: .zero, size: size))
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      var outside = Path(
        CGRect(origin: .zero, size: recording.size).union(path.boundingRect).insetBy(dx: -1, dy: -1)
      )
      outside.addPath(path)
      clips.append(.path(outside.quantized, FillStyle(eoFill: true)))
    } else {
      clips.append(.path(path.quantized, style))
    }
  }

  /// Clips subsequent drawing to the alpha of other drawings.
  ///
  ///     context.clipToLayer { mask in mask.draw(Text("TIDE").font(.largeTitle), at: .zero) }
  ///     context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, from 0 to 1.
  ///   - options: The options of the clip.
  ///   - content: A closure that draws the layer, into a context of its own.
  /// - Throws: The error of the closure.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try layerItems(content)
    if opacity < 1 { mask = [DrawItem(.layer(Layer(opacity: opacity, items: mask)))] }
    if options.contains(.inverse) {
      let all = DrawOperation.fill(
        Path(CGRect(origin: .zero, size: recording.size)), .color(.black), FillStyle())
      mask = [
        DrawItem(
          .layer(
            Layer(
              isolated: true,
              items: [
                DrawItem(all),
                DrawItem(
                  .layer(
                    Layer(blendMode: .destinationOut, items: mask))),
              ])))
      ]
    }
    clips.append(.mask(mask))
  }

  // MARK: Filters

  /// The options for applying a filter, which change nothing here.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in linear colour, which changes nothing here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter to subsequent drawing; the filter added last is applied first.
  ///
  ///     context.addFilter(.shadow(radius: 4, y: 2))
  ///     context.fill(Path(CGRect(x: 8, y: 8, width: 40, height: 40)), with: .color(.orange))
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.insert(contentsOf: filter.filters(environment), at: 0)
  }

  // MARK: Drawing

  /// Draws into a layer, which is composited as one image.
  ///
  ///     context.drawLayer { layer in
  ///       layer.opacity = 0.5
  ///       layer.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
  ///     }
  ///
  /// - Parameter content: A closure that draws the layer, into a context of its own.
  /// - Throws: The error of the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(try layerItems(content), isolated: true, transformed: true)
  }

  /// Fills a path.
  ///
  ///     let disc = Path(ellipseIn: CGRect(origin: .zero, size: size))
  ///     context.fill(disc, with: .color(.yellow))
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path, with: shading, style)
  }

  /// Draws a line along a path.
  ///
  ///     var wave = Path()
  ///     wave.move(to: .zero)
  ///     wave.addLine(to: CGPoint(x: size.width, y: size.height))
  ///     context.stroke(wave, with: .color(.teal), style: StrokeStyle(lineWidth: 2, dash: [4]))
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(self, in: path.boundingRect)
    add([DrawItem(.stroke(path.quantized, paint, style))])
  }

  /// Draws a line along a path, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(_ path: Path, with shading: Shading, _ style: FillStyle) {
    let paint = shading.paint(self, in: path.boundingRect)
    add([DrawItem(.fill(path.quantized, paint, style))])
  }

  /// Returns the items that drawing into a fresh layer leaves, in the canvas's coordinates.
  private func layerItems(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DrawItem] {
    var inner = GraphicsContext(recording)
    (inner.environment, inner.transform) = (environment, transform)
    return try recording.aside { try content(&inner) }
  }

  /// Adds operations in the coordinates of drawings, or of the canvas if those have been changed to
  /// already.
  func add(_ items: [DrawItem], isolated: Bool = false, transformed: Bool = false) {
    guard !items.isEmpty, opacity > 0 else { return }
    var items = items
    if !transformed, !transform.isIdentity {
      items = [DrawItem(.layer(Layer(transform: transform, items: items)))]
    }
    if isolated || opacity < 1 || blendMode != .normal || !filters.isEmpty {
      items = [
        DrawItem(
          .layer(
            Layer(
              opacity: min(1, opacity), blendMode: blendMode.mode, filters: filters,
              isolated: isolated, items: items)))
      ]
    }
    for clip in clips.reversed() { items = [DrawItem(.layer(clip.layer(around: items)))] }
    recording.items += items
  }
}

extension GraphicsContext {
  /// The size of the canvas, in points.
  package var canvasSize: CGSize { recording.size }

  /// Draws items in the coordinates of drawings.
  package func addDrawing(_ items: [DrawItem]) { add(items) }
}
