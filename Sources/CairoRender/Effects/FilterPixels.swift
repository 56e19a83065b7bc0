import CCairo
import DisplayList
import Foundation

extension Filter {
  /// Changes a canvas's pixels, on which the layer's points lie by a transform.
  func apply(to canvas: Canvas, under transform: CGAffineTransform, _ rasterizer: Rasterizer) {
    let scale = transform.meanScale
    switch self {
    case .blur(let radius, let opaque):
      blur(canvas, sigma: GaussianBlur.sigma(radius: radius, scale: scale), opaque: opaque)
    case .shadow(let shadow): rasterizer.addShadow(shadow, beneath: canvas, scale: scale)
    case .alphaThreshold(let min, let max, let color):
      canvas.withPixels { pixels in
        let color = PremultipliedColor(color)
        let paint = color.alpha << 24 | color.red << 16 | color.green << 8 | color.blue
        for index in 0..<canvas.width * canvas.height {
          let alpha = Double(pixels[index] >> 24) / 255
          pixels[index] = alpha >= min && alpha <= max && alpha > 0 ? paint : 0
        }
      }
    case .projection(let projection): projection.apply(to: canvas, under: transform)
    default:
      guard let matrix = ColorMatrix(self) else { return }
      canvas.withPixels { matrix.apply(to: $0, count: canvas.width * canvas.height) }
    }
  }

  private func blur(_ canvas: Canvas, sigma: Double, opaque: Bool) {
    canvas.withPixels { pixels in
      GaussianBlur.blur(
        BytePlane(pixels, width: canvas.width, height: canvas.height), sigma: sigma,
        edge: opaque ? .clamped : .zero)
    }
  }
}

/// A linear change of straight colour components.
struct ColorMatrix {
  /// Rows for red, green, blue and alpha; columns for the same and a constant.
  var rows: [[Double]]

  private static let luma = (0.2126, 0.7152, 0.0722)

  /// The matrix of a filter that changes colours; nil for others.
  ///
  /// The figures are those of Filter Effects level 1.
  init?(_ filter: Filter) {
    switch filter {
    case .brightness(let amount): self.init(scale: 1, offset: amount)
    case .contrast(let amount): self.init(scale: amount, offset: 0.5 - 0.5 * amount)
    case .saturation(let amount): self.init(saturation: amount)
    case .grayscale(let amount): self.init(saturation: 1 - min(1, max(0, amount)))
    case .hueRotation(let angle): self.init(hue: angle)
    case .colorInvert: self.init(scale: -1, offset: 1)
    case .colorMultiply(let color):
      self.init(rows: [
        [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0],
        [0, 0, 0, color.alpha, 0],
      ])
    case .luminanceToAlpha:
      let (r, g, b) = Self.luma
      let none = [0.0, 0, 0, 0, 0]
      self.init(rows: [none, none, none, [r, g, b, 0, 0]])
    case .colorMatrix(let numbers):
      guard numbers.count == 20 else { return nil }
      self.init(rows: stride(from: 0, to: 20, by: 5).map { Array(numbers[$0..<$0 + 5]) })
    case .blur, .shadow, .projection, .alphaThreshold: return nil
    }
  }

  private init(rows: [[Double]]) { self.rows = rows }

  private init(scale: Double, offset: Double) {
    rows = [
      [scale, 0, 0, 0, offset], [0, scale, 0, 0, offset], [0, 0, scale, 0, offset],
      [0, 0, 0, 1, 0],
    ]
  }

  init(saturation s: Double) {
    let (r, g, b) = Self.luma
    rows = [
      [r + (1 - r) * s, g - g * s, b - b * s, 0, 0],
      [r - r * s, g + (1 - g) * s, b - b * s, 0, 0],
      [r - r * s, g - g * s, b + (1 - b) * s, 0, 0], [0, 0, 0, 1, 0],
    ]
  }

  private init(hue: Angle) {
    let (r, g, b) = Self.luma
    // Rounded, since the C library's last bits differ between processors.
    let c = cos(hue.radians).quantized
    let s = sin(hue.radians).quantized
    rows = [
      [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
      [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
      [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
      [0, 0, 0, 1, 0],
    ]
  }

  /// Changes premultiplied pixels in place.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let m = rows.map { $0.map { Float($0) } }
    var lastIn: UInt32 = 0
    var lastOut = Self.change(0, m)
    for index in 0..<count {
      // Neighbours are mostly equal.
      if pixels[index] != lastIn {
        lastIn = pixels[index]
        lastOut = Self.change(lastIn, m)
      }
      pixels[index] = lastOut
    }
  }

  private static func change(_ pixel: UInt32, _ m: [[Float]]) -> UInt32 {
    let alpha = Float(pixel >> 24) / 255
    guard alpha > 0 else { return 0 }
    func straight(_ shift: UInt32) -> Float { Float((pixel >> shift) & 255) / 255 / alpha }
    let (r, g, b) = (straight(16), straight(8), straight(0))
    func row(_ row: [Float]) -> Float {
      let value = row[0] * r + row[1] * g + row[2] * b + row[3] * alpha + row[4]
      return min(1, max(0, value))
    }
    let newAlpha = row(m[3])
    func byte(_ value: Float) -> UInt32 { UInt32((value * newAlpha * 255).rounded()) }
    return UInt32((newAlpha * 255).rounded()) << 24 | byte(row(m[0])) << 16 | byte(row(m[1])) << 8
      | byte(row(m[2]))
  }
}
