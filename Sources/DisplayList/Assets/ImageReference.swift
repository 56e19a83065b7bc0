import Foundation

/// A picture that an app brings, by name and place.
public struct ImageReference: Sendable {
  /// The place of an image's bytes.
  public enum Location: Hashable, Sendable {
    /// A file, read when the image is drawn.
    case file(path: String)
    /// The bytes of a file, in memory.
    case data(Data)
  }

  /// A name that is the same on every machine: it stands in the draw list's digest and in errors.
  public var name: String
  /// The place of the image's bytes.
  public var location: Location
  /// The number of the file's pixels in a point, 1 to 3; a vector file has 1.
  public var scale: Double

  /// Creates a reference.
  public init(name: String, location: Location, scale: Double = 1) {
    (self.name, self.location, self.scale) = (name, location, scale)
  }
}

extension ImageReference: Hashable {}
