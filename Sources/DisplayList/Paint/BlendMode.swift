/// A mode in which a layer's colours are combined with those beneath (Compositing and Blending
/// level 1).
///
///     Text("42").foregroundStyle(.white).blendMode(.difference)
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The usual mixing, and separable modes up to soft light.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Hard light, both differences, and the modes that take hue, saturation or luminosity apart.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Porter-Duff operators, and sums that are clamped towards black or white.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
