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
  private var dark = Counterpart.none

  /// The picture that a dark screen shows instead; a structure cannot lie in itself.
  private indirect enum Counterpart: Hashable { case none, image(ImageReference) }

  /// Creates a reference.
  public init(name: String, location: Location, scale: Double = 1) {
    (self.name, self.location, self.scale) = (name, location, scale)
  }
}

extension ImageReference: Hashable {}

extension ImageReference {
  /// Creates a reference to a picture that is another one on a dark screen.
  ///
  ///     Image(ImageReference(light: day, dark: night)).resizable()
  public init(light: ImageReference, dark: ImageReference) {
    self = light.inLight
    let other = dark.inDark
    if other != self { self.dark = .image(other) }
  }

  /// A Boolean value that indicates whether the picture differs between light and dark screens.
  public var isOtherInDark: Bool { dark != .none }

  /// The picture on a light screen.
  public var inLight: ImageReference {
    var image = self
    image.dark = .none
    return image
  }

  /// The picture on a dark screen.
  public var inDark: ImageReference {
    if case .image(let image) = dark { image } else { self }
  }
}
