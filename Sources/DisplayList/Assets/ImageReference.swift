import Foundation

/// A picture that an app brings, by name and place.
public struct ImageReference: Sendable {
  /// Where its bytes are.
  public enum Location: Hashable, Sendable {
    case file(path: String)
    case data(Data)
  }

  /// A name that is the same on every machine: it stands in the draw list's digest and in errors.
  public var name: String
  public var location: Location
  /// Pixels a point in the file, 1 to 3; a vector file has 1.
  public var scale: Double

  /// Creates a reference.
  public init(name: String, location: Location, scale: Double = 1) {
    (self.name, self.location, self.scale) = (name, location, scale)
  }
}

extension ImageReference: Hashable {}
