import Foundation

/// A colour at a place along a gradient.
public struct ColorStop: Hashable, Sendable {
  /// The colour at the stop.
  public var color: RGBAColor
  /// The place of the colour along the gradient, from 0, the start, to 1, the end.
  public var location: Double

  /// Creates a stop.
  public init(color: RGBAColor, location: Double) {
    (self.color, self.location) = (color, location)
  }
}
