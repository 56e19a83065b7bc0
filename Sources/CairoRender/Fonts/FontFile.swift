/// A font that an app brings.
public struct FontFile: Hashable, Sendable {
  public var path: String

  /// Creates a font file from its path.
  public init(path: String) { self.path = path }
}
