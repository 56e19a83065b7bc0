/// The `Contents.json` of a set in an asset catalogue.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  struct Components: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?
  }

  struct ColorValue: Decodable {
    let space: String?
    let components: Components?
    /// The name of a colour of the system, in place of components.
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  /// One variant of a colour, a picture or a data file.
  struct Variant: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let gamut: String?
    let color: ColorValue?
    let filename: String?
    let scale: String?
    /// The identifier of a data file's kind.
    let type: String?

    enum CodingKeys: String, CodingKey {
      case gamut = "display-gamut"
      case type = "universal-type-identifier"
      case idiom, appearances, color, filename, scale
    }
  }

  struct Properties: Decodable {
    let providesNamespace: Bool?
    /// The mode that images are rendered in, `template` or `original`.
    let renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  let colors: [Variant]?
  let images: [Variant]?
  let symbols: [Variant]?
  let data: [Variant]?
  let properties: Properties?

  /// A Boolean value that indicates whether no variant of a colour has a value.
  var isEmptyColor: Bool { (colors ?? []).allSatisfy { $0.color == nil } }
}

/// The traits by which a variant is chosen.
struct AssetTraits {
  let isDark: Bool
  let isHighContrast: Bool
  let isPad: Bool

  init(_ environment: EnvironmentValues, isDark: Bool) {
    self.isDark = isDark
    isHighContrast = environment.colorSchemeContrast == .increased
    isPad =
      environment.horizontalSizeClass == .regular
      && environment.verticalSizeClass == .regular
  }
}

extension AssetContents.Variant {
  private func value(of appearance: String) -> String? {
    appearances?.first { $0.appearance == appearance }?.value
  }

  /// A Boolean value that indicates whether the variant is for one scheme alone.
  var dependsOnScheme: Bool { value(of: "luminosity") != nil }

  /// Returns how well a variant suits the traits, or nil where it does not at all.
  ///
  /// The scheme counts most, then the contrast, the idiom, and last the gamut: pictures are sRGB.
  func suitability(_ traits: AssetTraits) -> Int? {
    var score = 0
    switch value(of: "luminosity") {
    case "dark": guard traits.isDark else { return nil }; score += 16
    case "light": guard !traits.isDark else { return nil }; score += 16
    default: break
    }
    if value(of: "contrast") == "high" {
      guard traits.isHighContrast else { return nil }
      score += 8
    }
    switch idiom {
    case "iphone": guard !traits.isPad else { return nil }; score += 4
    case "ipad": guard traits.isPad else { return nil }; score += 4
    case nil, "universal": score += 2
    default: return nil
    }
    return score + (gamut == "display-P3" ? 0 : 1)
  }
}
