import DisplayList
import Foundation

/// The blur, saturation and tint by which a material changes its backdrop.
struct MaterialRecipe: Decodable, Hashable {
  /// The standard deviation of the blur, in points.
  var sigma: Double
  var saturation: Double
  /// Six hexadecimal digits.
  var tint: String
  var tintAlpha: Double

  /// The tint as a colour that lets through what the blur leaves.
  var tintColor: RGBAColor { RGBAColor(hex: UInt32(tint, radix: 16) ?? 0, alpha: tintAlpha) }

  /// Returns the standard deviation of the blur in pixels.
  func blur(under transform: CGAffineTransform) -> Double {
    GaussianBlur.sigma(radius: sigma, scale: transform.meanScale)
  }

  /// The change to a blurred pixel: blue, green, red, alpha from 0 to 255, premultiplied.
  var change: (SIMD4<Float>) -> SIMD4<Float> {
    let tint = tintColor
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
}

extension MaterialRecipe {
  /// Returns the figures of a material.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  static func of(
    _ thickness: MaterialThickness, _ scheme: MaterialScheme
  ) throws -> MaterialRecipe {
    let scheme = scheme == .dark ? "dark" : "light"
    guard let recipe = try all.get()[thickness.rawValue]?[scheme] else {
      throw RenderError.brokenResource(
        name: "materials.json", reason: "it has no \(thickness) for \(scheme) screens")
    }
    return recipe
  }

  /// All recipes, by thickness and then by scheme; read when the first is asked for.
  private static let all: Result<[String: [String: MaterialRecipe]], any Error> = Result {
    let entries = try Resource.decode([String: Entry].self, "materials")
    return entries.compactMapValues {
      if case .recipes(let recipes) = $0 { recipes } else { nil }
    }
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
