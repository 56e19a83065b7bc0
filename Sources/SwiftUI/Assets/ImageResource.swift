/// An image of an asset catalogue, by the name that Xcode makes a constant of.
///
///     extension ImageResource {
///       static let harbour = ImageResource(name: "harbour")
///     }
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle?

  /// Creates a resource; nil is the app's own bundle.
  public init(name: String, bundle: Bundle? = nil) { (self.name, self.bundle) = (name, bundle) }
}
