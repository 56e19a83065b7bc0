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
  /// Rotates hues by an angle.
  case hueRotation(Angle)
  /// Multiplies colours by a colour.
  case colorMultiply(RGBAColor)
  /// Inverts colours.
  case colorInvert
  /// Turns luminance into the alpha of black.
  case luminanceToAlpha
  /// Mixes straight components: four rows of factors of red, green, blue and alpha and a constant,
  /// for each.
  case colorMatrix([Double])
  /// Paints a colour where the alpha lies within bounds, and nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, RGBAColor)
  /// Moves the pixels as seen in perspective, in the layer's points.
  case projection(Projection)
}
