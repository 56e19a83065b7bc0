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
    let glass = try glass(around: bounds, recipe, scale: Double(transform.meanScale))
    if case .rect = shape.storage, !clip.isShaped {
      // Nothing of the pixels beneath is left: the glass replaces them.
      return canvas.withPixels { glass.write(to: canvas, $0, within: bounds) }
    }
    let sheet = try rasterizer.sheet(bounds, isClear: false)
    sheet.withPixels { glass.write(to: sheet, $0, within: bounds) }
    setSource(sheet)
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_fill(context)
  }

  /// The backdrop around bounds as it looks through the material.
  ///
  /// Colours are changed on the small picture that the blur is taken on.
  private func glass(
    around bounds: DeviceRect, _ recipe: MaterialRecipe, scale: Double
  ) throws -> Glass {
    let sigma = GaussianBlur.sigma(radius: recipe.sigma, scale: scale)
    let area = bounds.insetBy(-GaussianBlur.reach(sigma: sigma)).intersection(rootBounds)
    let factor = GaussianBlur.reduction(sigma: sigma)
    var behind = canvas
    if backdrop != nil {
      behind = try rasterizer.sheet(area, isClear: false)
      copyBackdrop(to: behind)
    }
    var plane = behind.withPixels { pixels in
      FloatPlane(averaging: BytePlane(pixels, of: behind, within: area), factor: factor)
    }
    plane.blur(
      sigma: sigma, .clamped,
      wanted: (
        bounds.left - area.left..<bounds.right - area.left,
        bounds.top - area.top..<bounds.bottom - area.top
      ))
    plane.map(recipe.change)
    return Glass(plane: plane, area: area)
  }

  private var rootBounds: DeviceRect { backdrop?.rootBounds ?? canvas.bounds }

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

/// What is seen through a material, around some bounds.
private struct Glass {
  var plane: FloatPlane
  var area: DeviceRect

  func write(to canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>, within bounds: DeviceRect) {
    plane.write(
      to: BytePlane(pixels, of: canvas, within: bounds), x: bounds.left - area.left,
      y: bounds.top - area.top)
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
