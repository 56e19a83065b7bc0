import ViewTree

/// The drawing of a mark, or of the marks of a series together, on the plot.
struct MarkDrawing {
  enum Content {
    case fill(Path)
    case stroke(Path, StrokeStyle)
    case view(AnyView)
    /// Nothing to see: a point of a line, for assistive technology and annotations.
    case nothing
  }

  /// The number of the mark that it speaks of; nil where the marks of a series are spoken of one by
  /// one.
  let mark: Int?
  /// The mark whose style it has.
  let style: Int
  let content: Content
  /// The frame in which gradients begin and end, in the plot's coordinates.
  let frame: CGRect
  /// The box that annotations stand beside, if not the frame.
  var anchor: CGRect?
}

/// Draws a path whose coordinates begin at its frame's corner.
struct PlacedPath: Shape {
  let outline: Path

  nonisolated func path(in rect: CGRect) -> Path { outline.offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension MarkDrawing {
  /// Returns the drawing as a view in its frame.
  @MainActor
  func view(_ style: MarkStyle, _ styles: ChartStyles, plot: CGRect) -> AnyView {
    let paint = styles.paint(style)
    var view: AnyView
    switch content {
    case .fill(let path):
      view = AnyView(PlacedPath(outline: local(path, style, plot)).fill(paint))
    case .stroke(let path, let line):
      view = AnyView(PlacedPath(outline: local(path, style, plot)).stroke(paint, style: line))
    case .view(let symbol): view = AnyView(symbol.foregroundStyle(paint).fixedSize())
    case .nothing: return AnyView(Color.clear)
    }
    if let clip = style.clip { view = clip(view) }
    return style.effects.applied(to: view)
  }

  /// Returns the frame of the view: the plot's, where gradients span it.
  func viewFrame(_ style: MarkStyle, plot: CGRect) -> CGRect {
    guard style.alignsWithPlot else { return frame }
    return CGRect(origin: .zero, size: plot.size)
  }

  private func local(_ path: Path, _ style: MarkStyle, _ plot: CGRect) -> Path {
    let frame = viewFrame(style, plot: plot)
    return path.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}
