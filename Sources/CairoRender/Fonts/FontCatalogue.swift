/// The font files that the project names, and how their glyphs stand for Apple's.
struct FontCatalogue: Decodable {
  /// One font file.
  struct Face: Decodable, Hashable {
    var role: String
    var family: String
    var weight: Int
    var italic: Bool
    var package: String
    var path: String
    /// The XXH3 digests of the files of known releases, in hexadecimal.
    var digests: [String]

    /// A Boolean value that indicates whether the file holds only symbols.
    var isOfSymbols: Bool { role.hasPrefix("symbols.") }

    var source: FontSource {
      FontSource(
        family: family, weights: weight...weight, isItalic: italic, path: path,
        isColor: role == "emoji")
    }
  }

  /// The adjustments by which Inter measures as SF Pro does; lengths are in em.
  struct Calibration: Decodable {
    var lineHeight: Double
    var ascender: Double
    var capHeight: Double
    var glyphScale: Double
    /// Size in points and em added to each advance of Inter, in ascending order of sizes.
    var textTracking: [[Double]]
    /// Size in points and em added to each advance of Inter Display, in ascending order of sizes.
    var displayTracking: [[Double]]
    /// The size in points from which Inter Display is taken.
    var displayFrom: Double
  }

  var calibration: Calibration
  var fallback: [String]
  var faces: [Face]

  /// Returns the catalogue in the package's resources.
  static func load() throws -> FontCatalogue {
    var catalogue = try Resource.decode(FontCatalogue.self, "fonts")
    for index in catalogue.faces.indices { FontLocator.locate(&catalogue.faces[index]) }
    return catalogue
  }

  /// The files of text fonts: all but those that hold only symbols.
  var textFaces: [Face] { faces.filter { !$0.isOfSymbols } }

  /// The family of coloured pictures.
  var emojiFamily: String { faces.first { $0.role == "emoji" }?.family ?? "" }

  /// Returns the family that a design is drawn with at a size.
  func family(_ design: String, size: Double) -> String {
    let role = design == "default" ? (size >= calibration.displayFrom ? "display" : "ui") : design
    return faces.first { $0.role == role }?.family ?? "Inter"
  }

  /// Em added to each advance of a family at a size, so that widths are SF Pro's.
  func tracking(_ family: String, size: Double) -> Double {
    switch family {
    case "Inter Display": Self.interpolate(calibration.displayTracking, at: size)
    case "Inter": Self.interpolate(calibration.textTracking, at: size)
    default: 0
    }
  }

  /// Returns the ratio of a family's glyphs, as drawn, to the font's size.
  func glyphScale(_ family: String) -> Double {
    family.hasPrefix("Inter") ? calibration.glyphScale : 1
  }

  private static func interpolate(_ table: [[Double]], at x: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if x <= first[0] { return first[1] }
    for (low, high) in zip(table, table.dropFirst()) where x <= high[0] {
      return low[1] + (high[1] - low[1]) * (x - low[0]) / (high[0] - low[0])
    }
    return last[1]
  }
}
