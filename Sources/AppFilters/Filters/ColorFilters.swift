import DisplayList

extension FilterKind {
  /// Returns a picture as the filter changes it.
  func changed(_ image: CIImage, _ filter: CIFilter) -> CIImage {
    switch self {
    case .gaussianBlur, .boxBlur:
      image.filtered(.blur(radius: Double(max(0, filter.radius)), opaque: false))
    case .colorInvert: image.filtered(.colorInvert)
    case .hueAdjust: image.filtered(.hueRotation(.radians(Double(filter.angle))))
    case .colorControls:
      image.filtered(.saturation(Double(max(0, filter.saturation))))
        .filtered(.brightness(Double(filter.brightness)))
        .filtered(.contrast(Double(max(0, filter.contrast))))
    case .photoEffectMono: image.filtered(.grayscale(1))
    case .photoEffectNoir: image.filtered(.grayscale(1)).filtered(.contrast(1.4))
    case .photoEffectTonal: image.filtered(.grayscale(1)).filtered(.contrast(0.9))
    case .sourceOverCompositing: filter.backgroundImage.map(image.composited) ?? image
    default: matrix(filter).map { image.filtered(.colorMatrix($0)) } ?? image
    }
  }

  /// The mixture of components that a filter comes to; nil for a filter that leaves them.
  private func matrix(_ filter: CIFilter) -> [Double]? {
    switch self {
    case .sepiaTone: Self.mixed(Self.sepia, Double(filter.intensity))
    case .colorMonochrome:
      Self.mixed(
        Self.between(RGBAColor(red: 0, green: 0, blue: 0, alpha: 1), filter.color.value),
        Double(filter.intensity))
    case .falseColor: Self.between(filter.color0.value, filter.color1.value)
    case .exposureAdjust: Self.scaled(pow(2, Double(min(max(-10, filter.ev), 10))))
    case .maskToAlpha: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] + Self.light + [0, 0]
    default: nil
    }
  }

  /// The shares of red, green and blue in a colour's light (BT.709).
  private static let light = [0.2126, 0.7152, 0.0722]

  /// The usual browns, as CSS has them.
  private static let sepia = [
    0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0,
  ]

  /// Returns a colour for no light and another one for all of it, evenly between them.
  private static func between(_ dark: RGBAColor, _ bright: RGBAColor) -> [Double] {
    [
      (dark.red, bright.red), (dark.green, bright.green), (dark.blue, bright.blue),
    ]
    .flatMap { low, high in light.map { $0 * (high - low) } + [0, low] }
      + [0, 0, 0, 1, 0]
  }

  private static func scaled(_ factor: Double) -> [Double] {
    (0..<4).flatMap { row in
      (0..<5).map { $0 == row ? (row == 3 ? 1 : factor) : 0 }
    }
  }

  /// Returns a share of a mixture, and for the rest what was there.
  private static func mixed(_ matrix: [Double], _ share: Double) -> [Double] {
    let share = min(max(0, share), 1)
    return zip(matrix, scaled(1)).map { $0 * share + $1 * (1 - share) }
  }
}
