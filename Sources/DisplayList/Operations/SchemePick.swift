/// A pick of one of the two colours, or pictures, that each place has in a list which serves both
/// schemes.
///
/// Code that draws or digests such a list says with it whose screen it means; in a list of one
/// scheme there is nothing to pick.
public enum SchemePick: Hashable, Sendable {
  /// The colours of a light screen.
  case light
  /// The colours of a dark screen.
  case dark

  private var isDark: Bool { self == .dark }

  func color(_ color: RGBAColor) -> RGBAColor { isDark ? color.inDark : color.inLight }

  func items(_ items: [DrawItem]) -> [DrawItem] {
    items.map { DrawItem(operation($0.operation), node: $0.node) }
  }

  private func operation(_ operation: DrawOperation) -> DrawOperation {
    switch operation {
    case .fill(let path, let paint, let style): .fill(path, self.paint(paint), style)
    case .stroke(let path, let paint, let style): .stroke(path, self.paint(paint), style)
    case .text(let drawing): .text(text(drawing))
    case .halo(let drawing): .halo(halo(drawing))
    case .symbol(let drawing): .symbol(symbol(drawing))
    case .image(let drawing): .image(image(drawing))
    case .material(let path, let thickness, .screen):
      .material(path, thickness, isDark ? .dark : .light)
    case .material: operation
    case .innerShadow(let path, let shadow): .innerShadow(path, self.shadow(shadow))
    case .layer(let layer): .layer(self.layer(layer))
    }
  }

  private func paint(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(self.color(color))
    case .linearGradient(var gradient):
      gradient.stops = stops(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = stops(gradient.stops)
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.stops = stops(gradient.stops)
      return .angularGradient(gradient)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map(color)
      return .mesh(mesh)
    case .tiled(var tiled):
      tiled.image = image(tiled.image)
      return .tiled(tiled)
    }
  }

  private func stops(_ stops: [ColorStop]) -> [ColorStop] {
    stops.map { ColorStop(color: color($0.color), location: $0.location) }
  }

  private func text(_ drawing: TextDrawing) -> TextDrawing {
    var drawing = drawing
    drawing.text.runs = drawing.text.runs.map { run in
      var run = run
      run.paint = paint(run.paint)
      run.attributes.underline = line(run.attributes.underline)
      run.attributes.strikethrough = line(run.attributes.strikethrough)
      run.attributes.background = run.attributes.background.map(color)
      return run
    }
    return drawing
  }

  private func halo(_ drawing: HaloDrawing) -> HaloDrawing {
    HaloDrawing(
      letters: text(drawing.letters), width: drawing.width, color: color(drawing.color))
  }

  private func line(_ line: TextAttributes.Line?) -> TextAttributes.Line? {
    line.map { TextAttributes.Line(pattern: $0.pattern, color: $0.color.map(color)) }
  }

  private func symbol(_ drawing: SymbolDrawing) -> SymbolDrawing {
    var drawing = drawing
    drawing.paints = drawing.paints.map(paint)
    return drawing
  }

  private func image(_ drawing: ImageDrawing) -> ImageDrawing {
    var drawing = drawing
    drawing.image = image(drawing.image)
    drawing.template = drawing.template.map(paint)
    return drawing
  }

  private func image(_ image: ImageReference) -> ImageReference {
    isDark ? image.inDark : image.inLight
  }

  private func shadow(_ shadow: Shadow) -> Shadow {
    var shadow = shadow
    shadow.color = color(shadow.color)
    return shadow
  }

  private func layer(_ layer: Layer) -> Layer {
    var layer = layer
    layer.mask = items(layer.mask)
    layer.filters = layer.filters.map(filter)
    layer.items = items(layer.items)
    return layer
  }

  private func filter(_ filter: Filter) -> Filter {
    switch filter {
    case .shadow(let shadow): .shadow(self.shadow(shadow))
    case .colorMultiply(let color): .colorMultiply(self.color(color))
    case .alphaThreshold(let min, let max, let color):
      .alphaThreshold(min: min, max: max, self.color(color))
    default: filter
    }
  }
}

extension DisplayList {
  /// Returns the list as a screen of one scheme shows it.
  public func picked(_ pick: SchemePick) -> DisplayList {
    var list = self
    (list.background, list.items) = (pick.color(background), pick.items(items))
    list.servesBothSchemes = false
    return list
  }
}
