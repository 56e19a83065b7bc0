import CairoRender
import DisplayList
import Foundation

/// Writes what views draw as properties; all places are told from the view's own corner, so that a
/// view that merely moved has the properties it had.
struct ViewProperties {
  let text: any TextMeasuring
  let assets: any AssetSource
  /// More operations of one view than anybody reads, such as those of a map.
  private static let most = 12

  /// Returns the properties of a view: what was set on it, then what it draws.
  ///
  /// - Throws: An error of an asset that cannot be read.
  func properties(of view: ViewRecord) throws -> [ScreenDescription.Property] {
    var list = PropertyList()
    let drawn = view.operations
    if drawn.count > Self.most {
      list.add("operations", "\(drawn.count) \(try digest(of: drawn, from: view.frame.origin))")
    } else {
      for operation in drawn where !operation.isLayer {
        try add(operation, of: view.frame, to: &list)
      }
      for operation in drawn where operation.isLayer {
        try add(operation, of: view.frame, to: &list)
      }
    }
    // What a view draws tells what it took over.
    let tellsInherited = drawn.allSatisfy(\.isLayer)
    for setting in view.settings where tellsInherited || !setting.isInherited {
      list.add(setting.name, setting.value)
    }
    return list.properties
  }

  private func add(
    _ operation: DrawOperation, of frame: CGRect, to list: inout PropertyList
  ) throws {
    switch operation {
    case .fill(let path, let paint, _):
      list.add("fill", try written(paint, in: frame))
      try addShape(path, of: frame, to: &list)
    case .stroke(let path, let paint, let style):
      list.add("stroke", "\(try written(paint, in: frame)) \(style.written)")
      try addShape(path, of: frame, to: &list)
    case .text(let drawing): try add(drawing, of: frame, to: &list)
    case .halo(let drawing):
      list.add("halo", "\(drawing.color.written) \(drawing.width.written)")
    case .symbol(let drawing): try add(drawing, of: frame, to: &list)
    case .image(let drawing): try add(drawing, of: frame, to: &list)
    case .material(let path, let thickness, _):
      list.add("material", thickness.rawValue)
      try addShape(path, of: frame, to: &list)
    case .innerShadow(_, let shadow): list.add("innerShadow", shadow.written)
    case .layer(let layer): try add(layer, of: frame, to: &list)
    }
  }

  private func add(
    _ drawing: TextDrawing, of frame: CGRect, to list: inout PropertyList
  ) throws {
    let (runs, paragraph) = (drawing.text.runs, drawing.text.paragraph)
    list.add("text", drawing.text.string.quoted)
    list.add("font", runs.map(\.attributes.font.written).distinct)
    list.add("color", try runs.map { try written($0.paint, in: frame) }.distinct)
    let decorations = runs.flatMap(\.attributes.decorations)
    if !decorations.isEmpty { list.add("decoration", decorations.distinct) }
    if let limit = paragraph.lineLimit { list.add("lineLimit", "\(limit)") }
    if paragraph.alignment != .leading {
      list.add("multilineTextAlignment", "\(paragraph.alignment)")
    }
    if paragraph.lineSpacing != 0 { list.add("lineSpacing", paragraph.lineSpacing.written) }
    if paragraph.minimumScaleFactor != 1 {
      list.add("minimumScaleFactor", paragraph.minimumScaleFactor.written)
    }
    let metrics = text.measure(
      drawing.text, width: drawing.frame.width, height: drawing.frame.height + 1.0 / 256)
    if metrics.isTruncated { list.add("truncated", "true") }
    if metrics.scale < 1 { list.add("shrunk", metrics.scale.written) }
    addPlace(drawing.frame, of: frame, to: &list)
  }

  private func add(
    _ drawing: SymbolDrawing, of frame: CGRect, to list: inout PropertyList
  ) throws {
    list.add("symbol", drawing.symbol.name)
    list.add("font", drawing.symbol.font.written)
    if drawing.symbol.scale != .medium { list.add("imageScale", "\(drawing.symbol.scale)") }
    if drawing.rendering != .monochrome { list.add("rendering", "\(drawing.rendering)") }
    list.add("color", try drawing.paints.map { try written($0, in: frame) }.distinct)
    addPlace(drawing.frame, of: frame, to: &list)
  }

  private func add(
    _ drawing: ImageDrawing, of frame: CGRect, to list: inout PropertyList
  ) throws {
    list.add("image", "\(drawing.image.name) \(try assets.digest(of: drawing.image).suffix(8))")
    if drawing.resizingMode == .tile { list.add("resizingMode", "tile") }
    if drawing.interpolation != .medium {
      list.add("interpolation", "\(drawing.interpolation)")
    }
    if let template = drawing.template { list.add("color", try written(template, in: frame)) }
    addPlace(drawing.frame, of: frame, to: &list)
  }

  private func add(_ layer: Layer, of frame: CGRect, to list: inout PropertyList) throws {
    if layer.opacity != 1 { list.add("opacity", layer.opacity.written) }
    if layer.blendMode != .normal { list.add("blendMode", layer.blendMode.rawValue) }
    for filter in layer.filters {
      let (name, value) = filter.written
      list.add(name, value)
    }
    if !layer.transform.isIdentity {
      list.add("transform", layer.transform.about(frame.origin).written)
    }
    if let clip = layer.clip { list.add("clip", try written(clip, of: frame)) }
    if !layer.mask.isEmpty {
      list.add("mask", try digest(of: layer.mask.map(\.operation), from: frame.origin))
    }
  }

  private func addShape(_ path: Path, of frame: CGRect, to list: inout PropertyList) throws {
    let shape = try written(path, of: frame)
    if shape != "rect" { list.add("shape", shape) }
  }

  /// Adds the place of something in its view, unless it fills the view.
  private func addPlace(_ place: CGRect, of frame: CGRect, to list: inout PropertyList) {
    if let place = place.place(in: frame) { list.add("place", place) }
  }

  private func written(_ path: Path, of frame: CGRect) throws -> String {
    let kind =
      switch path.storage {
      case .rect: "rect"
      case .ellipse: "ellipse"
      case .roundedRect(let rounded): rounded.written
      case .elements(let elements):
        "path of \(elements.count) "
          + (try digest(
            of: [.fill(path, .color(.black), FillStyle())], from: frame.origin))
      }
    return path.boundingRect.place(in: frame).map { "\(kind) at \($0)" } ?? kind
  }

  private func written(_ paint: Paint, in frame: CGRect) throws -> String {
    switch paint {
    case .color(let color): color.written
    case .linearGradient(let gradient):
      """
      linear \(gradient.stops.written) from \(gradient.start.share(of: frame)) \
      to \(gradient.end.share(of: frame))
      """
    case .radialGradient(let gradient):
      """
      radial \(gradient.stops.written) about \(gradient.center.share(of: frame)) \
      from \(gradient.startRadius.written) to \(gradient.endRadius.written)
      """
    case .angularGradient(let gradient):
      """
      angular \(gradient.stops.written) about \(gradient.center.share(of: frame)) \
      from \(gradient.startAngle.degrees.written) to \(gradient.endAngle.degrees.written)
      """
    case .mesh(let mesh):
      "mesh of \(mesh.columns) columns " + mesh.colors.map(\.written).joined(separator: ", ")
    case .tiled(let tiled):
      "tiled \(tiled.image.name) \(try assets.digest(of: tiled.image).suffix(8))"
    }
  }

  /// 32 bits that differ where operations do, wherever their view lies.
  private func digest(of operations: [DrawOperation], from origin: CGPoint) throws -> String {
    let layer = Layer(items: operations.map { DrawItem($0.movedToGrid(from: origin)) })
    let encoded = try DisplayListEncoder.encode(
      [DrawItem(.layer(layer))], contentDigest: assets.digest(of:))
    let bytes = encoded.light + (encoded.dark == encoded.light ? [] : encoded.dark)
    return String(CairoRender.digest(of: bytes).description.suffix(8))
  }
}

/// Properties of which each has a name of its own.
private struct PropertyList {
  private(set) var properties: [ScreenDescription.Property] = []

  /// Adds a property; a second one of a name gets a number.
  mutating func add(_ name: String, _ value: String) {
    var unique = name
    var number = 1
    while properties.contains(where: { $0.name == unique }) {
      number += 1
      unique = "\(name)\(number)"
    }
    properties.append(.init(name: unique, value: value))
  }
}
