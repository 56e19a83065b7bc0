import Foundation

/// A Gaussian blur of planes of bytes.
///
/// A wide blur is taken on a smaller picture: averaged over blocks, convolved with the Gaussian,
/// and interpolated back. Averaging and interpolating widen the blur themselves, by the variances
/// of their own kernels, which are taken off the Gaussian's.
enum GaussianBlur {
  /// Returns the weights of a Gaussian, from its middle outwards; they add up to 1 over both sides.
  static func kernel(sigma: Double) -> [Float] {
    guard sigma > 0.01 else { return [1] }
    let reach = max(1, Int((sigma * 3.2).rounded(.up)))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    // Rounded to 2^-20, so that the last bits of exp() on another processor do not matter.
    return weights.map { Float((($0 / sum) * 1_048_576).rounded() / 1_048_576) }
  }

  /// The widest blur, in pixels, so that no picture grows without bound.
  static let limit = 400.0

  /// Returns the standard deviation in pixels of a radius in points, within ``limit``.
  static func sigma(radius: CGFloat, scale: CGFloat) -> Double {
    let sigma = Double(radius * scale)
    return sigma.isNaN ? 0 : min(limit, max(0, sigma))
  }

  /// By how much the sides of a picture are divided before it is blurred.
  static func reduction(sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor) > 8 { factor *= 2 }
    return factor
  }

  /// Returns the reach of a blur, in pixels.
  static func reach(sigma: Double) -> Int {
    sigma <= 0 ? 0 : Int((sigma * 3.2).rounded(.up)) + reduction(sigma: sigma) * 2
  }

  /// The pixels beyond the picture's edge: clear, or those of the edge.
  enum Edge { case zero, clamped }

  /// Blurs rows of interleaved bytes in place.
  static func blur(_ bytes: BytePlane, sigma: Double, edge: Edge) {
    guard sigma > 0.05, bytes.width > 0, bytes.height > 0 else { return }
    var plane = FloatPlane(averaging: bytes, factor: reduction(sigma: sigma))
    plane.blur(sigma: sigma, edge)
    plane.write(to: bytes, x: 0, y: 0)
  }
}

/// Rows of bytes, `channels` for each pixel.
struct BytePlane {
  var base: UnsafeMutablePointer<UInt8>
  var width: Int
  var height: Int
  /// Bytes from a row to the next.
  var stride: Int
  var channels: Int
}

extension BytePlane {
  /// The four components of pixels.
  init(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    self.init(
      base: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), width: width,
      height: height, stride: width * 4, channels: 4)
  }

  /// A mask's coverage.
  init(_ mask: Mask) {
    self.init(
      base: mask.bytes, width: mask.bounds.width, height: mask.bounds.height, stride: mask.stride,
      channels: 1)
  }
}
