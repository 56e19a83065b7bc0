import DisplayList
import Foundation

extension [String] {
  /// The different ones in their order, with bars between.
  var distinct: String {
    reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " | ")
  }
}

extension ResolvedFont {
  /// Size, weight and what else is not usual: `17 semibold serif italic`.
  var written: String {
    var words = [size.written]
    if weight != .regular { words.append("\(weight)") }
    switch family {
    case .system(.default): break
    case .system(let design): words.append(design.rawValue)
    case .custom(let name): words.append(name)
    }
    if isItalic { words.append("italic") }
    if features.contains(.monospacedDigits) { words.append("monospacedDigit") }
    if features.contains(.lowercaseSmallCaps) { words.append("lowercaseSmallCaps") }
    if features.contains(.uppercaseSmallCaps) { words.append("uppercaseSmallCaps") }
    if leading != 1 { words.append("leading \(leading.written)") }
    return words.joined(separator: " ")
  }
}

extension TextAttributes {
  /// The settings of letters beside their font.
  var decorations: [String] {
    [
      tracking == 0 ? nil : "tracking \(tracking.written)",
      kerning == 0 ? nil : "kerning \(kerning.written)",
      baselineOffset == 0 ? nil : "baselineOffset \(baselineOffset.written)",
      underline.map { "underline" + $0.written },
      strikethrough.map { "strikethrough" + $0.written },
      background.map { "background \($0.written)" },
    ].compactMap { $0 }
  }
}

extension TextAttributes.Line {
  fileprivate var written: String {
    (pattern == .solid ? "" : " \(pattern)") + (color.map { " \($0.written)" } ?? "")
  }
}

extension RoundedRect {
  /// The radii, clockwise from the top left where they differ, and the curve.
  var written: String {
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let lengths = radii.uniform.map(\.written) ?? all.map(\.written).joined(separator: " ")
    return "rounded \(lengths)" + (style == .continuous ? " continuous" : "")
  }
}

extension StrokeStyle {
  var written: String {
    var words = [lineWidth.written]
    if lineCap != .butt { words.append("\(lineCap)") }
    if lineJoin != .miter { words.append("\(lineJoin) join") }
    if !dash.isEmpty {
      words.append("dash " + dash.map(\.written).joined(separator: " "))
      if dashPhase != 0 { words.append("from \(dashPhase.written)") }
    }
    return words.joined(separator: " ")
  }
}

extension Shadow {
  var written: String { "\(color.written) \(radius.written) \(x.written) \(y.written)" }
}

extension Filter {
  /// The modifier's name, and what it was given.
  var written: (name: String, value: String) {
    switch self {
    case .blur(let radius, let opaque): ("blur", radius.written + (opaque ? " opaque" : ""))
    case .shadow(let shadow): ("shadow", shadow.written)
    case .brightness(let amount): ("brightness", amount.written)
    case .contrast(let amount): ("contrast", amount.written)
    case .saturation(let amount): ("saturation", amount.written)
    case .grayscale(let amount): ("grayscale", amount.written)
    case .hueRotation(let angle): ("hueRotation", angle.degrees.written)
    case .colorMultiply(let color): ("colorMultiply", color.written)
    case .colorInvert: ("colorInvert", "true")
    case .luminanceToAlpha: ("luminanceToAlpha", "true")
    case .colorMatrix(let rows): ("colorMatrix", rows.map(\.written).joined(separator: " "))
    case .alphaThreshold(let least, let most, let color):
      ("alphaThreshold", "\(least.written) \(most.written) \(color.written)")
    case .projection(let projection): ("projection", projection.written)
    }
  }
}

extension Projection {
  /// The matrix row by row.
  var written: String {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].map(\.written).joined(separator: " ")
  }
}

extension [ColorStop] {
  var written: String {
    map { "\($0.color.written) \($0.location.written)" }.joined(separator: ", ")
  }
}

extension CGPoint {
  /// Returns the point as shares of a rectangle's width and height.
  func share(of frame: CGRect) -> String {
    let across = frame.width > 0 ? (x - frame.minX) / frame.width : 0
    let down = frame.height > 0 ? (y - frame.minY) / frame.height : 0
    return "\(across.written) \(down.written)"
  }
}

extension CGAffineTransform {
  /// Returns the transform as it is seen from a point.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: -point.x, y: -point.y))
  }

  var written: String { [a, b, c, d, tx, ty].map(\.written).joined(separator: " ") }
}

extension CGRect {
  /// Returns the place of the rectangle in another, from that one's corner; nil where both are one.
  func place(in frame: CGRect) -> String? {
    let moved = CGRect(
      x: minX - frame.minX, y: minY - frame.minY, width: width, height: height)
    let fills =
      abs(moved.minX) < 0.01 && abs(moved.minY) < 0.01 && abs(width - frame.width) < 0.01
      && abs(height - frame.height) < 0.01
    return fills ? nil : moved.written
  }
}

extension DrawOperation {
  var isLayer: Bool { if case .layer = self { true } else { false } }

  /// Returns the operation as drawn by a view at the origin.
  func movedToGrid(from origin: CGPoint) -> DrawOperation {
    let (dx, dy) = (-origin.x, -origin.y)
    switch self {
    case .fill(let path, let paint, let style):
      return .fill(path.offsetBy(dx: dx, dy: dy).quantized, paint, style)
    case .stroke(let path, let paint, let style):
      return .stroke(path.offsetBy(dx: dx, dy: dy).quantized, paint, style)
    case .text(let drawing):
      return .text(
        TextDrawing(text: drawing.text, frame: drawing.frame.offsetBy(dx: dx, dy: dy)))
    case .halo(var drawing):
      drawing.letters = TextDrawing(
        text: drawing.letters.text, frame: drawing.letters.frame.offsetBy(dx: dx, dy: dy))
      return .halo(drawing)
    case .symbol(var drawing):
      drawing.frame = drawing.frame.offsetBy(dx: dx, dy: dy).quantized
      return .symbol(drawing)
    case .image(var drawing):
      drawing.frame = drawing.frame.offsetBy(dx: dx, dy: dy).quantized
      return .image(drawing)
    case .material(let path, let thickness, let scheme):
      return .material(path.offsetBy(dx: dx, dy: dy).quantized, thickness, scheme)
    case .innerShadow(let path, let shadow):
      return .innerShadow(path.offsetBy(dx: dx, dy: dy).quantized, shadow)
    case .layer(var layer):
      layer.transform = layer.transform.about(origin).quantized
      layer.clip = layer.clip?.offsetBy(dx: dx, dy: dy).quantized
      layer.mask = layer.mask.map { DrawItem($0.operation.movedToGrid(from: origin)) }
      layer.items = layer.items.map { DrawItem($0.operation.movedToGrid(from: origin)) }
      return .layer(layer)
    }
  }
}
