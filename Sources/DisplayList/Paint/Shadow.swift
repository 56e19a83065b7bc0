import Foundation

/// A blurred, coloured copy of a shape beneath it.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: RGBAColor
  /// The Gaussian's standard deviation, in points: SwiftUI's `radius`.
  public var radius: CGFloat
  /// The horizontal offset, in points.
  public var x: CGFloat
  /// The vertical offset, in points.
  public var y: CGFloat

  /// Creates a shadow; lengths are in points.
  public init(color: RGBAColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    (self.color, self.radius) = (color, max(0, radius.quantized))
    (self.x, self.y) = (x.quantized, y.quantized)
  }
}
