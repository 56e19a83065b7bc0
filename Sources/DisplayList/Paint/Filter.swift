import Foundation

/// A change to the pixels of a layer, after its content is drawn.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur whose standard deviation is the radius, in points.
  case blur(radius: CGFloat, opaque: Bool)
  /// A shadow of the content's alpha, beneath it; sigma is the radius, in points.
  case shadow(Shadow)
  /// Adds to each component, from -1 to 1.
  case brightness(Double)
  /// Scales the distance of each component from the middle.
  case contrast(Double)
  /// Scales the distance of each pixel from its grey.
  case saturation(Double)
  /// Takes colour away, from 0 (none) to 1 (all).
  case grayscale(Double)
  case hueRotation(Angle)
  case colorMultiply(RGBAColor)
  case colorInvert
  case luminanceToAlpha
}

/// A blurred, coloured copy of a shape beneath it.
public struct Shadow: Hashable, Sendable {
  public var color: RGBAColor
  /// The Gaussian's standard deviation, in points: SwiftUI's `radius`.
  public var radius: CGFloat
  public var x: CGFloat
  public var y: CGFloat

  /// Creates a shadow; lengths are in points.
  public init(color: RGBAColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    (self.color, self.radius) = (color, max(0, radius.quantized))
    (self.x, self.y) = (x.quantized, y.quantized)
  }
}
