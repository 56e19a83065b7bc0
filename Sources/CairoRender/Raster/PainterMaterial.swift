import CCairo
import DisplayList
import Foundation

/// What a material does to what lies behind it.
struct MaterialRecipe: Decodable {
  /// The standard deviation of the blur, in points.
  var sigma: Double
  var saturation: Double
  /// Six hexadecimal digits.
  var tint: String
  var tintAlpha: Double

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
    let glass = try glass(bounds, recipe, scale: Double(transform.meanScale))
    cairo_save(context)
    cairo_set_source_surface(context, glass.surface, 0, 0)
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_fill(context)
    cairo_restore(context)
  }

  private func glass(_ bounds: DeviceRect, _ recipe: MaterialRecipe, scale: Double) throws
    -> Canvas
  {
    let sigma = recipe.sigma * scale
    let around = bounds.insetBy(-GaussianBlur.reach(sigma: sigma)).intersection(rootBounds)
    let sheet = try Canvas(bounds: around)
    copyBackdrop(to: sheet)
    sheet.withPixels { pixels in
      GaussianBlur.blur(
        UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), width: sheet.width,
        height: sheet.height, stride: sheet.width * 4, channels: 4, sigma: sigma, edge: .clamped)
      ColorMatrix(saturation: recipe.saturation).apply(
        to: pixels, count: sheet.width * sheet.height)
    }
    let tint = RGBAColor(hex: UInt32(recipe.tint, radix: 16) ?? 0)
    cairo_set_source_rgba(sheet.context, tint.red, tint.green, tint.blue, recipe.tintAlpha)
    cairo_paint(sheet.context)
    return sheet
  }

  private var rootBounds: DeviceRect { backdrop?.rootBounds ?? canvas.bounds }

  /// Copies what has been drawn so far, from the bottom canvas up.
  private func copyBackdrop(to sheet: Canvas) {
    backdrop?.copyBackdrop(to: sheet)
    cairo_surface_flush(canvas.surface)
    cairo_set_source_surface(sheet.context, canvas.surface, 0, 0)
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
