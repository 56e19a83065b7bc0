import CCairo
import DisplayList
import Foundation

/// What a material does to what lies behind it.
struct MaterialRecipe: Decodable, Hashable {
  /// The standard deviation of the blur, in points.
  var sigma: Double
  var saturation: Double
  /// Six hexadecimal digits.
  var tint: String
  var tintAlpha: Double

  /// What becomes of a blurred pixel: blue, green, red, alpha from 0 to 255, premultiplied.
  var change: (SIMD4<Float>) -> SIMD4<Float> {
    let tint = RGBAColor(hex: UInt32(tint, radix: 16) ?? 0)
    let share = Float(tintAlpha)
    let over = SIMD4<Float>(Float(tint.blue), Float(tint.green), Float(tint.red), 1) * 255 * share
    let luma = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
    let amount = Float(saturation)
    return { pixel in
      let grey = (pixel * luma).sum()
      let vivid = (pixel - grey) * amount + grey
      // Lane by lane: SIMD4's own clamp goes through generic code that is slow.
      func bounded(_ value: Float) -> Float { min(max(value, 0), pixel[3]) }
      let clamped = SIMD4(bounded(vivid[0]), bounded(vivid[1]), bounded(vivid[2]), pixel[3])
      return clamped * (1 - share) + over
    }
  }

  /// All recipes, by thickness and then by scheme.
  static func load() throws -> [String: [String: MaterialRecipe]] {
    let all = try Resource.decode([String: Entry].self, "materials")
    return all.compactMapValues { if case .recipes(let recipes) = $0 { recipes } else { nil } }
  }

  private enum Entry: Decodable {
    case recipes([String: MaterialRecipe])
    case note(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let note = try? container.decode(String.self) {
        self = .note(note)
      } else {
        self = .recipes(try container.decode([String: MaterialRecipe].self))
      }
    }
  }
}

extension Painter {
  /// Draws what lies behind a path blurred, saturated and tinted.
  func material(
    _ path: Path, _ thickness: MaterialThickness, _ scheme: MaterialScheme,
    _ transform: CGAffineTransform, _ clip: Clip
  ) throws {
    let shape = DevicePath.filled(path, transform)
    let bounds = DeviceRect(around: shape.boundingRect).intersection(clip.bounds)
    guard !bounds.isEmpty,
      let recipe = try rasterizer.recipe(thickness, scheme)
    else { return }
    if canvas.isVector {
      let tint = RGBAColor(hex: UInt32(recipe.tint, radix: 16) ?? 0, alpha: recipe.tintAlpha)
      return try draw([DrawItem(.fill(path, .color(tint), FillStyle()))], transform, clip)
    }
    let visible = bounds.intersection(rootBounds)
    guard !visible.isEmpty else { return }
    let (place, glass) =
      try takeGlass(for: visible)
      ?? (
        visible,
        glass(
          within: visible, recipe,
          sigma: GaussianBlur.sigma(radius: recipe.sigma, scale: transform.meanScale))
      )
    if case .rect = shape.storage, !clip.isShaped {
      // Nothing of the pixels beneath is left: the glass replaces them.
      return canvas.withPixels { pixels in
        for y in 0..<visible.height {
          let row = pixels + (visible.top + y - canvas.bounds.top) * canvas.width
          (row + visible.left - canvas.bounds.left)
            .update(
              from: glass.base + (visible.top + y - place.top) * place.width + visible.left
                - place.left, count: visible.width)
        }
      }
    }
    setSource(try Canvas(bounds: place, storage: glass))
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_fill(context)
  }

  /// The glass that was taken before its layer's shadow was drawn, with its bounds; once.
  private func takeGlass(for bounds: DeviceRect) -> (DeviceRect, PixelStorage)? {
    guard let taken = glassBeforeShadow, taken.bounds.contains(bounds) else { return nil }
    glassBeforeShadow = nil
    return taken
  }

  /// What is seen within bounds through a material, which is kept for the next backdrop that is the same.
  func glass(
    within bounds: DeviceRect, _ recipe: MaterialRecipe, sigma: Double
  ) throws -> PixelStorage {
    let area = bounds.insetBy(-GaussianBlur.reach(sigma: sigma)).intersection(rootBounds)
    var behind = canvas
    if backdrop != nil {
      behind = try rasterizer.sheet(area, isClear: false)
      copyBackdrop(to: behind)
    }
    return behind.withPixels { pixels in
      let glass = Glass(
        BytePlane(pixels, of: behind, within: area), recipe, sigma: sigma,
        part: bounds.offsetBy(x: -area.left, y: -area.top))
      return rasterizer.glass.value(glass.key, cost: { $0.count * 4 }) { glass.pixels() }
    }
  }

  /// The bounds of the whole picture, of which glass repeats the edges.
  var rootBounds: DeviceRect { pictureBounds ?? backdrop?.rootBounds ?? canvas.bounds }

  /// The bounds of the picture that a layer's content belongs to; nil for this one's.
  ///
  /// An isolated layer that is cut out is a picture of its own, such as a window among others: glass in
  /// it shows nothing of what lies beyond its edges.
  func pictureBounds(of layer: Layer, _ transform: CGAffineTransform) -> DeviceRect? {
    guard layer.isolated, let path = layer.clip else { return pictureBounds }
    let box = DevicePath.filled(path, transform).boundingRect
    return DeviceRect(snapping: box).intersection(rootBounds)
  }

  /// Copies what has been drawn so far, from the bottom canvas up.
  private func copyBackdrop(to sheet: Canvas) {
    backdrop?.copyBackdrop(to: sheet)
    cairo_surface_flush(canvas.surface)
    cairo_set_source_surface(sheet.context, canvas.surface, 0, 0)
    cairo_set_operator(
      sheet.context, backdrop == nil ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    cairo_paint(sheet.context)
  }
}

extension Rasterizer {
  /// The figures of a material.
  func recipe(
    _ thickness: MaterialThickness, _ scheme: MaterialScheme
  ) throws -> MaterialRecipe? {
    if materials.isEmpty { materials = try MaterialRecipe.load() }
    return materials[thickness.rawValue]?[scheme == .dark ? "dark" : "light"]
  }
}

extension BytePlane {
  /// The four components of a part of a canvas.
  init(_ pixels: UnsafeMutablePointer<UInt32>, of canvas: Canvas, within part: DeviceRect) {
    let first =
      pixels + (part.top - canvas.bounds.top) * canvas.width + part.left - canvas.bounds.left
    self.init(first, width: part.width, height: part.height)
    stride = canvas.width * 4
  }
}
